// Sentences about things that are stood, tipped and laid flat, and about what runs meanwhile.

export const posedEn = {
  'page.gauge.unheard': 'Unknown: its sensor is silent',
  'page.posed': 'How each piece is held',
  'page.posed.of': '{what} of {name}',
  'page.posed.upright': '{what}: set it upright',
  'page.posed.inverted': '{what}: hold it upside down',
  'page.posed.lying': '{what}: lay it flat',
  'page.posed.is.upright': 'standing',
  'page.posed.is.inverted': 'upside down',
  'page.posed.is.lying': 'flat',
  'page.posed.is.tilted': 'tilted',
  'page.posed.is.away': 'not sensed yet'
} as const

export const posedFr = {
  'page.gauge.unheard': 'Inconnu : son capteur se tait',
  'page.posed': 'Comment chaque objet est tenu',
  'page.posed.of': '{what} de {name}',
  'page.posed.upright': '{what} : le dresser',
  'page.posed.inverted': '{what} : le tenir tête en bas',
  'page.posed.lying': '{what} : le mettre à plat',
  'page.posed.is.upright': 'debout',
  'page.posed.is.inverted': 'tête en bas',
  'page.posed.is.lying': 'à plat',
  'page.posed.is.tilted': 'penché',
  'page.posed.is.away': 'pas encore détecté'
} as const

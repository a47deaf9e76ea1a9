// Sentences about sounds: their offer at the first press, and their volume.

export const soundsEn = {
  'page.menu.volume': 'Volume',
  'page.sounds.offer': 'Play sounds for turns, fouls and the end?',
  'page.sounds.on': 'Turn sounds on',
  'page.sounds.off': 'Stay silent'
} as const

export const soundsFr = {
  'page.menu.volume': 'Volume',
  'page.sounds.offer': 'Voulez-vous des sons pour les tours, les fautes et la fin ?',
  'page.sounds.on': 'Activer les sons',
  'page.sounds.off': 'Pas de son'
} as const

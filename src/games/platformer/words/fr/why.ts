// French reasons of the coach. None tells the move itself.

export const why = {
  'why.boss': 'Vos dés et vos Gemmes peuvent vaincre le Boss dans ce tour.',
  'why.loot': 'Cet Ennemi rapporte {coins} {coins|Pièce|Pièces} et {gems} {gems|Gemme|Gemmes}.',
  'why.sword': 'Une épée gardée renforce votre prochaine attaque.',
  'why.special': 'Un dé Spécial réglé est un dé de plus au prochain tour.',
  'why.buy': 'Vous pouvez la payer, et les Magasins sont rares.',
  'why.back': 'Rien d’autre n’est possible tant que votre Héros n’est pas revenu.',
  'why.back.above': 'Votre Héros revient près du Boss.',
  'why.gem': 'Une Gemme rend une attaque plus forte.',
  'why.above': 'Là-haut, il ne reste que le Boss à vaincre.',
  'why.climb': 'Qui grimpe le plus vite arrive le premier au Boss.'
}

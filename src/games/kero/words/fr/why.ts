// French reasons of the coach. None tells the move itself.

export const why = {
  'why.refuel': 'Votre camion est plein à {n} % : plus de sable permet plus de lancers.',
  'why.dice': 'Ce que d’autres dés devraient rapporter vaut plus que leur prix.',
  'why.fire': 'Le feu bloquerait des dés que vous pouvez encore améliorer.',
  'why.again': 'En moyenne, un lancer de plus rapporte {gain} points de plus que son sable.',
  'why.sand': 'Le sable risque de manquer pour un lancer, et une panne coûte le tour.',
  'why.stop': 'Un lancer de plus rapporterait moins que ne vaut son sable.',
  'why.pass': 'Cette carte vous vaut {n} {n|point|points} : chacune compte plus que la précédente.',
  'why.power': 'Un pouvoir sert à tous les tours suivants : mieux vaut l’avoir tôt.',
  'why.points': 'Des points sont acquis, quoi que rapportent les terres.',
  'why.slot': 'Au dernier tour, seuls les emplacements complets comptent.',
  'why.land.tie': 'Vous y êtes à égalité : un explorateur de plus fait la différence.',
  'why.land.reach': 'Votre adversaire n’y a qu’un explorateur d’avance.',
  'why.land.first': 'Cette terre vaut plus pour vous que les autres.',
  'why.march': 'Placés ailleurs, vos explorateurs décideraient de plus de terres.',
  'why.two': 'Il ne vous manque que deux ressources pour quelque chose de mieux.'
}

// French reasons of the coach. None tells the move itself.

export const why = {
  'why.points': 'Cela vaut aussitôt {n} {n|point|points} de victoire.',
  'why.free': 'Cela ne coûte rien d’autre et apporte aussitôt rubium, unités ou cartes.',
  'why.sell': 'Cette carte vous est moins utile que le rubium qu’elle rapporte.',
  'why.mine': 'À portée se trouve une mine qui vous rapporterait {n} rubium par tour.',
  'why.explore': 'À portée se trouve une tuile cachée : peut-être une unité ou une mine.',
  'why.monolith': 'Si vous contrôlez le Monolithe, vous piochez deux cartes Énergie par tour.',
  'why.attack': 'Avec ce que vous pouvez y amener, environ {n} % des lancers gagnent ce combat.',
  'why.fight': 'Vos unités y gagnent avec environ {n} % des lancers.',
  'why.flee': 'Là où elle est, un adversaire l’emporterait avec environ {n} % des lancers.',
  'why.support': 'Un adversaire qui attaque là gagnerait environ {n} fois sur 100.',
  'why.near': 'De là, la prochaine tuile ou le prochain ennemi est plus près.',
  'why.save': 'Si vous gardez vos mines, vous pourrez acheter au prochain tour : {unit}.',
  'why.hold': 'Nulle part ailleurs vos unités ne vaudraient davantage.',
  'why.breath': 'Sur 4+, une unité ennemie est perdue, et votre Dragon ne risque rien.',
  'why.win': 'Sans autre carte, environ {n} % des lancers vous donnent ce combat.',
  'why.repel': 'Sans autre carte, l’attaque échoue avec environ {n} % des lancers.'
}

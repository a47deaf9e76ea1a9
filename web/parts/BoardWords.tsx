// The board for those who hear it: who stands where, and what is lit. Unseen, never in the way.

import { nameOfPlace } from '../state/fixes.ts'
import { inView, legend } from '../state/store.ts'
import { say, t } from '../words/reader.ts'

export function BoardWords() {
  const now = inView.value
  if (!now?.scene) return null
  const layerOf = (id: string) => now.scene?.places.find((p) => p.id === id)?.layer
  const alike = Map.groupBy(
    now.scene.pieces.filter((piece) => layerOf(piece.place) !== 'ground'),
    ({ kind, place }) => `${kind} ${place}`
  )
  const cues = [...new Set(now.lamps.map((lamp) => lamp.cue))]
  return (
    <ul class="unseen">
      {[...alike].map(([key, { length: n, 0: piece }]) => (
        <li key={key}>
          {piece &&
            t(n > 1 ? 'page.table.things' : 'page.board.stands', {
              n,
              what: piece.name,
              where: nameOfPlace(piece.place, now)
            })}
        </li>
      ))}
      {cues.map((cue) => {
        const label = legend.value.cues.find((c) => c.cue === cue)?.label
        const where = now.lamps.filter((lamp) => lamp.cue === cue).map((lamp) => nameOfPlace(lamp.place, now))
        return <li key={cue}>{t('page.board.lit', { cue: label ? say(label) : cue, where })}</li>
      })}
    </ul>
  )
}

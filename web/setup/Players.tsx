// The players of a match being set up: each with what the game's seat schema asks, more or fewer of them by a button.

import type { Reader } from '../../src/core/words.ts'
import type { GameCard } from '../../src/server/messages.ts'
import { Icon, SeatShape } from '../board/Icon.tsx'
import { t } from '../words/reader.ts'
import { bringsOf, type Draft, levelAt, withLevel, withSeats } from './draft.ts'
import { lentNames } from './names.ts'
import { PickPlayer } from './PickPlayer.tsx'
import { SchemaField } from './SchemaField.tsx'
import { withPart } from './schema.ts'

interface Props {
  readonly draft: Draft
  readonly card: GameCard
  readonly by: Reader
  readonly change: (draft: Draft) => void
}

/** So many fields of a player are always in sight; the others are folded away. */
const placesShown = 2

export function Players({ draft, card, by, change }: Props) {
  const { min, max } = card.seats
  const count = draft.seats.length
  const parts = Object.entries(card.seat.properties ?? {})
  const resize = (to: number) => change(withSeats(draft, card, to, lentNames()))
  const field = (seat: number, [name, schema]: (typeof parts)[number]) => (
    <SchemaField
      key={name}
      name={name}
      root={card.seat}
      schema={schema}
      by={by}
      value={bringsOf(draft, card, seat)[name]}
      change={(value) =>
        change({ ...draft, seats: draft.seats.map((it, i) => (i === seat ? withPart(it, name, value) : it)) })
      }
    />
  )
  return (
    <section class="panel players">
      <h2>{t('page.setup.players')}</h2>
      {draft.seats.map((_, seat) => (
        <fieldset key={seat} class="player">
          <legend>
            <SeatShape seat={seat} /> {t('page.setup.player', { n: seat + 1 })}
          </legend>
          <PickPlayer
            label={t('page.setup.by')}
            player={levelAt(draft.agreed, seat)}
            more={[['adjusting', t('page.setup.by.adjusting')]]}
            note={levelAt(draft.agreed, seat) === 'adjusting' ? t('page.setup.by.adjusting.note') : null}
            change={(to) => change(withLevel(draft, seat, to))}
          />
          {parts.slice(0, placesShown).map((part) => field(seat, part))}
          {parts.length > placesShown && (
            <details>
              <summary>{t('page.setup.player.more')}</summary>
              {parts.slice(placesShown).map((part) => field(seat, part))}
            </details>
          )}
        </fieldset>
      ))}
      <div class="list-tools">
        {count < max && (
          <button type="button" class="quiet" onClick={() => resize(count + 1)}>
            <Icon name="plus" size={18} /> {t('page.setup.add')}
          </button>
        )}
        {count > min && (
          <button type="button" class="quiet" onClick={() => resize(count - 1)}>
            <Icon name="minus" size={18} /> {t('page.setup.remove', { n: count })}
          </button>
        )}
      </div>
    </section>
  )
}

// The second click: which game, and from where. The first entry is a table that is laid and ready to be thrown at.

import type { Reader } from '../../src/core/words.ts'
import type { GameCard } from '../../src/server/messages.ts'
import { CueSign, Icon } from '../board/Icon.tsx'
import { Later } from '../parts/Later.tsx'
import { from, newDraft, startOfMatch, withSeats } from '../setup/draft.ts'
import { lentNames } from '../setup/names.ts'
import { begin, sit } from '../state/commands.ts'
import { teach } from '../state/lessons.ts'
import { go } from '../state/place.ts'
import { lang } from '../state/prefs.ts'
import { games } from '../state/store.ts'
import { Offer } from '../voice/Offer.tsx'
import { readerOf, say, t, wordOr } from '../words/reader.ts'

/** Positions by number of players, the smallest table first. */
export const readyPositions = (card: GameCard): string[] =>
  Object.keys(card.positions).sort((a, b) => (card.positions[a]?.seats ?? 0) - (card.positions[b]?.seats ?? 0))

/** Where nothing lies ready, so many players at most have a button of their own; more of them set the table up themselves. */
const mostPlayers = 4

/** Begins at a position that lies ready, or by the ordinary set-up with so many players. */
function play(card: GameCard, position: string | null, players?: number): void {
  const empty = newDraft(card, lentNames(), lang.value)
  const draft =
    players === undefined ? from(empty, card, position, lentNames()) : withSeats(empty, card, players, lentNames())
  sit('all')
  begin(card.id, startOfMatch(draft, card))
  go('table')
}

/** The smallest table that lies ready, with a sentence at each first step. */
function learn(card: GameCard): void {
  teach(true)
  play(card, readyPositions(card)[0] ?? null)
}

const past = () => import('../replay/Past.tsx')

export default () => (
  <main class="play">
    <header class="setup-head">
      <button type="button" class="tool" aria-label={t('page.back')} onClick={() => go('door')}>
        <Icon name="left" />
      </button>
      <h1>{t('page.play.title')}</h1>
    </header>
    <Offer />
    {games.value.length === 0 && <p class="faint">{t('page.headline.loading')}</p>}
    {games.value.map((card) => (
      <Starts key={card.id} card={card} />
    ))}
    <Later load={past} />
  </main>
)

function Starts({ card }: { card: GameCard }) {
  const by = readerOf(card.words, [])
  const ready = readyPositions(card)
  const { min, max } = card.seats
  const counts = Array.from({ length: Math.min(max, mostPlayers) - min + 1 }, (_, i) => min + i)
  const { preset } = newDraft(card, [], lang.value)
  const rules = preset === null ? null : wordOr(`preset.${preset}`, by)
  return (
    <section>
      <Box card={card} by={by} />
      <div class="door-starts">
        {ready.map((id, i) => {
          const it = card.positions[id]
          return (
            it && (
              <button key={id} type="button" class={i === 0 ? 'entry main' : 'entry'} onClick={() => play(card, id)}>
                <Icon name="throw" size={32} />
                <b>{t('page.play.seats', { n: it.seats })}</b>
                <span>{say(it.title, by)}</span>
                <small>{wordOr('guide.ready', by) ?? t('page.play.ready')}</small>
              </button>
            )
          )
        })}
        {ready.length > 0 ? (
          <button type="button" class="entry" onClick={() => play(card, null)}>
            <Icon name="tiles" size={32} />
            <b>{t('page.play.place')}</b>
            <span>{wordOr('guide.place', by) ?? t('page.play.place.more')}</span>
          </button>
        ) : (
          counts.map((players, i) => (
            <button
              key={players}
              type="button"
              class={i === 0 ? 'entry main' : 'entry'}
              onClick={() => play(card, null, players)}
            >
              <Icon name="throw" size={32} />
              <b>{t('page.play.seats', { n: players })}</b>
              <span>{wordOr('guide.fresh', by) ?? t('page.play.fresh')}</span>
            </button>
          ))
        )}
        {card.guide?.lessons && card.guide.lessons.length > 0 && (
          <button type="button" class="entry" onClick={() => learn(card)}>
            <Icon name="hand" size={32} />
            <b>{t('page.lesson')}</b>
            <span>{t('page.lesson.more')}</span>
          </button>
        )}
        <button type="button" class="entry" onClick={() => go('setup')}>
          <Icon name="people" size={32} />
          <b>{t('page.play.own')}</b>
        </button>
      </div>
      {rules && <p class="play-rules">{t('page.play.rules', { rules })}</p>}
    </section>
  )
}

/** The game as it stands on a shelf: its picture, how many play, how long. */
function Box({ card, by }: { card: GameCard; by: Reader }) {
  const { minutes } = card.guide ?? {}
  const { min, max } = card.seats
  const text = wordOr('guide.text', by)
  return (
    <header class="box">
      {card.art.includes('box') ? (
        <img src={`/api/games/${card.id}/art/box.svg`} alt="" width={96} height={96} />
      ) : (
        <span class="box-plain" aria-hidden="true">
          <Icon name="tiles" size={48} />
        </span>
      )}
      <div>
        <h2>{say(card.title, by)}</h2>
        {text && <p>{text}</p>}
        <p class="box-facts">
          <span>
            <Icon name="people" size={20} />{' '}
            {min === max ? t('page.play.seats', { n: min }) : t('page.play.from', { min, max })}
          </span>
          {minutes && (
            <span>
              <CueSign cue="wait" /> {t('page.play.minutes', { min: minutes[0], max: minutes[1] })}
            </span>
          )}
        </p>
        <a class="quiet" href={`#rules/${card.rules[0]?.rule ?? ''}`}>
          {t('page.rules')}
        </a>
      </div>
    </header>
  )
}

// Setting up a match: game, players, rules and where to start from, in one form drawn from the game's own schemas.

import { useLayoutEffect, useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import { Hints } from '../coach/Hints.tsx'
import { PlaysFor } from '../parts/PlaysFor.tsx'
import { drawnFor } from '../state/art.ts'
import { begin, sit } from '../state/commands.ts'
import { go } from '../state/place.ts'
import { lang, type Sitting, sitting, watching } from '../state/prefs.ts'
import { doc, games } from '../state/store.ts'
import { readerOf, say, t, wordOr } from '../words/reader.ts'
import { Agreed } from './Agreed.tsx'
import { bringsOf, type Draft, from, newDraft, startOfMatch } from './draft.ts'
import { lentNames } from './names.ts'
import { Pick } from './Pick.tsx'
import { Players } from './Players.tsx'
import { SchemaField } from './SchemaField.tsx'

export default function Setup() {
  const [first] = games.value
  const [draft, setDraft] = useState<Draft | null>(null)
  const [plays, choosePlays] = useState<Sitting>('all')
  // What the form shows of a game is drawn as that game draws it.
  const chosen = games.value.find((g) => g.id === draft?.game) ?? first
  useLayoutEffect(() => {
    drawnFor.value = chosen ?? null
    return () => {
      drawnFor.value = null
    }
  }, [chosen?.id])
  if (!first) return <p class="faint">{t('page.headline.loading')}</p>
  const now = draft ?? newDraft(first, lentNames(), lang.value)
  const card = chosen ?? first
  const by = readerOf(card.words, [])
  const names = now.seats.map((_, seat) => String(bringsOf(now, card, seat).name ?? seat + 1))
  const rules = Object.keys(card.options.properties ?? {}).length
  return (
    <main>
      <form
        class="setup"
        aria-label={t('page.setup.title')}
        onSubmit={(event) => {
          event.preventDefault()
          if (watching.value || plays !== sitting.value) sit(plays)
          begin(card.id, startOfMatch(now, card))
          // Who plays on other devices is invited now.
          go(plays !== 'all' ? 'people' : doc.value?.virtual ? 'table' : 'board')
        }}
      >
        <header class="setup-head">
          <button type="button" class="tool" aria-label={t('page.back')} onClick={() => go('door')}>
            <Icon name="left" />
          </button>
          <h1>{t('page.setup.title')}</h1>
        </header>
        <section class="panel basics">
          <Pick
            label={t('page.setup.game')}
            value={card.id}
            options={games.value.map((g) => [g.id, say(g.title, readerOf(g.words, []))])}
            change={(id) => {
              const chosen = games.value.find((g) => g.id === id)
              if (chosen) setDraft(newDraft(chosen, lentNames(), lang.value))
            }}
          />
          <Pick
            label={t('page.setup.start')}
            value={now.position ?? ''}
            options={[
              ['', t('page.setup.start.empty')],
              ...Object.entries(card.positions).map(([id, it]): [string, string] => [
                id,
                `${say(it.title, by)} (${t('page.play.seats', { n: it.seats })})`
              ])
            ]}
            change={(id) => setDraft(from(now, card, id === '' ? null : id, lentNames()))}
          />
          <Pick
            label={t('page.setup.preset')}
            value={now.preset ?? ''}
            options={[
              ...Object.keys(card.presets).map((id): [string, string] => [id, wordOr(`preset.${id}`, by) ?? id]),
              ...(now.preset === null ? [['', t('page.setup.preset.own')] as [string, string]] : [])
            ]}
            change={(id) => setDraft({ ...now, preset: id, options: card.presets[id] })}
          />
          {card.secrets && (
            <Agreed agreed={now.agreed} names={names} change={(agreed) => setDraft({ ...now, agreed })} />
          )}
          <Hints agreed={now.agreed} change={(agreed) => setDraft({ ...now, agreed })} />
          {rules > 0 && (
            <details class="setup-rules">
              <summary>{t('page.setup.more', { n: rules })}</summary>
              <SchemaField
                name="options"
                called={t('page.setup.rules')}
                root={card.options}
                schema={card.options}
                value={now.options}
                change={(options) => setDraft({ ...now, options, preset: null })}
                by={by}
              />
            </details>
          )}
        </section>
        <Players draft={now} card={card} by={by} change={setDraft} />
        <section class="panel setup-devices">
          <h2>{t('page.setup.device')}</h2>
          <PlaysFor names={names} sits={plays} choose={choosePlays} />
          <p class="faint">{t(plays === 'all' ? 'page.setup.device.all' : 'page.setup.device.some')}</p>
          {card.secrets && typeof plays !== 'number' && <p class="faint">{t('page.setup.device.away')}</p>}
        </section>
        <button type="submit" class="strong-button begin" data-over>
          {t(doc.value?.virtual ? 'page.setup.begin.virtual' : 'page.setup.begin')}
        </button>
      </form>
    </main>
  )
}

// Setting up a match: game, players, rules and where to start from, in one form drawn from the game's own schemas.

import { useState } from 'preact/hooks'
import { Icon } from '../board/Icon.tsx'
import { begin, sit } from '../state/commands.ts'
import { go } from '../state/place.ts'
import { watching } from '../state/prefs.ts'
import { doc, games } from '../state/store.ts'
import { readerOf, say, t, wordOr } from '../words/reader.ts'
import { Agreed } from './Agreed.tsx'
import { bringsOf, type Draft, from, newDraft, startOfMatch } from './draft.ts'
import { lentNames } from './names.ts'
import { Pick } from './Pick.tsx'
import { Players } from './Players.tsx'
import { SchemaField } from './SchemaField.tsx'

export function Setup() {
  const [first] = games.value
  const [draft, setDraft] = useState<Draft | null>(null)
  if (!first) return <p class="faint">{t('page.band.loading')}</p>
  const now = draft ?? newDraft(first, lentNames())
  const card = games.value.find((g) => g.id === now.game) ?? first
  const by = readerOf(card.words, [])
  const rules = Object.keys(card.options.properties ?? {}).length
  return (
    <form
      class="setup"
      aria-label={t('page.setup.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (watching.value) sit('all')
        begin(card.id, startOfMatch(now, card))
        go(doc.value?.virtual ? 'table' : 'board')
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
            if (chosen) setDraft(newDraft(chosen, lentNames()))
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
          <Agreed
            agreed={now.agreed}
            names={now.seats.map((_, seat) => String(bringsOf(now, card, seat).name ?? seat + 1))}
            change={(agreed) => setDraft({ ...now, agreed })}
          />
        )}
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
      <button type="submit" class="strong-button begin" data-over>
        {t(doc.value?.virtual ? 'page.setup.begin.virtual' : 'page.setup.begin')}
      </button>
    </form>
  )
}

// The rules of a game as it tells them itself: every rule by its id, to search in and to link to. Loaded when it is asked for.

import { useEffect, useState } from 'preact/hooks'
import type { GameCard } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { goBack, under } from '../state/place.ts'
import { game, games } from '../state/store.ts'
import { readerOf, say, t } from '../words/reader.ts'

export default function Rules() {
  const [chosen, choose] = useState<string | null>(null)
  const [wanted, want] = useState('')
  const [linked] = under.value
  const holds = (card: GameCard): boolean => card.rules.some(({ rule }) => rule === linked)
  const card = games.value.find(({ id }) => id === chosen) ?? games.value.find(holds) ?? game.value ?? games.value[0]
  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView({ block: 'center' })
  }, [linked, card?.id])
  if (!card) return <main class="rules">{t('page.headline.loading')}</main>
  const by = readerOf(card.words, [])
  const told = card.rules.map(({ rule, text, example }) => ({
    rule,
    text: say(text, by),
    example: example && say(example, by)
  }))
  const plain = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const found = told.filter((it) => plain(`${it.rule} ${it.text} ${it.example ?? ''}`).includes(plain(wanted)))
  return (
    <main class="rules">
      <header class="setup-head">
        <button type="button" class="tool" aria-label={t('page.back')} onClick={goBack}>
          <Icon name="left" />
        </button>
        <h1>{t('page.rules.of', { game: say(card.title, by) })}</h1>
      </header>
      <nav class="list-tools" aria-label={t('page.setup.game')}>
        {games.value.map(({ id, title, words }) => (
          <button key={id} type="button" class="quiet" aria-pressed={id === card.id} onClick={() => choose(id)}>
            {say(title, readerOf(words, []))}
          </button>
        ))}
      </nav>
      <label class="field">
        <span>{t('page.rules.search')}</span>
        <input type="search" value={wanted} onInput={(event) => want(event.currentTarget.value)} />
      </label>
      <p class="faint" role="status">
        {t('page.rules.found', { n: found.length })}
      </p>
      <ol>
        {found.map(({ rule, text, example }) => (
          <li key={rule} id={rule} class={rule === linked ? 'linked' : ''}>
            <a class="rule-id" href={`#rules/${rule}`}>
              {rule}
            </a>
            <p>{text}</p>
            {example && (
              <p class="rule-example">
                <em>{t('page.rule.example')}</em> {example}
              </p>
            )}
          </li>
        ))}
      </ol>
    </main>
  )
}

// The rules of a game as it tells them itself: every rule by its id, to search in and to link to. Loaded when it is asked for.

import { useEffect, useState } from 'preact/hooks'
import type { Example } from '../../src/core/page.ts'
import type { GameCard } from '../../src/server/messages.ts'
import { Icon } from '../board/Icon.tsx'
import { lentNames } from '../setup/names.ts'
import { drawnFor } from '../state/art.ts'
import { goBack, under } from '../state/place.ts'
import { game, games } from '../state/store.ts'
import { readerOf, say, t } from '../words/reader.ts'
import { Board } from './Board.tsx'

type Examples = Readonly<Record<string, Example>>

export default function Rules() {
  const [chosen, choose] = useState<string | null>(null)
  const [wanted, want] = useState('')
  const [linked] = under.value
  const holds = (card: GameCard): boolean => card.rules.some(({ rule }) => rule === linked)
  const card = games.value.find(({ id }) => id === chosen) ?? games.value.find(holds) ?? game.value ?? games.value[0]
  const [examples, show] = useState<{ readonly of: string; readonly all: Examples } | null>(null)
  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView({ block: 'center' })
  }, [linked, card?.id, examples])
  useEffect(() => {
    if (!card) return
    drawnFor.value = card
    void load(card.id).then((all) => show({ of: card.id, all }))
    return () => {
      drawnFor.value = null
    }
  }, [card?.id])
  if (!card) return <main class="rules">{t('page.headline.loading')}</main>
  const by = readerOf(card.words, lentNames())
  const boards = examples?.of === card.id ? examples.all : {}
  const told = card.rules.map(({ rule, text, example }) => ({
    rule,
    text: say(text, by),
    example: example && say(example, by)
  }))
  // As anybody types: without accents, and without what keeps words on one line.
  const plain = (words: string): string =>
    words.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u2010', '-')
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
            {boards[rule] && <Board example={boards[rule]} by={by} />}
          </li>
        ))}
      </ol>
    </main>
  )
}

/** The boards of a game, by rule; a game without scenarios has none. */
async function load(game: string): Promise<Examples> {
  try {
    const answer = await fetch(`/examples/${game}.json`)
    return answer.ok ? await answer.json() : {}
  } catch {
    return {}
  }
}

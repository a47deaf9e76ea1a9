// Art that a game brings, fetched once and made into symbols that take a seat's colour. A drawing that cannot be read is left out.

import { effect, signal } from '@preact/signals'
import type { GameCard } from '../../src/server/messages.ts'
import { game } from './store.ts'

export interface Drawing {
  readonly id: string
  readonly viewBox: string
  readonly markup: string
}

/** The game whose rules somebody reads: it is drawn, not the one that is played. */
export const drawnFor = signal<GameCard | null>(null)

/** Drawings of the game being played or read, by look. */
export const drawings = signal<ReadonlyMap<string, Drawing>>(new Map())

const foreign = 'script, foreignObject, iframe, style, animate, set'

/** An SVG file as a symbol. Its ids are made unique, so that two drawings may both have a gradient `a`. */
export function drawing(look: string, svg: string): Drawing | null {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (root?.nodeName.toLowerCase() !== 'svg') return null
  for (const node of root.querySelectorAll(foreign)) node.remove()
  for (const node of root.querySelectorAll('*')) {
    for (const { name } of [...node.attributes]) if (name.startsWith('on')) node.removeAttribute(name)
  }
  const viewBox =
    root.getAttribute('viewBox') ?? `0 0 ${root.getAttribute('width') ?? 100} ${root.getAttribute('height') ?? 100}`
  const markup = root.innerHTML
    .replace(/\bid="([^"]+)"/g, `id="${look}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${look}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${look}-$1"`)
  return { id: `art-${look}`, viewBox, markup }
}

/** Fetches the art of each game that is played or read. */
export function gatherArt(): void {
  effect(() => {
    const card = drawnFor.value ?? game.value
    if (!card) return
    void Promise.all(
      card.art.filter((look) => look !== 'box').map(async (look) => [look, await fetchDrawing(card.id, look)] as const)
    ).then((all) => {
      if (card === (drawnFor.peek() ?? game.peek()))
        drawings.value = new Map(all.filter((it): it is readonly [string, Drawing] => it[1] !== null))
    })
  })
}

async function fetchDrawing(game: string, look: string): Promise<Drawing | null> {
  try {
    const answer = await fetch(`/api/games/${game}/art/${look}.svg`)
    return answer.ok ? drawing(look, await answer.text()) : null
  } catch {
    return null
  }
}

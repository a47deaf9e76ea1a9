// Finds what is wrong with the page as it is drawn now. It runs inside the page, so it may use only its argument and the document.

export interface Limits {
  /** The least share of the screen for the stage. `lowStage` applies to screens up to `lowHeight` pixels high, such as small phones. */
  readonly stage: number
  readonly lowStage: number
  readonly lowHeight: number
  /** The least width and height of a target, in CSS pixels. */
  readonly target: number
}

export const limits: Limits = { stage: 0.55, lowStage: 0.45, lowHeight: 600, target: 44 }

/** What players need at this moment: it must be visible without scrolling. */
export const needed = [
  '.headline-say',
  '.choices .target',
  '.choices .chip',
  '.tray .die-button',
  '.tray-tools button',
  '.due .die-button',
  '.now .counter',
  '.pad.plays .pad-name',
  '.tabs button',
  '.page:has(.stage) .corner button'
].join()

export function judge({ stage, lowStage, lowHeight, target, needed }: Limits & { needed: string }): string[] {
  interface Area {
    left: number
    top: number
    right: number
    bottom: number
  }
  const wide = document.documentElement.clientWidth
  const tall = document.documentElement.clientHeight
  const screen: Area = { left: 0, top: 0, right: wide, bottom: tall }
  const found: string[] = []
  const cut = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom)
  })
  const size = (a: Area): number => Math.max(0, a.right - a.left) * Math.max(0, a.bottom - a.top)
  const within = (a: Area, b: Area): boolean =>
    a.left >= b.left - 1.5 && a.top >= b.top - 1.5 && a.right <= b.right + 1.5 && a.bottom <= b.bottom + 1.5
  const name = (it: Element): string => {
    const words = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `${it.tagName.toLowerCase()}.${[...it.classList].join('.')} “${words}”`
  }
  const clipped = (it: Element): boolean =>
    getComputedStyle(it).clipPath !== 'none' || (it.parentElement !== null && clipped(it.parentElement))
  const shown = (it: Element): boolean =>
    !clipped(it) &&
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !it.closest('.unseen, .skip, [hidden]') &&
    size(it.getBoundingClientRect()) > 4
  /** The part of an element's surroundings that a person can see or scroll to. `now`: without scrolling. */
  const room = (it: Element, now: boolean): Area => {
    let area: Area = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }
    let outer = it.parentElement
    let fixed = getComputedStyle(it).position === 'fixed'
    let opens = false
    for (; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      if (fixed) break
      // Only what opened may lie over another of the four parts.
      if (!opens && outer.matches('.headline, .panel-side, .choices')) area = cut(area, outer.getBoundingClientRect())
      opens ||= style.position === 'absolute'
      const scrolls = (outer as HTMLElement).dataset.scroll !== undefined
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      if (scrolls && !now) return cut(area, { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 })
      if (clips && outer.tagName !== 'svg') area = cut(area, outer.getBoundingClientRect())
      fixed = style.position === 'fixed'
    }
    const root = document.documentElement
    const goesOn = root.scrollHeight > root.clientHeight + 1
    return cut(area, !fixed && goesOn && !now ? { left: 0, top: -1e6, right: wide, bottom: 1e6 } : screen)
  }

  // The stage must be large enough.
  const scene = document.querySelector('.stage')
  if (scene) {
    const share = size(cut(scene.getBoundingClientRect(), screen)) / (wide * tall)
    const least = tall <= lowHeight ? lowStage : stage
    if (share < least) found.push(`the stage has ${Math.round(share * 100)} % of the screen`)
    const wood = document.querySelector('.wood, .board-sheet')?.getBoundingClientRect()
    for (const tile of document.querySelectorAll('.stage .terrain-body:not(.shelf *)')) {
      const box = tile.getBoundingClientRect()
      if (wood && !within(box, wood)) {
        found.push('a tile lies outside the stage')
        break
      }
      const over = [...document.querySelectorAll('.tools .tool, .pads .pad, .beside, .corner, .now, .tabs')].find(
        (it) => shown(it) && size(cut(box, it.getBoundingClientRect())) > 4
      )
      if (over) {
        found.push(`${name(over)} covers a tile`)
        break
      }
    }
    for (const piece of document.querySelectorAll('.stage .standee, .stage .piece')) {
      const box = piece.getBoundingClientRect()
      if (wood && !within(box, wood)) found.push(`the figure ${name(piece)} leaves the stage`)
    }
  }
  // What leaves the board has room beside it.
  const shelf = document.querySelector('.shelf')?.getBoundingClientRect()
  if (shelf && shelf.width > 0 && shelf.width < target) found.push(`the shelf is ${Math.round(shelf.width)} px wide`)
  // What a player has to spend is in sight, unless hands must first put pieces right.
  const owned = [...document.querySelectorAll('.purse .counter, .awaited .counter')]
  const inSight = (it: Element): boolean => shown(it) && within(it.getBoundingClientRect(), room(it, true))
  if (owned.length > 0 && !document.querySelector('.headline:is(.foul, .guided)') && !owned.some(inSight))
    found.push('what a player has to spend is out of sight')
  // If the viewer asks for less motion, nothing may move.
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const { effect } of still ? document.getAnimations() : []) {
    const it = effect instanceof KeyframeEffect ? effect.target : null
    found.push(`it moves: ${it ? name(it) : 'something'}`)
  }

  // What scrolls scrolls downward: nobody looks for text on the right. Only pieces and pads may lie in a row that goes on.
  const root = document.documentElement
  const widest = Math.max(root.scrollWidth, document.querySelector('.page')?.scrollWidth ?? 0)
  if (widest > wide) found.push(`the page is ${widest} px wide`)
  for (const it of document.querySelectorAll('[data-scroll]:not(.shelf, .pads, .page)'))
    if (shown(it) && it.scrollWidth > it.clientWidth + 1)
      found.push(`${it.scrollWidth - it.clientWidth} px too wide: ${it.tagName.toLowerCase()}.${it.classList}`)

  // What scrolls uses the width that it may take: nothing lies below the fold while there is room beside it.
  const page = document.querySelector('.page[data-scroll]')
  if (page && page.scrollHeight > page.clientHeight + 1)
    for (const it of page.querySelectorAll(':scope > :not(.corner, .notices, .defs), main > :is(form, section)')) {
      const outer = it.parentElement?.clientWidth ?? wide
      const may = Math.min(outer, Number.parseFloat(getComputedStyle(it).maxWidth) || outer)
      const has = it.getBoundingClientRect().width
      if (shown(it) && getComputedStyle(it).position === 'static' && has < may * 0.9)
        found.push(`${name(it).replace(/ “.*/, '')} is narrow and scrolls: ${Math.round(has)} of ${Math.round(may)} px`)
    }

  // Text must be complete: neither clipped, nor broken within a word.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const it = text.parentElement
    const words = text.textContent?.trim() ?? ''
    if (!it || words === '' || it.closest('svg, script, style, option') || !shown(it)) continue
    if (it.closest('[data-ellipsis]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const button = it.closest('.target, .tab, .strong-button, .quiet, .headline-why, .fix')?.getBoundingClientRect()
    for (const line of range.getClientRects()) {
      if (size(line) <= 4) continue
      const fault = !within(line, room(it, it.closest(needed) !== null))
        ? 'is cut'
        : button && !within(line, button)
          ? 'leaves its button'
          : null
      if (fault === null) continue
      found.push(`text ${fault}: ${name(it)}`)
      break
    }
    // A web address may break anywhere.
    if (/^https?:\/\/\S+$/.test(words)) continue
    for (const part of words.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const at = (text.textContent ?? '').indexOf(part[0])
      range.setStart(text, at)
      range.setEnd(text, at + part[0].length)
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)))
      if (lines.size > 1 && part[0].length < 16) {
        found.push(`the word “${part[0]}” is broken: ${name(it)}`)
        break
      }
    }
  }

  // Whoever may choose sees at least the first choice.
  const [first] = document.querySelectorAll('.choices-now .target')
  if (first && !shown(first)) found.push(`the bar hides its first choice: ${name(first)}`)

  // Dice and gauges must be complete, too.
  for (const it of document.querySelectorAll('.panel-side .die, .now .gauge svg'))
    if (
      shown(it) &&
      !it.closest('[data-ellipsis]') &&
      !within(it.getBoundingClientRect(), room(it, it.closest('.now') !== null))
    )
      found.push(`a drawing is cut: ${name(it)}`)

  // Every control must be within reach, large enough, and not covered.
  const controls = 'button, a[href], input, select, summary, [role="button"], [role="tab"]'
  for (const it of document.querySelectorAll(controls)) {
    if (!shown(it) || it.closest('[inert]') || (it as HTMLButtonElement).disabled) continue
    const box = it.getBoundingClientRect()
    if (it.closest('svg')) continue
    const now = it.matches(needed)
    if (!within(box, room(it, now))) {
      found.push(`${now ? 'needed now, but cut off' : 'out of reach'}: ${name(it)}`)
      continue
    }
    const label = it.closest('label') ?? it
    const touch = label.getBoundingClientRect()
    if (touch.width < target - 0.5 || touch.height < target - 0.5)
      found.push(`${Math.round(touch.width)}×${Math.round(touch.height)} px: ${name(it)}`)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (x < 0 || y < 0 || x >= wide || y >= tall) continue
    const top = document.elementFromPoint(x, y)
    if (top && !it.contains(top) && !label.contains(top) && !top.contains(it)) {
      // Menus and sheets may cover what was there before.
      if (!top.closest('.menu, .sheet, .faults, .rule, .faces, [data-over]') && within(box, room(it, true)))
        found.push(`${name(top)} lies over ${name(it)}`)
    }
  }

  // The headline is a band across the screen: it has neither edge nor round corners.
  const headline = document.querySelector('.headline')
  if (headline) {
    const { borderTopLeftRadius, borderTopWidth } = getComputedStyle(headline)
    if (borderTopLeftRadius !== '0px' || borderTopWidth !== '0px') found.push('the headline is no band')
  }

  // It must not be much taller than its text.
  const line = document.querySelector('.headline-say')
  if (headline && line) {
    const words = line.getBoundingClientRect()
    const lines = Math.round(words.height / Number.parseFloat(getComputedStyle(line).lineHeight))
    const row = document.querySelector('.headline-row')?.getBoundingClientRect().height ?? 0
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const spare = headline.getBoundingClientRect().height - Math.max(words.height, 2.75 * rem) - row
    const column = headline.getBoundingClientRect().width < wide / 2
    if (!column && lines === 1 && spare > 2 * rem)
      found.push(`a headline of one line is ${Math.round(spare)} px taller than it`)
  }
  return [...new Set(found)]
}

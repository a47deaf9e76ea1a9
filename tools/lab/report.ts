// The report: one HTML file with tables and plots, which needs nothing beside it.

import type { Figures, Share, Spread, Used } from './figures.ts'

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
const number = (x: number): string => x.toLocaleString('en', { maximumFractionDigits: x < 10 ? 2 : x < 100 ? 1 : 0 })
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it] as string)

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; }
th, td { padding: 0.15rem 0.8rem 0.15rem 0; text-align: right; vertical-align: middle; }
th:first-child, td:first-child { text-align: left; min-width: 9rem; }
svg { display: block; overflow: visible; }
.interval { stroke: #3b7dd8; stroke-width: 3; }
.out .interval { stroke: #c2571a; }
.dot { fill: currentColor; }
.even { stroke: currentColor; stroke-dasharray: 3 3; opacity: 0.6; }
.bar { fill: #3b7dd8; }
.axis { font-size: 11px; fill: currentColor; }
.out td:first-child::after { content: " ●"; color: #c2571a; }
`

/** `command`: what makes the report again. `missing`: how many matches were not played, because it was stopped. */
export function reportOf(game: string, all: readonly Figures[], command: string, missing: number): string {
  const parts = all.map(sectionOf)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lab: ${escaped(game)}</title><style>${style}</style></head><body>
<h1>${escaped(game)}: matches between computer players</h1>
<p><code>${escaped(command)}</code></p>
${missing > 0 ? `<p><strong>Stopped: ${missing} matches were not played.</strong> The same command goes on from here.</p>` : ''}
<p>A bar is the 95 % interval of Wilson, a dot the share that was won, the dashed line what luck alone gives. Draws count as luck would;
matches without an end are left out of shares. ● marks what stands out although several are looked at together (Bonferroni’s correction).</p>
${parts.join('\n')}
</body></html>
`
}

function sectionOf(it: Figures): string {
  const shares: readonly (readonly [string, readonly Share[]])[] = [
    ['By seat', it.bySeat],
    ['First player', it.first ? [it.first] : []],
    ['By team', it.byTeam],
    ['By what a seat brings', it.byValue],
    ['In pairs: how often the first won', it.pairs]
  ]
  const lists: readonly (readonly [string, readonly Used[]])[] = [
    ['Actions', it.acts],
    ['Events', it.events],
    ['Dice thrown, by face', it.dice]
  ]
  return `<h2>${escaped(it.title)}</h2>
<p>${it.matches} matches for ${it.seats}, level ${escaped(it.level)}; ${it.unfinished} without an end, ${it.draws} drawn;
${number(it.msPerDecision)} ms of processor time a decision.</p>
${shares.map(([title, list]) => (list.length > 0 ? `<h3>${title}</h3>${sharesOf(list)}` : '')).join('\n')}
<h3>Length</h3>${spreadsOf(it)}
<h3>Turns of a match</h3>${histogram(it.turns)}
${lists.map(([title, list]) => (list.length > 0 ? `<details><summary>${title}</summary>${usedOf(list)}</details>` : '')).join('\n')}`
}

function sharesOf(list: readonly Share[]): string {
  const rows = list.map(
    (it) => `<tr${it.standsOut ? ' class="out"' : ''}><td>${escaped(it.name)}</td><td>${percent(it.share)}</td>
<td>${percent(it.low)} – ${percent(it.high)}</td><td>${it.matches}</td><td>${plotOf(it)}</td></tr>`
  )
  return `<table><tr><th></th><th>won</th><th>95 %</th><th>matches</th><th></th></tr>${rows.join('\n')}</table>`
}

const width = 260
function plotOf({ share, low, high, even }: Share): string {
  const x = (part: number): string => (width * part).toFixed(1)
  return `<svg width="${width}" height="16" role="img" aria-label="${percent(low)} to ${percent(high)}">
<line class="even" x1="${x(even)}" x2="${x(even)}" y1="0" y2="16"/><line class="interval" x1="${x(low)}" x2="${x(high)}" y1="8" y2="8"/>
<circle class="dot" cx="${x(share)}" cy="8" r="3.5"/></svg>`
}

function spreadsOf({ turns, moves, decisionsPerTurn }: Figures): string {
  const row = (name: string, it: Spread): string =>
    `<tr><td>${name}</td><td>${number(it.mean)}</td><td>${number(it.median)}</td><td>${number(it.p95)}</td></tr>`
  return `<table><tr><th></th><th>mean</th><th>median</th><th>95 of 100 below</th></tr>
${row('turns', turns)}${row('moves', moves)}${row('decisions a turn', decisionsPerTurn)}</table>`
}

const bars = 30
const tall = 120
function histogram({ all }: Spread): string {
  const [least, most] = [all[0] ?? 0, all.at(-1) ?? 0]
  const step = Math.max(1, Math.ceil((most - least + 1) / bars))
  const counts = Array.from({ length: Math.floor((most - least) / step) + 1 }, () => 0)
  for (const it of all) counts[Math.floor((it - least) / step)] = (counts[Math.floor((it - least) / step)] ?? 0) + 1
  const top = Math.max(1, ...counts)
  const wide = 600 / counts.length
  const drawn = counts.map((n, i) => {
    const high = (tall * n) / top
    const [from, to] = [least + i * step, least + (i + 1) * step - 1]
    return `<rect class="bar" x="${(i * wide).toFixed(1)}" y="${(tall - high).toFixed(1)}" width="${(wide - 1).toFixed(1)}" height="${high.toFixed(1)}"><title>${from === to ? from : `${from} to ${to}`}: ${n}</title></rect>`
  })
  return `<svg width="600" height="${tall + 18}" viewBox="0 0 600 ${tall + 18}" role="img" aria-label="from ${least} to ${most}">${drawn.join('')}
<text class="axis" x="0" y="${tall + 14}">${least}</text><text class="axis" x="600" y="${tall + 14}" text-anchor="end">${most}</text></svg>`
}

function usedOf(list: readonly Used[]): string {
  const all = list.reduce((sum, it) => sum + it.times, 0)
  const rows = list.map(
    ({ name, times, perMatch }) =>
      `<tr><td>${escaped(name)}</td><td>${times.toLocaleString('en')}</td><td>${percent(times / Math.max(1, all))}</td><td>${number(perMatch)}</td></tr>`
  )
  return `<table><tr><th></th><th>times</th><th>of all</th><th>a match</th></tr>${rows.join('\n')}</table>`
}

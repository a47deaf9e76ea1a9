// Small signs drawn on a grid of 24: the shape of each seat, a sign for each cue, the icons of the page. Data only.

import type { CueName } from '../../src/core/scene.ts'

/** Filled outlines; a shape that is not known is a circle. */
const shapes: Readonly<Record<string, string>> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z',
  square: 'M3 3h18v18H3Z',
  triangle: 'M12 2 23 21H1Z',
  diamond: 'M12 1 23 12 12 23 1 12Z',
  pentagon: 'M12 1.5 23 9.6 18.8 22.5H5.2L1 9.6Z',
  hexagon: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Z',
  star: 'M12 1l3.3 7.2 7.7.9-5.7 5.3 1.6 7.7L12 18.2 5.1 22.1l1.6-7.7L1 9.1l7.7-.9Z',
  cross: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z',
  drop: 'M12 1C16 7 20 11 20 15.5a8 8 0 0 1-16 0C4 11 8 7 12 1Z',
  heart: 'M12 22C5 16 1.5 12.5 1.5 8.2A5.7 5.7 0 0 1 12 5.1a5.7 5.7 0 0 1 10.5 3.1C22.5 12.5 19 16 12 22Z'
}

export const shapePath = (shape: string): string => shapes[shape] ?? (shapes.circle as string)

/** Stroked lines, one sign a meaning, so that no meaning hangs on colour. */
export const cueSigns: Readonly<Record<CueName, string>> = {
  turn: 'M12 12h.01M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14',
  idle: 'M6 12h12',
  home: 'M4 12 12 5l8 7M7 10v9h10v-9',
  put: 'M12 3v11M7 10l5 5 5-5M5 20h14',
  lift: 'M12 21V9M7 13l5-5 5 5M5 3h14',
  step: 'M12 20V5M6 11l6-6 6 6',
  jump: 'M3 18C5 6 15 5 18 14M13 12l5 3 3-5',
  push: 'M3 12h13M11 7l5 5-5 5M21 5v14',
  target: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01',
  portal: 'M6 21V10a6 6 0 0 1 12 0v11M3 21h18',
  wait: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 0M8 21c0-9 8-9 8 0',
  bonus: 'M12 3l2.6 6.1 6.4.6-4.8 4.3 1.4 6.5L12 17.1l-5.6 3.4 1.4-6.5L3 9.7l6.4-.6Z',
  choice: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 19h.01',
  forbidden: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M6.5 6.5l11 11',
  fix: 'M5 13l4.5 5L19 6',
  wrong: 'M6 6l12 12M18 6 6 18',
  danger: 'M12 4v10M12 19h.01',
  gain: 'M12 5v14M5 12h14',
  lost: 'M5 12h14M12 12',
  won: 'M4 18h16M4 18 3 7l5 4 4-7 4 7 5-4-1 11',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  contested: 'M5 4l14 15M19 4 5 19M4 14l6 6M20 14l-6 6'
}

/** Every cue there is a sign for; the type above sees to it that none is missing. */
export const cueNames = Object.keys(cueSigns) as CueName[]

export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  turn: 'M20 12a8 8 0 1 1-3-6.2M20 3v5h-5',
  turnLeft: 'M4 12a8 8 0 1 0 3-6.2M4 3v5h5',
  compass: 'M12 3v18M3 12h18M12 3l-3 4M12 3l3 4',
  eye: 'M2 12c4-8 16-8 20 0c-4 8-16 8-20 0M12 12h.01',
  head: 'M12 3a7 7 0 0 1 7 7c0 4-2 5-2 8v3H9v-3H6v-4l-2-1 1.5-3A6.6 6.6 0 0 1 12 3',
  hand: 'M7 12V6a1.6 1.6 0 0 1 3.2 0v5V4.4a1.6 1.6 0 0 1 3.2 0V11V5.4a1.6 1.6 0 0 1 3.2 0V13V9.6a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-12.4 2.6L4 13.4a1.6 1.6 0 0 1 2.6-1.8Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  plug: 'M9 3v6M15 3v6M6 9h12v3a6 6 0 0 1-12 0ZM12 18v4',
  bump: 'M3 18h18M6 18l2-7 8 2-1 5M13 3l-2 4M19 5l-3 3M21 10h-3',
  tidy: 'M4 20h16M7 20V9h4v11M13 20V5h4v15',
  tiles: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 16.5h7M16.5 13v7',
  throw: 'M4 9l8-5 8 5v7l-8 5-8-5ZM4 9l8 5 8-5M12 14v7',
  aside: 'M12 4v10M8 10l4 4 4-4M4 16v4h16v-4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  log: 'M4 6h.01M8 6h12M4 12h.01M8 12h12M4 18h.01M8 18h8',
  curve: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  cards: 'M4 8l8-3 5 13-8 3zM15 5h5v14h-3',
  flag: 'M6 21V4M6 4h12l-3 4 3 4H6',
  file: 'M6 2h8l5 5v15H6ZM14 2v5h5',
  confirm: 'M5 13l4.5 5L19 6',
  why: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 19h.01',
  end: 'M6 5v14M18 5 9 12l9 7Z',
  left: 'M15 5l-7 7 7 7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  play: 'M7 4.5 19 12 7 19.5Z',
  pause: 'M8 5v14M16 5v14',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  right: 'M9 5l7 7-7 7',
  dice: 'M4 4h16v16H4ZM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01',
  people: 'M8 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2 20c0-8 12-8 12 0M16 11a3 3 0 1 0 0-6M17 14c3 0 5 2 5 6'
} as const
export type IconName = keyof typeof icons

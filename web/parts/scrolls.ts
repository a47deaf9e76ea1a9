// A part of the page that may hold more than it shows: it scrolls, says so, and can be scrolled by keyboard.

export const scrolls = { 'data-scroll': '', tabIndex: 0 } as const

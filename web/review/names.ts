// The names of the players of one side.

import { inView } from '../state/store.ts'

export const namesOf = (seats: readonly number[]): string =>
  seats.map((seat) => inView.value?.match?.seats[seat]?.name ?? String(seat + 1)).join(', ')

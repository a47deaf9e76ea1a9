// One input in, the next bench and its effects out. Nothing else in the house decides what is legal on the table.

import type { Effect, Input } from '../../core/ruling.ts'
import type { Bench } from '../decide/state.ts'
import type { Reach } from '../infer/graph.ts'
import { close, type Draft, draft } from './draft.ts'
import { read } from './reading.ts'
import { rest } from './settle.ts'
import { answer, press, say, undo } from './speech.ts'

export function step(reach: Reach, bench: Bench, input: Input): readonly [Bench, readonly Effect[]] {
  const { due } = bench.watch
  const begun = due !== null && input.at >= due ? rest(reach, draft(bench), due) : draft(bench)
  return close(reach, bench, perform(reach, begun, input), input.at)
}

function perform(reach: Reach, d: Draft, input: Input): Draft {
  switch (input.input) {
    case 'tick':
      return d
    case 'reading':
      return read(reach, d, input.reading, input.at)
    case 'press':
      // A table may have more pads than this match has seats: nobody sits at those.
      return input.seat >= d.bench.start.seats.length ? d : press(reach, d, input.seat, input.button, input.at)
    case 'choice':
      return say(reach, d, input.move, input.at)
    case 'answer':
      return d.bench.asked?.question.id === input.question ? answer(reach, d, input.option, input.at) : d
    case 'undo':
      return undo(reach, d, input.seat, input.at)
  }
}

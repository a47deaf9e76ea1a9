// One input in, the next state and its effects out. Nothing else decides what is legal on the table.

import type { Input } from '../../core/ruling.ts'
import type { RefereeState } from '../decide/state.ts'
import type { Graph } from '../infer/graph.ts'
import { dueIn } from '../sense/settling.ts'
import { type Closed, close, type Draft, draft } from './draft.ts'
import { read } from './reading.ts'
import { timeUp } from './settle.ts'
import { answer, press, say, undo } from './speech.ts'

export function step(graph: Graph, match: RefereeState, input: Input): Closed {
  const due = dueIn(match.sensors.settling)
  const begun = due !== null && input.at >= due ? timeUp(graph, draft(match), due) : draft(match)
  return close(graph, match, perform(graph, begun, input), input.at)
}

function perform(graph: Graph, d: Draft, input: Input): Draft {
  switch (input.input) {
    case 'tick':
      return d
    case 'reading':
      return read(graph, d, input.reading, input.at)
    case 'press':
      // A table may have more pads than this match has seats: nobody sits at those.
      return input.seat >= d.match.start.seats.length ? d : press(graph, d, input.seat, input.button, input.at)
    case 'choice':
      return say(graph, d, input.move, input.at)
    case 'answer':
      return d.match.asked?.question.id === input.question ? answer(graph, d, input.option, input.at) : d
    case 'undo':
      return undo(graph, d, input.seat, input.at)
  }
}

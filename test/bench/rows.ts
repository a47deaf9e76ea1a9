// Every row of the benchmarks, in the order of the table.

import type { Row } from './row.ts'
import { append } from './rows/append.ts'
import { camera } from './rows/camera.ts'
import { codec } from './rows/codec.ts'
import { memory, startUp } from './rows/daemon.ts'
import { duels } from './rows/duel.ts'
import { explaining, explainingMany, explainingTower } from './rows/explain.ts'
import { fanout, patch, stalled } from './rows/fanout.ts'
import { bigGame, fullGame, sandGame, towerGame } from './rows/full-game.ts'
import { history } from './rows/history.ts'
import { idle } from './rows/idle.ts'
import { lampBytes } from './rows/lamps.ts'
import { playouts } from './rows/playouts.ts'
import { reading } from './rows/reading.ts'
import { refereeMove } from './rows/referee-move.ts'
import { replay } from './rows/replay.ts'
import { sand } from './rows/sand.ts'
import { settling } from './rows/settling.ts'
import { iterations, turnValue } from './rows/thought.ts'
import { judgedThrows } from './rows/throws.ts'
import { journalOn, pins, thinking, wire } from './rows/wire.ts'

export const rows: readonly Row[] = [
  playouts,
  iterations,
  turnValue,
  refereeMove,
  fullGame,
  bigGame,
  towerGame,
  sandGame,
  sand,
  explaining,
  explainingMany,
  explainingTower,
  duels,
  history,
  settling,
  reading,
  wire,
  judgedThrows,
  pins,
  journalOn,
  thinking,
  fanout,
  stalled,
  patch,
  lampBytes,
  camera,
  codec,
  append,
  replay,
  startUp,
  memory,
  idle
]

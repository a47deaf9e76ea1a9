// Secrecy over a whole match. Two matches run in step and differ only in what one viewer cannot know: other players' cards and tiles.
// All that the table sends this viewer (documents, patches, lamps, replies) must be equal byte for byte, even after take-backs.
import { describe, expect, test } from 'vitest'
import game from '../../../src/games/nexus-ops/index.ts'
import { diff } from '../../../src/table/patch.ts'
import { recordOf } from '../../../src/table/record.ts'
import { docFor, first, open, type Sitting, second, shown } from './twins.ts'

const sittings: readonly [string, Sitting][] = [
  ['two players, seen by the first', { seats: 2, options: {}, viewer: 0 }],
  ['two players, seen by somebody without a seat', { seats: 2, options: {}, viewer: 'audience' }],
  ['three players, seen by the second', { seats: 3, options: { startSecretMissions: 1 }, viewer: 1 }],
  ['teams, seen by the third', { seats: 4, options: { teams: true }, viewer: 2 }],
  [
    'three players, one of whom lets everybody look on',
    { seats: 3, options: { publicRubium: false }, viewer: 'audience', agreed: { audience: 2 } }
  ],
  ['real cards and tiles, seen by the second', { seats: 2, options: {}, viewer: 1, agreed: { heaps: 'drawn' } }],
  [
    'real cards and tiles, seen by somebody without a seat',
    { seats: 3, options: { startSecretMissions: 1 }, viewer: 'audience', agreed: { heaps: 'drawn' } }
  ]
]

describe.each(sittings)('%s', async (_, sitting) => {
  const a = await first(sitting, 170)
  const b = await second(sitting, a)

  test('something is hidden, and differs', () => {
    expect(b.others).toBeGreaterThan(4)
    expect(a.done).toContain('undo')
    expect(a.last.players.some((it) => it.hand.length > 2)).toBe(true)
  })
  test('documents are equal to the byte', () => {
    expect(b.docs.length).toBe(a.docs.length)
    const at = a.docs.findIndex((doc, i) => doc !== b.docs[i])
    expect(at < 0 ? null : diff(JSON.parse(a.docs[at] ?? ''), JSON.parse(b.docs[at] ?? ''))).toBeNull()
  })
  test('so are the patches in between', () => {
    const patches = (docs: readonly string[]) =>
      docs.slice(1).map((doc, i) => JSON.stringify(diff(JSON.parse(docs[i] ?? ''), JSON.parse(doc))))
    expect(patches(b.docs)).toEqual(patches(a.docs))
  })
  test('so is the record that it may take home', () => {
    expect(a.record.split('\n').length).toBeGreaterThan(50)
    expect(b.record).toBe(a.record)
  })
  test('so are the lamps', () => {
    expect(JSON.stringify(b.lit)).toBe(JSON.stringify(a.lit))
  })
})

test('a refusal may reveal the hand, so only the player who acted receives it', async () => {
  const claim = { act: 'mission', card: 'SM-01' }
  const said = async (hand: string): Promise<readonly string[]> => {
    const position = { hands: [[hand], ['EN-01']], units: { '2,2': ['H1'], '-2,-2': ['', 'H1'] } }
    const played = open(game, { seats: 2, options: {}, viewer: 1, position })
    await shown()
    expect(played.match.say(0, claim)).toMatchObject({ say: expect.stringMatching(/^refuse\./) })
    await shown()
    return ([0, 1, 'audience'] as const).map((viewer) => docFor(played, viewer))
  }
  const [held, lacking] = [await said('SM-01'), await said('SM-02')]
  expect(held.slice(1)).toEqual(lacking.slice(1))
  expect([held[0]?.includes('refuse.mission.when'), lacking[0]?.includes('refuse.card.hand')]).toEqual([true, true])
})

test('once it is over all hands lie open, to everybody, and so does the whole record', async () => {
  const hands = [['SM-01', 'EN-06'], ['SM-21']]
  const over = open(game, { seats: 2, options: {}, viewer: 0, position: { vp: [12, 3], hands } })
  const goesOn = open(game, { seats: 2, options: {}, viewer: 0, position: { vp: [11, 3], hands } })
  await shown()
  for (const viewer of [0, 1, 'audience'] as const) {
    const names = (played: typeof over) => hands.flat().filter((id) => docFor(played, viewer).includes(`"card.${id}"`))
    expect(names(over)).toEqual(hands.flat())
    expect(names(goesOn)).toEqual(viewer === 'audience' ? [] : hands[viewer])
    expect(recordOf(over.match, viewer)).toContain('"hands"')
    expect(recordOf(goesOn.match, viewer)).not.toContain('"hands"')
  }
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speak } from '../../../../src/core/words.ts'
import { checkCard } from '../../../../src/games/nexus-keepers/cards/check.ts'
import { plain } from '../../../../src/games/nexus-keepers/cards/house.ts'
import { words } from '../../../../src/games/nexus-keepers/words/index.ts'

const { source: _, skills: __, ...owners } = plain
const skill = { id: 'slap', name: 'Slap', trigger: { t: 'faces', faces: [1, 1] }, effects: [{ e: 'replay' }] }
const withSkill = (change: object) => ({ ...owners, skills: [{ ...skill, ...change }] })

const problems = (value: unknown): string[] => {
  const checked = checkCard(value)
  return checked.ok
    ? []
    : checked.problems.map(
        ({ at, why, rule }) =>
          `${at.join('.')}: ${speak(why, { lang: 'en', words: words.en, seats: [] })}${rule ? ` ${rule}` : ''}`
      )
}

describe("an owner's card", () => {
  test('may leave out its source and its skills', () => {
    expect(checkCard(owners)).toEqual({ ok: true, value: { ...owners, source: 'owner', skills: [] } })
  })

  test('may bring any skill whose effects fit its trigger', () => {
    expect(problems(withSkill({}))).toEqual([])
    expect(problems(withSkill({ when: [{ c: 'onTerrain', terrain: 'lava' }], perTurn: 2, perGame: 3 }))).toEqual([])
  })

  test.each<[unknown, string[]]>([
    [null, [': Must be a group of keys.']],
    [[], [': Must be a group of keys.']],
    [{ ...owners, powerDice: 7 }, ['powerDice: Must be at most 6.']],
    [{ ...owners, powerDice: -1 }, ['powerDice: Must be at least 0.']],
    [{ ...owners, powerDice: 1.5 }, ['powerDice: Must be a whole number.']],
    [{ ...owners, id: 'My Card' }, ['id: Use lowercase letters, digits and hyphens, starting with a letter.']],
    [{ ...owners, name: '' }, ['name: Please fill this in.']],
    [{ ...owners, plusTerrain: undefined }, [': “plusTerrain” is missing.']],
    [
      { ...owners, power: 1 },
      [
        'power: Unknown key “power”. Known keys: id, name, source, symbols, plusTerrain, minusTerrain, powerDice and skills.'
      ]
    ],
    [
      { ...owners, symbols: { ...owners.symbols, 1: ['move'] } },
      ['symbols.1: A 1 never has a symbol. Remove it. NK-061']
    ],
    [{ ...owners, symbols: { ...owners.symbols, 3: ['fly'] } }, ['symbols.3.0: Must be move, jump or push.']],
    [
      { ...owners, symbols: { ...owners.symbols, 3: ['move', 'jump', 'push'] } },
      ['symbols.3: Takes at most 2 entries.']
    ],
    [
      withSkill({ trigger: { t: 'magic' } }),
      ['skills.0.trigger.t: Must be passive, faces, sequence, kind, total, onPush, onPushOff or onFall.']
    ],
    [withSkill({ trigger: {} }), ['skills.0.trigger: “t” is missing.']],
    [withSkill({ trigger: { t: 'faces', faces: [0] } }), ['skills.0.trigger.faces.0: Must be at least 1.']],
    [
      withSkill({ trigger: { t: 'sequence', length: 4, from: 4 } }),
      ['skills.0.trigger: A run starting at 4 can’t be that long. A die stops at 6.']
    ],
    [withSkill({ trigger: { t: 'sequence', length: 3, from: 4 } }), []],
    [withSkill({ effects: [] }), ['skills.0.effects: Needs at least 1 entry.']],
    [
      withSkill({ effects: [{ e: 'teleport', to: ['ownStart', 'ownStart'] }] }),
      ['skills.0.effects.0.to.1: This appears twice.']
    ],
    [
      withSkill({ effects: [{ e: 'replay' }, { e: 'follow' }] }),
      ['skills.0.effects.1: “follow” doesn’t work with the trigger “faces”. NK-085']
    ],
    [{ ...owners, skills: [skill, skill] }, ['skills.1.id: Two skills are called “slap”. Each needs an id of its own.']]
  ])('%# is told what to change', (value, expected) => {
    expect(problems(value)).toEqual(expected)
  })

  test('is told everything at once', () => {
    expect(problems({ ...owners, powerDice: 9, plusTerrain: 3, skills: [{ ...skill, name: 4 }] })).toHaveLength(3)
  })

  test('may be any nonsense: the check answers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkCard(value).ok).toBe(false)
      })
    )
  })
})

describe('which effect fits which trigger (8.2)', () => {
  const triggers = {
    passive: { t: 'passive' },
    dice: { t: 'kind', n: 3 },
    onPush: { t: 'onPush' },
    onPushOff: { t: 'onPushOff' },
    onFall: { t: 'onFall' }
  }
  const effects: Record<string, [object, (keyof typeof triggers)[]]> = {
    'extra dice now': [{ e: 'extraDice', n: 1, at: 'now' }, ['passive']],
    'extra dice next roll': [{ e: 'extraDice', n: 1, at: 'nextRoll' }, ['dice', 'onPush', 'onPushOff', 'onFall']],
    rerollOnes: [{ e: 'rerollOnes', max: 1 }, ['passive']],
    pushBonus: [{ e: 'pushBonus', n: 1 }, ['passive']],
    points: [{ e: 'points', kind: 'jump', n: 1 }, ['dice', 'onPush', 'onPushOff']],
    pushDiagonal: [{ e: 'pushDiagonal' }, ['passive', 'dice', 'onPush', 'onPushOff']],
    follow: [{ e: 'follow' }, ['onPush', 'onPushOff']],
    swap: [{ e: 'swap', range: 2 }, ['dice']],
    teleport: [{ e: 'teleport', to: ['ownStart'] }, ['dice']],
    immune: [{ e: 'immune', vs: ['chain'] }, ['passive']],
    reserve: [{ e: 'reserve', face: 1 }, ['dice', 'onPush', 'onPushOff', 'onFall']],
    replay: [{ e: 'replay' }, ['dice', 'onPush', 'onPushOff']]
  }
  test.each(Object.entries(effects))('%s', (_, [effect, expected]) => {
    const fitting = Object.entries(triggers).filter(
      ([, trigger]) => problems(withSkill({ trigger, effects: [effect] })).length === 0
    )
    expect(fitting.map(([name]) => name)).toEqual(expected)
  })
})

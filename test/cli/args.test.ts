import { describe, expect, test } from 'vitest'
import { readArgs } from '../../src/cli/args.ts'

const options = { data: 'text', match: 'number', json: 'switch' } as const

describe('what was typed after a command', () => {
  test.each<[string[], object, string[]]>([
    [[], {}, []],
    [['--data', 'here', 'a', '--json', 'b'], { data: 'here', json: true }, ['a', 'b']],
    [['--data=here', '--match=7'], { data: 'here', match: 7 }, []],
    [['--match', '0'], { match: 0 }, []],
    [['--', '--json'], {}, ['--json']],
    [['--data', 'a', '--data', 'b'], { data: 'b' }, []]
  ])('%j is understood', (args, read, rest) => {
    expect(readArgs('export', args, options, [0, 2])).toEqual({ ok: true, options: read, rest })
  })

  test.each<[string[], RegExp]>([
    [['--dat', 'x'], /“--dat” is not an option of “export”\. Did you mean “--data”\?/],
    [['-x'], /“-x” is not an option/],
    [['--toString'], /“--toString” is not an option/],
    [['--data'], /--data needs a value/],
    [['--data='], /--data needs a value/],
    [['--match', 'two'], /--match needs a whole number, not “two”/],
    [['--json=yes'], /--json takes no value/],
    [['a', 'b', 'c'], /“export” takes no “c”/]
  ])('%j is refused with the way out', (args, why) => {
    const read = readArgs('export', args, options, [0, 2])
    expect(read).toMatchObject({ ok: false, why: expect.stringMatching(why) })
    expect(read).toMatchObject({ why: expect.stringContaining('tablekeeper export --help') })
  })

  test('may be too little', () => {
    expect(readArgs('check', [], {}, [1, 9])).toMatchObject({ ok: false, why: expect.stringContaining('needs a file') })
  })
})

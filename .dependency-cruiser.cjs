// Who may import whom. The picture of the house is in ARCHITECTURE.md; this file is what keeps it true.
// Every rule says why it exists. test/tools/house.test.ts breaks each of them once.

/** A folder of src that may see itself and the named folders of src, and nothing else of ours. */
const mayOnlySee = (folder, seen, comment) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|web)/', pathNot: `^src/(${[folder, ...seen].join('|')})(/|[.]ts$)` }
})

/** A room of the referee sees itself, the limits and the rooms below it. */
const referee = (room, seen, comment) => ({
  name: `referee-${room}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/referee/${room}/` },
  to: { path: '^src/referee/', pathNot: `^src/referee/(limits[.]ts$|(${[room, ...seen].join('|')})/)` }
})

const hardware = '(^|/)node_modules/(serialport|@serialport|node-hid|johnny-five|firmata-io|node-pixel|raspi-io)/'

module.exports = {
  forbidden: [
    mayOnlySee(
      'core',
      [],
      'core is the words everybody shares: whoever imports a word must not get the house with it.'
    ),
    mayOnlySee('kit', ['core'], 'The kit is what games share: whatever knew one game would be no use to the next.'),
    mayOnlySee('games', ['kit', 'core'], 'A game is its rules. It must not know who watches, stores or lights it.'),
    mayOnlySee('referee', ['core'], 'The judgement is the same for every game and every table, so it may name none.'),
    mayOnlySee(
      'players',
      ['core'],
      'A player thinks about rules alone: it must not see a table, nor know which game it plays.'
    ),
    mayOnlySee(
      'computers',
      ['core', 'players', 'library', 'table'],
      'A computer player is one more client of the room: it reaches around it to no device and no judgement.'
    ),
    mayOnlySee(
      'journal',
      ['core'],
      'The memory keeps what it is given; reading it must not need the house that wrote it.'
    ),
    mayOnlySee(
      'devices',
      ['core'],
      'A driver says what it sees. A driver that knew a game would have to change with it.'
    ),
    mayOnlySee(
      'config',
      ['core'],
      'Settings are values; what is built from them is for the composition root to decide.'
    ),
    mayOnlySee(
      'library',
      ['core', 'kit'],
      'The library hands games what they may import and looks at what they are; it must not know what is done with them.'
    ),
    mayOnlySee(
      'table',
      ['core', 'referee', 'journal', 'devices/ports'],
      'The shell runs any match on any device: it sees the ports of devices, never a driver, and no game.'
    ),
    mayOnlySee(
      'server',
      ['core', 'table', 'config'],
      'The window shows a table. It must not reach around it to a device, the judgement or a game.'
    ),
    referee('sense', [], 'What sensors said is known before anybody asks what it means.'),
    referee(
      'infer',
      [],
      'The search answers which legal play explains a table: no sensor, verdict or lamp changes the answer.'
    ),
    referee(
      'tell',
      ['sense', 'infer'],
      'Sentences and lamps are made of values: they must not depend on who decides to tell them.'
    ),
    referee(
      'decide',
      ['sense', 'infer', 'tell'],
      'A verdict is a value: deciding changes nothing, so that it can be asked again.'
    ),
    referee(
      'act',
      ['sense', 'infer', 'tell', 'decide'],
      'Only what acts makes the next state, and only index.ts uses it.'
    ),
    {
      name: 'referee-limits-imports',
      comment: 'Whoever reads the limits must not need to know what they limit.',
      severity: 'error',
      from: { path: '^src/referee/limits[.]ts$' },
      to: { path: '^src/', pathNot: '^src/core/' }
    },
    {
      name: 'referee-has-one-door',
      comment:
        'What the referee remembers and how it searches may change without anybody else: only test/referee/peek.ts looks inside.',
      severity: 'error',
      from: { path: '^(src|web|test|tools|bin)/', pathNot: '^(src/referee/|test/referee/peek[.]ts$)' },
      to: { path: '^src/referee/', pathNot: '^src/referee/index[.]ts$' }
    },
    {
      name: 'games-apart',
      comment: 'Adding a game is adding one folder, and so is removing one: no game may lean on another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' }
    },
    {
      name: 'template-is-from-anywhere',
      comment:
        'The template is copied to where nothing of ours lies beside it: it may import what any game anywhere may.',
      severity: 'error',
      from: { path: '^template/([^/]+)/' },
      to: { pathNot: '^template/$1/|^src/(core|kit)/index[.]ts$|(^|/)node_modules/vitest/' }
    },
    {
      name: 'pure-folders-stand-alone',
      comment:
        'core, kit, games, referee and players must run anywhere and replay alike: no package, no Node, nothing to keep up to date.',
      severity: 'error',
      from: { path: '^src/(core|kit|games|referee|players)/' },
      to: { pathNot: '^(src|web|test)/', dependencyTypesNot: ['local'], couldNotResolve: false }
    },
    {
      name: 'messages-are-words',
      comment: 'The messages are shared with the page: what they import, the browser would have to load.',
      severity: 'error',
      from: { path: '^src/server/messages(/|[.]ts$)' },
      to: { pathNot: '^src/(core/|server/messages(/|[.]ts$))' }
    },
    {
      name: 'page-sees-only-words',
      comment:
        'The page draws any game from messages alone, so it may know the words and the messages and nothing behind them.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|bin|tools)/', pathNot: '^src/(core/|server/messages(/|[.]ts$))' }
    },
    {
      name: 'page-takes-only-types-of-core',
      comment:
        'The page shows what the daemon has decided: code of core in the browser would be a second opinion. Only the words are spoken on both sides.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^src/core/', pathNot: '^src/core/words[.]ts$', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'page-has-no-node',
      comment: 'A browser has no Node.',
      severity: 'error',
      from: { path: '^web/' },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'drivers-own-the-hardware',
      comment:
        'A hardware library is loaded by the line under the drivers or by a driver’s own file, so that its failure, its quirks and its replacement stay in one place.',
      severity: 'error',
      from: {
        pathNot: '^src/devices/(line[.]ts$|lights/(board[.]ts$|wires/)|pads/)|^test/(devices|guest)/|node_modules'
      },
      to: { path: hardware, dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'only-the-roots-compose',
      comment: 'main.ts and the commands put the house together; whoever imported them would import everything.',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: '^src/(main[.]ts$|cli/)' },
      to: { path: '^src/(main[.]ts$|cli/)' }
    },
    {
      name: 'nothing-needs-tests',
      comment: 'The product must stand when the tests are taken away.',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' }
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file that has not been understood.',
      severity: 'error',
      from: {},
      to: { circular: true }
    },
    {
      name: 'everything-is-found',
      comment: 'An import that leads nowhere fails on the first table that takes that path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true }
    },
    {
      name: 'product-runs-without-dev-tools',
      comment: 'A Pi is installed without devDependencies.',
      severity: 'error',
      from: { path: '^(src|bin)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings']
    }
  }
}

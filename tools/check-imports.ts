// Checks the import directions of .dependency-cruiser.cjs and that the cruise really saw the house.
// The second half matters: with a TypeScript it cannot use, dependency-cruiser finds no module and reports success.
import { globSync } from 'node:fs'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const folders = ['src', 'template', 'web', 'test', 'tools', 'bin']

/** Violations as printable lines, one each, with the rule's reason; files on disk that the cruise did not see count too. */
export async function importTroubles(root: string): Promise<string[]> {
  const options: ICruiseOptions = await extractOptions('./.dependency-cruiser.cjs')
  const present = folders.filter((it) => globSync(`${root}/${it}`).length > 0)
  const { output } = await cruise(
    present,
    { ...options, baseDir: root },
    {},
    { tsConfig: extractTsConfig('tsconfig.json') }
  )
  const { modules, summary } = output as ICruiseResult
  const reasons = new Map(summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]))
  const broken = summary.violations.map(
    ({ from, to, rule }) => `${from} → ${to}\n    ${rule.name}: ${reasons.get(rule.name) ?? 'no reason given'}`
  )
  const seen = new Set(modules.map((it) => it.source))
  const onDisk = globSync(
    present.map((it) => `${it}/**/*.{ts,tsx,js}`),
    { cwd: root }
  )
  const unseen = onDisk.filter((it) => !seen.has(it)).map((it) => `${it} was not seen by dependency-cruiser`)
  if (onDisk.length === 0) unseen.push(`no source files found under ${root}`)
  return [...broken, ...unseen]
}

if (import.meta.main) {
  const troubles = await importTroubles(process.cwd())
  for (const trouble of troubles) console.error(`  ${trouble}`)
  if (troubles.length > 0) process.exitCode = 1
  else console.log('imports: every direction holds')
}

// The manual page and the completion, made from what the commands say of themselves with --help.

import { words } from '../../src/cli/words.ts'
import type { Lang } from '../../src/core/words.ts'

const headings = {
  en: {
    name: 'NAME',
    does: 'referee for physical board games',
    synopsis: 'SYNOPSIS',
    commands: 'COMMANDS',
    files: 'FILES'
  },
  fr: {
    name: 'NOM',
    does: 'arbitre de jeux de société',
    synopsis: 'SYNOPSIS',
    commands: 'COMMANDES',
    files: 'FICHIERS'
  }
} as const satisfies Record<Lang, object>

const help = (lang: Lang, command?: string): string => words[lang][command ? `help.${command}` : 'help'] ?? ''

/** Every command, in the order of the help. */
export const commands: readonly string[] = [...help('en').matchAll(/^ {2}tablekeeper ([\w-]+)/gm)].map(
  ([, it = '']) => it
)

/** What a line of roff must not contain as it is. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')
    .replaceAll('\u202f', '\\~')
    .replaceAll('\u00a0', '\\~')

const asWritten = (text: string): string => `.nf\n${roff(text)}\n.fi`

export function manual(lang: Lang, version: string, date: string): string {
  const { name, does, synopsis, commands: list, files } = headings[lang]
  const entries = commands.map((it) => {
    const [use = '', ...rest] = help(lang, it).split('\n\n')
    return `.SS ${roff(it)}\n${asWritten(use)}\n.PP\n${asWritten(rest.join('\n\n'))}`
  })
  return [
    `.TH TABLEKEEPER 1 ${date} "tablekeeper ${version}"`,
    `.SH ${name}`,
    `tablekeeper \\- ${roff(does)}`,
    `.SH ${synopsis}`,
    asWritten('tablekeeper COMMAND [OPTIONS]'),
    `.SH ${list}`,
    ...entries,
    `.SH ${files}`,
    asWritten('/etc/tablekeeper/table.yaml\n/var/lib/tablekeeper'),
    ''
  ].join('\n')
}

/** For bash: commands, then the options of the command; files otherwise. */
export function completion(): string {
  const cases = commands.map((it) => {
    const options = [...new Set(help('en', it).match(/--[a-z][a-z-]*/g) ?? []), '--help']
    return `    ${it}) words='${[...new Set(options)].join(' ')}' ;;`
  })
  return `# bash completion for tablekeeper; made from its help
_tablekeeper() {
  local words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.join(' ')} --help --version' -- "\${COMP_WORDS[1]}"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[COMP_CWORD]}" in
    -*) COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}")) ;;
    *) COMPREPLY=() ;;
  esac
}
complete -o default -F _tablekeeper tablekeeper
`
}

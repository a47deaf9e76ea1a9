// A report as one text: sections with headings, which people read before they send it, and the tape last, which `replay` plays.

const first = 'tablekeeper report 1'
const heading = /^== (.*) ==$/

export interface Section {
  readonly title: string
  readonly text: string
}

export const tapeSection = 'tape'
export const earlierSection = 'tape before'

export const isReport = (text: string): boolean => text.startsWith(`${first}\n`)

/** A line that looks like a heading is indented, so that no log can begin a section. */
const plain = (text: string): string => text.trimEnd().replace(/^==/gm, ' ==')

export const written = (sections: readonly Section[]): string =>
  [first, ...sections.map(({ title, text }) => `\n== ${title} ==\n${plain(text)}`), ''].join('\n')

export function read(report: string): Section[] {
  const sections: { title: string; lines: string[] }[] = []
  for (const line of report.split('\n')) {
    const title = heading.exec(line)?.[1]
    if (title !== undefined) sections.push({ title, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n') }))
}

/** The tape of a report, or the one before; null: it has none. */
export const tapeOf = (report: string, title: string): string | null =>
  read(report).find((it) => it.title === title)?.text ?? null

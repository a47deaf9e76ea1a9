// A schema as editors read it: with descriptions in one language, and without our own extensions.

import type { Schema } from '../../src/core/schema.ts'
import type { Lang } from '../../src/core/words.ts'
import { words } from '../../src/words.ts'

/** The schema as JSON, with short lists on one line. Throws if a description has no sentence. */
export function described(title: string, schema: Schema, lang: Lang): string {
  const said = (key: string): string => {
    const sentence = words[lang][key]
    if (sentence === undefined) throw new Error(`no sentence in ${lang} for the setting ${key}`)
    return sentence
  }
  const whole = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }
  // Our own messages about misfits are left out, because editors have their own.
  const text = JSON.stringify(
    whole,
    (key, it) => (key === 'misfit' ? undefined : key === 'description' && typeof it === 'string' ? said(it) : it),
    2
  )
  return `${text.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
}

/** The file that editors use: English next to the described files, other languages with a suffix. */
export const fileOf = (path: string, lang: Lang): string => (lang === 'en' ? `${path}.json` : `${path}.${lang}.json`)

// A schema as editors read it: its descriptions in one language, and without what is ours alone.

import type { Schema } from '../../src/core/schema.ts'
import type { Lang } from '../../src/core/words.ts'
import { words } from '../../src/words.ts'

/** JSON, short lists on one line. Throws at a description that has no sentence. */
export function described(title: string, schema: Schema, lang: Lang): string {
  const said = (key: string): string => {
    const sentence = words[lang][key]
    if (sentence === undefined) throw new Error(`no sentence in ${lang} for the setting ${key}`)
    return sentence
  }
  const whole = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema }
  // What is said of a misfit is ours; editors say it in their own words.
  const text = JSON.stringify(
    whole,
    (key, it) => (key === 'misfit' ? undefined : key === 'description' && typeof it === 'string' ? said(it) : it),
    2
  )
  return `${text.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
}

/** Where an editor finds it: English beside the files, French under its own name. */
export const fileOf = (path: string, lang: Lang): string => (lang === 'en' ? `${path}.json` : `${path}.${lang}.json`)

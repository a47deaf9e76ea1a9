// What each lamp means: colour, rhythm, sign and words, the same as on the table.

import { CueSign } from '../board/Icon.tsx'
import { legend } from '../state/store.ts'
import { said } from '../words/menu.ts'
import { say } from '../words/reader.ts'

export const LegendList = () => (
  <section class="legend">
    <h2>{said('page.menu.legend')}</h2>
    <ul>
      {legend.value.cues.map(({ cue, colour, rhythm, label }) => (
        <li key={cue}>
          <span class={`legend-lamp ${rhythm}`} style={{ color: colour }} />
          <CueSign cue={cue} />
          {say(label)} <span class="faint">{said(`page.rhythm.${rhythm}`)}</span>
        </li>
      ))}
    </ul>
  </section>
)

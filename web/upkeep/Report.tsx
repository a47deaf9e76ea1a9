// A report: made, shown whole, and only then saved.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { makeReport } from '../state/commands.ts'
import { refused, report } from '../state/store.ts'
import { kept } from '../words/upkeep.ts'

/** A browser's own type for it grows with nothing. */
const sheet = { width: '100%', font: '0.85rem/1.4 monospace' } as const

export function Report() {
  const [everything, include] = useState(false)
  const [waits, wait] = useState(false)
  const [text, show] = useState<string | null>(null)
  const made = report.value
  // What is saved is what was shown.
  const file = useMemo(() => URL.createObjectURL(new Blob([text ?? ''], { type: 'text/plain' })), [text])
  useEffect(() => () => URL.revokeObjectURL(file), [file])
  const why = refused.value
  useEffect(() => {
    if (!made) return
    let stays = true
    const tell = (it: string | null): void => {
      if (!stays) return
      show(it)
      wait(false)
    }
    fetch(made.path)
      .then((answer) => (answer.ok ? answer.text() : kept('page.report.gone')))
      .then(tell, () => tell(kept('page.report.gone')))
    return () => {
      stays = false
      report.value = null
    }
  }, [made])
  useEffect(() => {
    if (why !== null) wait(false)
  }, [why])
  return (
    <section class="panel">
      <h2>{kept('page.report')}</h2>
      <p>{kept('page.report.what')}</p>
      {!everything && <p class="faint">{kept('page.report.names')}</p>}
      <label class="switch">
        <input type="checkbox" checked={everything} onChange={(event) => include(event.currentTarget.checked)} />
        {kept('page.report.everything')}
      </label>
      <div class="list-tools">
        <button
          type="button"
          class="quiet"
          disabled={waits}
          onClick={() => {
            show(null)
            wait(true)
            makeReport(everything)
          }}
        >
          {kept(waits ? 'page.report.making' : 'page.report.make')}
        </button>
        {text !== null && (
          <a class="quiet" href={file} download="report.txt">
            {kept('page.report.save')}
          </a>
        )}
      </div>
      {text !== null && <textarea readOnly rows={16} style={sheet} aria-label={kept('page.report')} value={text} />}
    </section>
  )
}

// The field for the code that the table shows: proof that somebody sits there.

import { useState } from 'preact/hooks'
import { t } from '../words/reader.ts'

export function SeatCode({ send }: { send: (code: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      class="seat-code"
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      <input
        aria-label={t('page.seat.code')}
        placeholder={t('page.seat.code')}
        value={typed}
        autoComplete="off"
        inputMode="numeric"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="quiet">
        {t('page.seat.code.send')}
      </button>
    </form>
  )
}

// A field for what proves who somebody is: the code that the table shows, or the host's PIN.

import { useState } from 'preact/hooks'

interface Props {
  readonly label: string
  readonly button: string
  readonly send: (typed: string) => void
}

export function SeatCode({ label, button, send }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <form
      class="seat-code"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') send(typed)
        setTyped('')
      }}
    >
      <input
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        inputMode="numeric"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="quiet">
        {button}
      </button>
    </form>
  )
}

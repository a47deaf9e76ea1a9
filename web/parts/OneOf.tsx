// A small choice among a few words, side by side.

interface Props<T extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly value: T
  readonly choose: (value: T) => void
}

export const OneOf = <T extends string>({ label, options, value, choose }: Props<T>) => (
  <fieldset class="one-of">
    <legend>{label}</legend>
    {options.map(([it, words]) => (
      <label key={it}>
        <input type="radio" name={label} checked={value === it} onChange={() => choose(it)} />
        <span>{words}</span>
      </label>
    ))}
  </fieldset>
)

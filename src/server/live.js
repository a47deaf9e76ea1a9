// The live page of a command: draws what it is told.

const at = (selector) => document.querySelector(selector)
const show = ({ lang, title, now, progress, buttons, drawing, lines, gone }) => {
  document.documentElement.lang = lang
  document.title = title
  at('h1').textContent = title
  at('#gone').textContent = gone
  at('#now').textContent = now?.text ?? ''
  at('#now').className = now?.bad ? 'bad' : ''
  at('progress').hidden = !progress
  if (progress) Object.assign(at('progress'), { max: progress.of, value: progress.done })
  at('#count').textContent = progress ? `${progress.done} / ${progress.of}` : ''
  at('#buttons').replaceChildren(
    ...buttons.map(({ id, text }) => {
      const button = document.createElement('button')
      button.textContent = text
      button.onclick = () =>
        fetch('press', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id })
        })
      return button
    })
  )
  at('#picture').innerHTML = drawing ?? ''
  at('ol').replaceChildren(
    ...lines.toReversed().map(({ text, bad }) => {
      const line = document.createElement('li')
      line.textContent = text
      if (bad) line.className = 'bad'
      return line
    })
  )
}
const source = new EventSource('state')
source.onmessage = ({ data }) => {
  document.body.className = ''
  show(JSON.parse(data))
}
source.onerror = () => {
  document.body.className = 'lost'
}

/** The share of the screen’s width that controls and pictures take. Runs inside the page. */
export function breadth(): number {
  const boxes = [...document.querySelectorAll('main :is(input, select, button, a, figure, .panel, svg)')].flatMap(
    (it) => (it.checkVisibility() ? [it.getBoundingClientRect()] : [])
  )
  const seen = boxes.filter(({ width, right, left }) => width > 0 && right > 0 && left < innerWidth)
  if (seen.length === 0) return 1
  const left = Math.max(0, Math.min(...seen.map((it) => it.left)))
  const right = Math.min(innerWidth, Math.max(...seen.map((it) => it.right)))
  return (right - left) / innerWidth
}

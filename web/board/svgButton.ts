// SVG has no button element: what makes any shape one for keyboards and screen readers. Attributes of SVG keep their case, and the
// one that browsers know is `tabindex`.

export const svgButton = (label: string, press?: () => void) => ({
  role: 'button' as const,
  tabindex: 0,
  'aria-label': label,
  onClick: press,
  ...(press && {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // A space would scroll the page.
      event.preventDefault()
      press()
    }
  })
})

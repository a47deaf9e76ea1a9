// SVG has no button element: what makes any shape one for keyboards and screen readers.

export const svgButton = (label: string, press?: () => void) => ({
  role: 'button' as const,
  tabIndex: 0,
  'aria-label': label,
  onClick: press,
  ...(press && {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') press()
    }
  })
})

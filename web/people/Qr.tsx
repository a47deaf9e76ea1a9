// A link as a QR code: dark on light whatever the theme, as cameras want it.

import encodeQR from 'qr'

export function Qr({ text, label }: { text: string; label: string }) {
  const dots = encodeQR(text, 'raw', { border: 3 })
  const size = dots.length
  const d = dots.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  )
}

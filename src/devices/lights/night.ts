// How bright lamps may be at a time of day: full by day, dimmed through the hours that the table file calls night. Pure.

export interface Night {
  /** Local times of day, `22:00`; a night that ends before it begins lasts over midnight. */
  readonly from: string
  readonly to: string
  readonly brightness: number
}

export interface Brightness {
  /** Share of full brightness, 0 … 1. */
  readonly brightness: number
  readonly night?: Night
}

export function brightnessAt({ brightness, night }: Brightness, time: Date): number {
  if (!night) return brightness
  const now = time.getHours() * 60 + time.getMinutes()
  const [from, to] = [minutes(night.from), minutes(night.to)]
  const isNight = from <= to ? now >= from && now < to : now >= from || now < to
  return isNight ? night.brightness : brightness
}

function minutes(time: string): number {
  const [hours, rest] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (rest ?? 0)
}

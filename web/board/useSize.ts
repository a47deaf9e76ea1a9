// The size an element has on the screen now. Where nothing is laid out yet, a plausible one.

import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export interface Size {
  readonly width: number
  readonly height: number
}

export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 800, height: 600 })
  useLayoutEffect(() => {
    const it = element.current
    if (!it) return
    const measure = () => {
      const { width, height } = it.getBoundingClientRect()
      if (width > 0) setSize({ width, height })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(it)
    return () => watch.disconnect()
  }, [element])
  return size
}

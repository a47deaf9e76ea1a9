// A room that is loaded when somebody first goes there.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../words/reader.ts'

export function Later({ load }: { load: () => Promise<{ readonly default: ComponentType }> }) {
  const [it, set] = useState<{ readonly Room: ComponentType } | null>(null)
  useEffect(() => {
    void load().then(({ default: Room }) => set({ Room }))
  }, [load])
  return it ? <it.Room /> : <p class="faint">{t('page.headline.loading')}</p>
}

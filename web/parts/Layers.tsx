// Three switches that lay over one another what is seen, what is believed and what is expected.

import { Icon } from '../board/Icon.tsx'
import { layers } from '../state/prefs.ts'
import { t } from '../words/reader.ts'

const all = [
  { id: 'seen', icon: 'eye' },
  { id: 'believed', icon: 'head' },
  { id: 'expected', icon: 'arrow' }
] as const

export const Layers = () => (
  <fieldset class="layers" aria-label={t('page.layers')}>
    {all.map(({ id, icon }) => (
      <button
        key={id}
        type="button"
        class={`tool ${id}`}
        aria-pressed={layers.value[id]}
        title={t(`page.layer.${id}.more`)}
        onClick={() => {
          layers.value = { ...layers.value, [id]: !layers.value[id] }
        }}
      >
        <Icon name={icon} size={20} />
        <span>{t(`page.layer.${id}`)}</span>
      </button>
    ))}
  </fieldset>
)

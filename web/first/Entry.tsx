// The way from the door to the first start, while no table file describes the table.

import { Icon } from '../board/Icon.tsx'
import { go } from '../state/place.ts'
import { first } from '../words/first.ts'

export default () => (
  <button type="button" class="entry" onClick={() => go('first')}>
    <Icon name="plug" size={40} />
    <b>{first('page.first')}</b>
    <span>{first('page.first.more')}</span>
  </button>
)

// Gradients, textures and the game's drawings, once for the whole page.

import { drawings } from '../state/art.ts'

const textures = [
  'M0 12h24M12 0v24',
  'M0 6q6-5 12 0t12 0M0 18q6-5 12 0t12 0',
  'M4 4h.01M16 10h.01M8 18h.01M20 20h.01',
  'M0 0l24 24M-6 18l12 12M18-6l12 12',
  'M0 8h24M0 16h24M8 0v8M16 8v8M4 16v8',
  'M12 2l4 6-4 6-4-6ZM0 14l4 6-4 6M24 14l-4 6 4 6',
  'M3 20l4-9 4 9M14 10l3-7 3 7',
  'M6 6a3 3 0 1 1 .01 0M18 18a3 3 0 1 1 .01 0'
]

export const Defs = () => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="shade-head" cx=".35" cy=".3" r=".8">
        <stop offset="0" stop-color="#fff" stop-opacity=".55" />
        <stop offset=".45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity=".5" />
      </radialGradient>
      <linearGradient id="shade-body">
        <stop offset="0" stop-color="#000" stop-opacity=".25" />
        <stop offset=".35" stop-color="#fff" stop-opacity=".28" />
        <stop offset="1" stop-color="#000" stop-opacity=".5" />
      </linearGradient>
      {textures.map((d, i) => (
        <pattern key={d} id={`texture-${i}`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path class="texture" d={d} />
        </pattern>
      ))}
      <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
      </marker>
    </defs>
    {[...drawings.value.values()].map(({ id, viewBox, markup }) => (
      <symbol key={id} id={id} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: markup }} />
    ))}
  </svg>
)

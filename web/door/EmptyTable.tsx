// A table with nobody at it, under its lamp: the picture of the first page. Decoration only, loaded after the words.

const EmptyTable = () => (
  <svg class="empty-table" viewBox="0 0 1200 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <radialGradient id="door-light" cx=".5" cy=".34" r=".62">
        <stop offset="0" stop-color="#ffe2a6" stop-opacity=".8" />
        <stop offset=".45" stop-color="#f2b45c" stop-opacity=".28" />
        <stop offset="1" stop-color="#f2b45c" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="door-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#573721" />
        <stop offset="1" stop-color="#7d5432" />
      </linearGradient>
      <linearGradient id="door-cone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#ffe6b0" stop-opacity=".3" />
        <stop offset="1" stop-color="#ffe6b0" stop-opacity="0" />
      </linearGradient>
    </defs>
    <g fill="#120e0a" stroke="#35281b" stroke-width="3" stroke-linejoin="round">
      <path d="M498 262V176q0-14 16-16 86-10 172 0 16 2 16 16v86Z" />
      <path d="M536 172v80M578 168v84M622 168v84M664 172v80" stroke="#2a2016" stroke-width="6" />
      <path d="M212 388 150 300q-8-14 4-18l50-14q12-2 20 10l58 92Z" />
      <path d="M988 388l62-88q8-14-4-18l-50-14q-12-2-20 10l-58 92Z" />
    </g>
    <path d="M600-400v486" stroke="#0b0906" stroke-width="5" />
    <path d="M538 120a62 46 0 0 1 124 0Z" fill="#241c14" stroke="#3c2f20" />
    <ellipse cx="600" cy="120" rx="62" ry="9" fill="#ffe9b8" />
    <path d="M539 121 180 560h840L661 121Z" fill="url(#door-cone)" />
    <path d="M292 238H908L1122 520q12 22-14 24H92q-26-2-14-24Z" fill="url(#door-wood)" />
    <path
      fill="none"
      stroke="#38220f"
      stroke-width="2"
      opacity=".45"
      d="M330 240 150 542M420 240 310 542M510 240 458 542M600 240V542M690 240 742 542M780 240 890 542M870 240 1050 542"
    />
    <path d="M76 522q-10 20 16 22h1016q26-2 16-22l8 32q0 20-24 22H92q-24-2-24-22Z" fill="#3a2414" />
    <path d="M292 238H908L1122 520q12 22-14 24H92q-26-2-14-24Z" fill="url(#door-light)" />
    <g fill="#1a1510" stroke="#d9a650" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round">
      <path d="M552 252h96l5 20H547Z" />
      <path d="M530 494h140l8 32H522Z" />
      <path d="M232 356h52l-30 52h-58Z" />
      <path d="M968 356h-52l30 52h58Z" />
    </g>
    <path
      stroke="#d9a650"
      stroke-width="11"
      stroke-linecap="round"
      opacity=".55"
      d="M572 262h.1M600 262h.1M628 262h.1M558 510h.1M586 510h.1M614 510h.1M642 510h.1M251 370h.1M241 387h.1M949 370h.1M959 387h.1"
    />
    <g fill="#fffaf0" stroke="#6d5a3f">
      <g transform="translate(748 414) rotate(-7) scale(.85)">
        <ellipse cx="34" cy="44" rx="42" ry="11" fill="#000" stroke="none" opacity=".4" />
        <path d="M0 0 7-19Q8-22 12-22H46Q50-22 51-19L58 0Z" />
        <path fill="#e0d3b7" d="M0 0H58V40Q58 46 52 46H6Q0 46 0 40Z" />
        <path
          stroke="#1d1711"
          stroke-width="9"
          stroke-linecap="round"
          d="M29-11h.1M13 12h.1M45 12h.1M29 23h.1M13 34h.1M45 34h.1"
        />
      </g>
      <g transform="translate(672 440) rotate(9) scale(.85)">
        <ellipse cx="34" cy="44" rx="42" ry="11" fill="#000" stroke="none" opacity=".4" />
        <path d="M0 0 7-19Q8-22 12-22H46Q50-22 51-19L58 0Z" />
        <path fill="#e0d3b7" d="M0 0H58V40Q58 46 52 46H6Q0 46 0 40Z" />
        <path
          stroke="#1d1711"
          stroke-width="9"
          stroke-linecap="round"
          d="M18-7h.1M40-15h.1M14 11h.1M44 35h.1M29 23h.1"
        />
      </g>
    </g>
  </svg>
)

export default EmptyTable

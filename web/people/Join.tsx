// For whoever comes to the table with a device: who it is now, and which seats it may take. Loaded when it is asked for.

import { Icon, SeatShape } from '../board/Icon.tsx'
import { whoAmI } from '../parts/Me.tsx'
import { SitDown } from '../parts/SeatPanel.tsx'
import { sit } from '../state/commands.ts'
import { says } from '../state/link.ts'
import { go } from '../state/place.ts'
import { doc, game, me, refused } from '../state/store.ts'
import { Offer } from '../voice/Offer.tsx'
import { say, t } from '../words/reader.ts'
import './people.css'

export default function Join() {
  const now = doc.value
  const you = me.value
  if (!now || !you) return <main class="join">{t('page.link.opening')}</main>
  const spent = says(refused.value, 'window.invitation')
  const back = () => go(now.match ? (now.virtual ? 'table' : 'board') : 'door')
  return (
    <main class="join">
      <header class="setup-head">
        <h1>{now.match && game.value ? say(game.value.title) : t('page.join.title')}</h1>
      </header>
      {spent && (
        <p class="join-trouble" role="alert">
          {say({ say: 'window.invitation' })}
        </p>
      )}
      <p class="join-me">
        {you.seats.map((seat) => (
          <SeatShape key={seat} seat={seat} size={44} />
        ))}
        {you.seats.length === 0 && <Icon name={you.role === 'spectator' ? 'eye' : 'people'} size={44} />}
        <b>{whoAmI()}</b>
      </p>
      <button type="button" class="strong-button" onClick={back}>
        {t(now.match ? 'page.join.go' : 'page.choice.door')}
      </button>
      <Offer />
      {now.match ? <Places /> : <p class="faint">{t('page.join.nobody')}</p>}
    </main>
  )
}

function Places() {
  const seats = doc.value?.match?.seats ?? []
  const mine = me.value?.seats ?? []
  return (
    <section class="panel join-seats" aria-label={t('page.seats')}>
      <h2>{t('page.seats')}</h2>
      {seats.map(({ name, claimed, computer }, seat) => (
        <div key={name} class="join-seat">
          <SeatShape seat={seat} />
          <b>{name}</b>
          {mine.includes(seat) ? (
            <span class="faint">{t('page.seat.you')}</span>
          ) : computer ? (
            <span class="faint">{t('page.seat.computer', { level: t(`page.level.${computer}`) })}</span>
          ) : (
            <>
              <span class="faint">{t(claimed ? 'page.seat.taken' : 'page.seat.free')}</span>
              <SitDown seat={seat} taken={claimed} />
            </>
          )}
        </div>
      ))}
      {mine.length > 0 && (
        <button type="button" class="quiet" onClick={() => sit(null)}>
          {t('page.join.leave')}
        </button>
      )}
    </section>
  )
}

// Starts the page: opens the wire, gathers what it needs, draws.

import { render } from 'preact'
import { App } from './App.tsx'
import { gatherArt } from './state/art.ts'
import { followHelp } from './state/help.ts'
import { followInvitation } from './state/invitation.ts'
import { connect, keepTrying } from './state/link.ts'
import { followChoices } from './state/picking.ts'
import './replay/replay.css'
import './review/review.css'
import './style/index.css'
import { followRuling, followTurn } from './state/turn.ts'
import { followTv } from './state/tv.ts'
import { dress } from './voice/dress.ts'
import { sing } from './voice/sound.ts'
import { speakUp } from './voice/speech.ts'
import { stayAwake } from './voice/wake.ts'

const page = document.getElementById('page')
if (page) render(<App />, page)
dress()
gatherArt()
connect()
keepTrying()
followInvitation()
followTurn()
followRuling()
followChoices()
followHelp()
followTv()
stayAwake()
sing()
speakUp()
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined)

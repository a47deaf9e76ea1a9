// English reasons of the coach. None tells the move itself.

export const why = {
  'why.can.out': 'Your dice can eliminate {who} this turn.',
  'why.can.off': 'Your dice can push {who} off the board this turn.',
  'why.danger': 'Otherwise, about {n}% of {who}’s next throws push you off the board.',
  'why.threat': 'From there, about {n}% of your next throws push {who} off the board.',
  'why.again.out': 'About {n}% of such throws let you eliminate {who}.',
  'why.again.off': 'About {n}% of such throws let you push {who} off the board.',
  'why.enough.out': 'These dice are already enough to eliminate {who}.',
  'why.enough.off': 'These dice are already enough to push {who} off the board.',
  'why.stop': 'On average, another throw would make these dice worse.',
  'why.end': 'Nothing that these dice still pay for improves your position.',
  'why.reserve': 'Nothing else helps now, and a die in the reserve joins later dice.',
  'why.bonus': 'You play again before anybody can answer.'
}

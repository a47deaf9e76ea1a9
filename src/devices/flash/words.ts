// What keeps a board from being flashed, and what to do about it.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'flash.hex': '{file}:{line} is damaged. Build or download the file again.',
    'flash.large': '{file} does not fit: the chip has {n} bytes for it.',
    'flash.torn': '{file} is incomplete. Build or download it again.',
    'flash.cut': 'The cable was pulled out. Plug it in and flash again: the boot loader is unharmed.',
    'flash.lost': 'The boot loader stopped answering. Flash again: the boot loader is unharmed.',
    'flash.silent': 'No boot loader answers. Use an Uno or a Nano, and a cable that carries data.',
    'flash.chip': 'This is an {found}, not an {wanted}: nothing was written. Use an Uno or a Nano.',
    'flash.differs': 'Byte {at} was not written. Flash again; if it stays so, the chip is worn out.',
    'flash.noDrive': '{folder} is no drive. Hold BOOTSEL, plug the board in, and name its drive.',
    'flash.otherDrive': '{folder} is not the drive of a board: it has no INFO_UF2.TXT or boot_out.txt.',
    'flash.board': 'This is for {found}, not for an {wanted}: nothing was written.',
    'flash.noUf2': '{file} is not a UF2 file.'
  },
  fr: {
    'flash.hex': '{file}:{line} est abîmé. Recompilez ou retéléchargez le fichier.',
    'flash.large': '{file} est trop grand : la puce a {n} octets pour lui.',
    'flash.torn': '{file} est incomplet. Recompilez-le ou retéléchargez-le.',
    'flash.cut': 'Le câble a été débranché. Rebranchez-le et recommencez : le chargeur est intact.',
    'flash.lost': 'Le chargeur ne répond plus. Recommencez : il est intact.',
    'flash.silent': 'Aucun chargeur ne répond. Prenez un Uno ou un Nano, et un câble de données.',
    'flash.chip': 'C’est un {found}, pas un {wanted} : rien n’a été écrit. Prenez un Uno ou un Nano.',
    'flash.differs': 'L’octet {at} n’a pas été écrit. Recommencez ; sinon, la puce est usée.',
    'flash.noDrive': '{folder} n’est pas un lecteur. Branchez la carte, BOOTSEL enfoncé, et nommez-le.',
    'flash.otherDrive': '{folder} n’est pas celui d’une carte : ni INFO_UF2.TXT, ni boot_out.txt.',
    'flash.board': 'C’est pour {found}, pas pour un {wanted} : rien n’a été écrit.',
    'flash.noUf2': '{file} n’est pas un fichier UF2.'
  }
}

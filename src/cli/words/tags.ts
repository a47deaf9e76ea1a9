// What `tablekeeper tags` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.tags': `tablekeeper tags (--config FILE | --ids 0-23,500) [--size 20] [--out DIR]

Writes sheets of tags (AprilTag 36h11) to print on A4 at full size: those of a table's camera, with their names, or any by number.

  --config FILE  the table file of a camera: its corners and pieces
  --ids LIST     numbers and ranges, 0 to 586
  --size MM      the side of a tag, its black frame included (20)
  --out DIR      where to write them (here)`,
    'tags.which': 'Which tags? Give --config with a camera’s table file, or --ids such as 0-23,500.',
    'tags.ids': '“{ids}” is not a list of tags. Use numbers and ranges from 0 to 586: 0-23,500.',
    'tags.size': '--size {size} doesn’t fit a tag. Use 8 to 150 millimetres.',
    'tags.print': '{n} {n|tag|tags} of {size} mm. Print at 100 %; keep the white border when cutting.'
  },
  fr: {
    'help.tags': `tablekeeper tags (--config FICHIER | --ids 0-23,500) [--size 20] [--out DOSSIER]

Écrit des feuilles de marques (AprilTag 36h11) à imprimer en A4, grandeur nature : celles de la caméra d’une table, avec leurs noms, ou
n’importe lesquelles par numéro.

  --config FICHIER  le fichier de table d’une caméra : ses coins et ses pièces
  --ids LISTE       des numéros et des suites, de 0 à 586
  --size MM         le côté d’une marque, cadre noir compris (20)
  --out DOSSIER     où les écrire (ici)`,
    'tags.which': 'Quelles marques ? --config avec le fichier d’une table à caméra, ou --ids 0-23,500.',
    'tags.ids': '« {ids} » n’est pas une liste de marques : numéros et suites de 0 à 586.',
    'tags.size': '--size {size} n’est pas une taille de marque. Il faut de 8 à 150 millimètres.',
    'tags.print': '{n} {n|marque|marques} de {size} mm. Imprimez à 100 % ; gardez le bord blanc.'
  }
}

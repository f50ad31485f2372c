import type { boardEn } from './en.ts';

/** French: the words of pictures of the board, and of the board in words. */
export const boardFr = {
  'alt.to-move':
    '{name} ({colour}) {phase, select, place {doit placer la tuile piochée} double {doit placer une double-tuile} piece {doit choisir une pièce} other {doit piocher}}.',
  'alt.won':
    '{names} {count, plural, one {l’emporte} other {partagent la victoire}} avec {points, plural, one {# point} other {# points}}.',
  'alt.board': 'Plateau de Carcassonne : Amazonas, tour {turn}.',
  'alt.over': 'Plateau final de Carcassonne : Amazonas.',
  'alt.replay': 'Animation de tous les tours, du premier au tour {turn} ; la dernière image montre ceci.',
  'alt.preview': 'Aperçu, pas encore placé : {tile} en x {x}, y {y}, {rotation}°.',
  'alt.example': 'Exemple de la règle « {title} ».',
  'alt.laid': '{name} a placé : {what}.',
  'alt.laid.tile': '{tile} en x {x}, y {y}',
  'alt.square': 'x {x}, y {y}',
  'alt.scored': 'Points marqués à l’instant : {features}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.owned': 'En couleur : {features}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.feature': '{kind}, {points, plural, one {# point} other {# points}} pour {names}',
  'alt.seats': 'Joueurs par score : {seats}.',
  'alt.seat':
    '{name} ({colour}) {score, plural, one {# point} other {# points}}{gained, plural, =0 {} other { (+#)}}, pirogue sur la case {space} (rang {rank})',
  'alt.seat.short': '{name} {score}, pirogue en {space}',
  'alt.drawn': 'Tuile piochée : {tile}.',
  'alt.choose-double': 'Double-tuiles au choix : {tiles}.',
  'alt.legal':
    'Elle convient à {count, plural, one {# emplacement marqué} other {# emplacements marqués}} : {squares}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.legal.square': 'numéro {label} en x {x}, y {y} ({rotations})',
  'alt.legal.count': 'Elle convient à {count, plural, one {# emplacement marqué} other {# emplacements marqués}}.',
  'alt.doubles': 'Encore visibles : {count, plural, one {# double-tuile} other {# double-tuiles}}.',
  'alt.unseen': 'Nouveau depuis ton dernier tour : {squares}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.pieces': 'Pièces sur la terre : {pieces}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.piece': '{name} : {piece} en x {x}, y {y} ({kind})',
  'alt.boats': 'Pirogues : {boats}.',
  'alt.boat': '{name} sur la case {space}',
  'alt.tiles': 'Tuiles : {tiles}{more, plural, =0 {} other { ; et # de plus}}.',
  'alt.river': 'Le fleuve a {spaces} cases et finit à la colonne {front}.',
  'alt.area':
    'L’image montre {extent, select, focus {seulement } other {}}les colonnes {left} à {right} et les lignes {top} à {bottom}.',
  'alt.file': 'plateau-tour-{turn}.png',
  'alt.left':
    'Reste dans la pile : {land, plural, one {# tuile Terrain} other {# tuiles Terrain}}, {tributaries} avec affluents et {villages} avec villages ; {amazon, plural, one {# tuile Amazone} other {# tuiles Amazone}}, dont {bangs} « ! ».',
  'alt.left.icons': 'Sur les tuiles Terrain : {icons}.',
  'alt.left.kinds':
    'Exemplaires : {tiles}{more, plural, =0 {} one { ; et # autre sorte} other { ; et # autres sortes}}.',
  'alt.left.kind': '{count} × {tile}',

  'text.title': 'Le plateau en mots, tour {turn}.',
  'text.pair': '{before} ; {after}',
  'text.tile-word': 'tuile',
  'text.last': 'Dernier tour, {name} :',
  'text.new': 'Autres nouveautés depuis ton dernier tour :',
  'text.new.turn': 'Tour {turn}, {name} :',
  'text.choices': 'La tuile peut aller ici :',
  'text.choices.double': 'Double-tuiles au choix :',
  'text.choices.piece': 'Une pièce peut aller ici :',
  'text.choices.boat': 'aucune pièce, la pirogue avance : {effect}',
  'text.seats': 'Joueurs par score :',
  'text.seat':
    '{name} ({colour}) : {score, plural, one {# point} other {# points}}, pirogue sur la case {space} (rang {rank}), {meeples, plural, one {# meeple} other {# meeples}} et {camps, plural, one {# camp} other {# camps}} en réserve',
  'text.river':
    'Fleuve : {spaces} cases, il continue en x {x}, y {y}. Les tuiles Terrain vont jusqu’à la colonne {front} comprise.',
  'text.doubles': 'Double-tuiles encore visibles : {tiles}.',
  'text.features.held': 'Affluents et villages incomplets avec des pièces :',
  'text.features.free': 'Affluents et villages incomplets sans pièce :',
  'text.features.jungle': 'Jungles :',
  'text.features.complete': 'Affluents et villages complets :',
  'text.feature': '{kind} : {facts} ; vaut {points, plural, one {# point} other {# points}} ; {holders} ; en {squares}',
  'text.holder':
    '{name} {meeples, plural, =0 {} one {# meeple} other {# meeples}}{camps, plural, =0 {} one {# camp} other {# camps}}',
  'text.holder.nobody': 'personne',
  'text.majority': 'les points vont à {names}',
  'text.open': 'ouvert en {squares}',
  'text.point': '({x}, {y})',
  'text.tiles': 'Tous les emplacements, colonne par colonne (x, y) :',
  'text.tile': '{x}, {y} : {tile} ; tournée de {rotation}° ; tour {turn}, {name}',
  'text.tile.start': '{x}, {y} : {tile}',
  'text.piece': '{name} : {piece}, {place}',
  'text.left': 'Reste dans la pile :',
  'text.attached': 'Tout le plateau en mots se trouve dans le fichier joint.',

  'picture.to-move': 'à jouer',
  'picture.tiles-left': 'tuiles restantes',
  'picture.drawn': 'piochée',
  'picture.space': 'case',
  'picture.over': 'partie finie',
} as const satisfies Record<keyof typeof boardEn, string>;

import type { boardEn } from './en.ts';

/** Dutch: the words of pictures of the board, and of the board in words. */
export const boardNl = {
  'alt.to-move':
    '{name} ({colour}) {phase, select, place {moet de getrokken tegel leggen} double {moet een dubbele tegel leggen} piece {moet een speelfiguur kiezen} other {mag trekken}}.',
  'alt.won':
    '{names} {count, plural, one {wint} other {winnen samen}} met {points, plural, one {# punt} other {# punten}}.',
  'alt.board': 'Speelveld van Carcassonne: Amazone, beurt {turn}.',
  'alt.over': 'Eindstand van Carcassonne: Amazone.',
  'alt.replay': 'Animatie van alle beurten, van de eerste tot en met beurt {turn}; het laatste beeld toont dit.',
  'alt.preview': 'Voorbeeld, nog niet gelegd: {tile} op x {x}, y {y}, {rotation} graden.',
  'alt.example': 'Voorbeeld bij de regel "{title}".',
  'alt.laid': '{name} heeft gelegd: {what}.',
  'alt.laid.tile': '{tile} op x {x}, y {y}',
  'alt.square': 'x {x}, y {y}',
  'alt.scored': 'Net geteld: {features}{more, plural, =0 {} other {; en nog #}}.',
  'alt.owned': 'Gekleurd: {features}{more, plural, =0 {} other {; en nog #}}.',
  'alt.feature': '{kind}, {points, plural, one {# punt} other {# punten}} voor {names}',
  'alt.seats': 'Spelers op punten: {seats}.',
  'alt.seat':
    '{name} ({colour}) {score, plural, one {# punt} other {# punten}}{gained, plural, =0 {} other { (+#)}}, boot op veld {space} (plaats {rank})',
  'alt.seat.short': '{name} {score}, boot op {space}',
  'alt.drawn': 'Getrokken tegel: {tile}.',
  'alt.choose-double': 'Dubbele tegels om uit te kiezen: {tiles}.',
  'alt.legal':
    'Hij past op {count, plural, one {# gemarkeerde plek} other {# gemarkeerde plekken}}: {squares}{more, plural, =0 {} other {; en nog #}}.',
  'alt.legal.square': 'nummer {label} op x {x}, y {y} ({rotations})',
  'alt.legal.count': 'Hij past op {count, plural, one {# gemarkeerde plek} other {# gemarkeerde plekken}}.',
  'alt.doubles': 'Nog open: {count, plural, one {# dubbele tegel} other {# dubbele tegels}}.',
  'alt.unseen': 'Nieuw sinds je laatste beurt: {squares}{more, plural, =0 {} other {; en nog #}}.',
  'alt.pieces': 'Speelfiguren op het land: {pieces}{more, plural, =0 {} other {; en nog #}}.',
  'alt.piece': '{name}: {piece} op x {x}, y {y} ({kind})',
  'alt.boats': 'Boten: {boats}.',
  'alt.boat': '{name} op veld {space}',
  'alt.tiles': 'Tegels: {tiles}{more, plural, =0 {} other {; en nog #}}.',
  'alt.river': 'De rivier heeft {spaces} velden en eindigt bij kolom {front}.',
  'alt.area':
    'De afbeelding toont {extent, select, focus {alleen } other {}}kolom {left} tot en met {right} en rij {top} tot en met {bottom}.',
  'alt.file': 'speelveld-beurt-{turn}.png',
  'alt.left':
    'Nog in de trekstapel: {land, plural, one {# landtegel} other {# landtegels}}, {tributaries} met zijrivieren en {villages} met dorpen; {amazon, plural, one {# Amazonetegel} other {# Amazonetegels}}, waarvan {bangs} "!"-tegels.',
  'alt.left.icons': 'Op de landtegels: {icons}.',
  'alt.left.kinds': 'Exemplaren: {tiles}{more, plural, =0 {} one {; en nog # soort} other {; en nog # soorten}}.',
  'alt.left.kind': '{count} × {tile}',

  'text.title': 'Het speelveld in woorden, beurt {turn}.',
  'text.pair': '{before}; {after}',
  'text.tile-word': 'tegel',
  'text.last': 'Laatste beurt, {name}:',
  'text.choices': 'De tegel kan hier liggen:',
  'text.choices.double': 'Te kiezen uit deze dubbele tegels:',
  'text.choices.piece': 'Een speelfiguur kan hier staan:',
  'text.choices.boat': 'geen speelfiguur, de boot vaart vooruit: {effect}',
  'text.seats': 'Spelers op punten:',
  'text.seat':
    '{name} ({colour}): {score, plural, one {# punt} other {# punten}}, boot op veld {space} (plaats {rank}), {meeples, plural, one {# meeple} other {# meeples}} en {camps, plural, one {# kampement} other {# kampementen}} in de voorraad',
  'text.river':
    'Rivier: {spaces} velden, hij gaat verder op x {x}, y {y}. Landtegels mogen tot en met kolom {front} liggen.',
  'text.doubles': 'Dubbele tegels die nog openliggen: {tiles}.',
  'text.features.held': 'Open zijrivieren en dorpen met speelfiguren:',
  'text.features.free': 'Open zijrivieren en dorpen zonder speelfiguren:',
  'text.features.jungle': 'Jungles:',
  'text.features.complete': 'Afgesloten zijrivieren en dorpen:',
  'text.feature': '{kind}: {facts}; nu {points, plural, one {# punt} other {# punten}} waard; {holders}; op {squares}',
  'text.holder':
    '{name} {meeples, plural, =0 {} one {# meeple} other {# meeples}}{camps, plural, =0 {} one {# kampement} other {# kampementen}}',
  'text.holder.nobody': 'niemand',
  'text.majority': 'de punten gaan naar {names}',
  'text.open': 'open bij {squares}',
  'text.point': '({x}, {y})',
  'text.tiles': 'Alle plekken, kolom voor kolom (x, y):',
  'text.tile': '{x}, {y}: {tile}; {rotation} graden gedraaid; beurt {turn}, {name}',
  'text.tile.start': '{x}, {y}: {tile}',
  'text.piece': '{name}: {piece}, {place}',
  'text.left': 'Nog in de trekstapel:',
  'text.attached': 'Het hele speelveld in woorden staat in het bijgevoegde bestand.',

  'picture.to-move': 'aan zet',
  'picture.tiles-left': 'tegels over',
  'picture.drawn': 'getrokken',
  'picture.space': 'veld',
  'picture.over': 'afgelopen',
} as const satisfies Record<keyof typeof boardEn, string>;

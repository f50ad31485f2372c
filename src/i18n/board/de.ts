import type { boardEn } from './en.ts';

/** German: the words of pictures of the board, and of the board in words. */
export const boardDe = {
  'alt.to-move':
    '{name} ({colour}) {phase, select, place {muss die gezogene Karte legen} double {muss eine Doppelkarte legen} piece {muss eine Figur wählen} other {darf ziehen}}.',
  'alt.won':
    '{names} {count, plural, one {gewinnt} other {gewinnen gemeinsam}} mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'alt.board': 'Spielfeld von Carcassonne: Amazonas, Zug {turn}.',
  'alt.over': 'Endstand von Carcassonne: Amazonas.',
  'alt.replay': 'Animation aller Züge, vom ersten bis zu Zug {turn}; das letzte Bild zeigt dies.',
  'alt.preview': 'Vorschau, noch nicht gelegt: {tile} auf x {x}, y {y}, {rotation} Grad.',
  'alt.example': 'Beispiel zur Regel „{title}“.',
  'alt.laid': '{name} hat gelegt: {what}.',
  'alt.laid.tile': '{tile} auf x {x}, y {y}',
  'alt.square': 'x {x}, y {y}',
  'alt.scored': 'Eben gewertet: {features}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.owned': 'Farbig: {features}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.feature': '{kind}, {points, plural, one {# Punkt} other {# Punkte}} für {names}',
  'alt.seats': 'Spieler nach Punkten: {seats}.',
  'alt.seat':
    '{name} ({colour}) {score, plural, one {# Punkt} other {# Punkte}}{gained, plural, =0 {} other { (+#)}}, Boot auf Feld {space} (Platz {rank})',
  'alt.seat.short': '{name} {score}, Boot auf {space}',
  'alt.drawn': 'Gezogene Karte: {tile}.',
  'alt.choose-double': 'Doppelkarten zur Wahl: {tiles}.',
  'alt.legal':
    'Sie passt an {count, plural, one {# markierte Stelle} other {# markierte Stellen}}: {squares}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.legal.square': 'Nummer {label} auf x {x}, y {y} ({rotations})',
  'alt.legal.count': 'Sie passt an {count, plural, one {# markierte Stelle} other {# markierte Stellen}}.',
  'alt.doubles': 'Noch offen: {count, plural, one {# Doppelkarte} other {# Doppelkarten}}.',
  'alt.unseen': 'Neu seit deinem letzten Zug: {squares}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.pieces': 'Figuren auf dem Land: {pieces}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.piece': '{name}: {piece} auf x {x}, y {y} ({kind})',
  'alt.boats': 'Boote: {boats}.',
  'alt.boat': '{name} auf Feld {space}',
  'alt.tiles': 'Karten: {tiles}{more, plural, =0 {} other {; und # weitere}}.',
  'alt.river': 'Der Fluss hat {spaces} Felder und endet in Spalte {front}.',
  'alt.area':
    'Das Bild zeigt {extent, select, focus {nur } other {}}die Spalten {left} bis {right} und die Zeilen {top} bis {bottom}.',
  'alt.file': 'spielfeld-zug-{turn}.png',
  'alt.left':
    'Noch im Stapel: {land, plural, one {# Landschaftskarte} other {# Landschaftskarten}}, {tributaries} mit Nebenflüssen und {villages} mit Dörfern; {amazon, plural, one {# Amazonaskarte} other {# Amazonaskarten}}, davon {bangs} „!“-Karten.',
  'alt.left.icons': 'Auf den Landschaftskarten: {icons}.',
  'alt.left.kinds':
    'Exemplare: {tiles}{more, plural, =0 {} one {; und # weitere Sorte} other {; und # weitere Sorten}}.',
  'alt.left.kind': '{count} × {tile}',

  'text.title': 'Das Spielfeld in Worten, Zug {turn}.',
  'text.pair': '{before}; {after}',
  'text.tile-word': 'Karte',
  'text.last': 'Letzter Zug, {name}:',
  'text.new': 'Auch neu seit deinem letzten Zug:',
  'text.new.turn': 'Zug {turn}, {name}:',
  'text.choices': 'Die Karte kann hier liegen:',
  'text.choices.double': 'Zur Wahl stehen diese Doppelkarten:',
  'text.choices.piece': 'Eine Figur kann hier stehen:',
  'text.choices.boat': 'keine Figur, das Boot rückt vor: {effect}',
  'text.seats': 'Spieler nach Punkten:',
  'text.seat':
    '{name} ({colour}): {score, plural, one {# Punkt} other {# Punkte}}, Boot auf Feld {space} (Platz {rank}), {meeples, plural, one {# Meeple} other {# Meeple}} und {camps, plural, one {# Lager} other {# Lager}} im Vorrat',
  'text.river':
    'Fluss: {spaces} Felder, er geht auf x {x}, y {y} weiter. Landschaftskarten dürfen bis Spalte {front} liegen.',
  'text.doubles': 'Doppelkarten, die noch offen liegen: {tiles}.',
  'text.features.held': 'Offene Nebenflüsse und Dörfer mit Figuren:',
  'text.features.free': 'Offene Nebenflüsse und Dörfer ohne Figuren:',
  'text.features.jungle': 'Dschungel:',
  'text.features.complete': 'Abgeschlossene Nebenflüsse und Dörfer:',
  'text.feature':
    '{kind}: {facts}; jetzt {points, plural, one {# Punkt} other {# Punkte}} wert; {holders}; auf {squares}',
  'text.holder':
    '{name} {meeples, plural, =0 {} one {# Meeple} other {# Meeple}}{camps, plural, =0 {} one {# Lager} other {# Lager}}',
  'text.holder.nobody': 'niemand dort',
  'text.majority': 'die Punkte gehen an {names}',
  'text.open': 'offen bei {squares}',
  'text.point': '({x}, {y})',
  'text.tiles': 'Alle Stellen, Spalte für Spalte (x, y):',
  'text.tile': '{x}, {y}: {tile}; um {rotation} Grad gedreht; Zug {turn}, {name}',
  'text.tile.start': '{x}, {y}: {tile}',
  'text.piece': '{name}: {piece}, {place}',
  'text.left': 'Noch im Stapel:',
  'text.attached': 'Das ganze Spielfeld in Worten steht in der angehängten Datei.',

  'picture.to-move': 'am Zug',
  'picture.tiles-left': 'Karten übrig',
  'picture.drawn': 'gezogen',
  'picture.space': 'Feld',
  'picture.over': 'Spielende',
} as const satisfies Record<keyof typeof boardEn, string>;

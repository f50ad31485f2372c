import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** German: the words of Carcassonne. */
export const de = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In deinem Zug ziehst du ein Plättchen, legst es so an, dass die Landschaft weitergeht, und darfst dann einen Meeple darauf setzen: auf eine Straße, in eine Stadt{farms, select, yes {, in ein Kloster oder, für das Ende der Partie, auf eine Wiese} other { oder in ein Kloster}}. Wer beginnt, wird ausgelost, wenn die Lobby nichts anderes sagt.',
  'game.summary.map': 'Auf einer Landkarte schließt die Grenze ab, was an sie stößt.',

  'option.farms': 'Meeples dürfen auf Wiesen, die am Ende gewertet werden (Standard: ja)',
  'option.river': 'Mit dem Fluss beginnen, den alle gemeinsam legen (Standard: nein)',
  'option.abbot': 'Gärten und ein Abt, der zurückgenommen werden kann (Standard: nein)',
  'option.inns': 'Wirtshäuser & Kathedralen: großer Meeple, am freien Tisch auch Plättchen (Standard: nein)',
  'option.traders': 'Händler & Baumeister: Waren, Baumeister, Schwein, am freien Tisch Plättchen (Standard: nein)',
  'option.map': 'Landkarte, auf der gespielt wird (Standard: keine, der freie Tisch)',
  'option.chips': 'Mit den Chips der Landkarte spielen (Standard: nein)',
  'option.towns': 'Was die Orte der Landkarte bewirken (Standard: nichts)',
  'option.meeples': 'Meeples je Spieler (Standard: 7, auf einer Landkarte 9)',
  'option.unused': 'Startfeld der Landkarte, das wegfällt (Standard: ausgelost)',
  'option.pile': '{colour}, Stapel {pile}: {tile}',
  'chosen.farms': '{farms, select, yes {Wiesen werden am Ende gewertet} other {keine Meeples auf Wiesen}}',
  'chosen.expansion':
    '{played, select, yes {mit {expansion, select, river {dem Fluss} abbot {dem Abt} other {„{name}“}}} other {ohne {expansion, select, river {den Fluss} abbot {den Abt} other {„{name}“}}}}',
  'expansion.river': 'Der Fluss',
  'expansion.abbot': 'Der Abt',
  'expansion.inns': 'Wirtshäuser & Kathedralen',
  'expansion.traders': 'Händler & Baumeister',
  'chosen.meeples':
    '{meeples, select, usual {Meeples wie üblich: 7, auf einer Landkarte 9} other {{meeples} Meeples je Spieler}}',
  'chosen.map': '{map, select, none {keine Landkarte} other {Landkarte: {name}}}',
  'map.name':
    '{map, select, none {keine Landkarte} germany {Deutschland} france {Frankreich} benelux {Benelux} greatBritain {Großbritannien} other {Iberische Halbinsel}}',
  'chosen.map.named': 'Landkarte „{name}“',
  'chosen.chips': '{chips, select, yes {mit Chips} other {ohne Chips}}',
  'chosen.towns':
    '{towns, select, a {Orte: Wer einen überdeckt, bekommt noch ein Plättchen} b {Orte: Einen zu überdecken kostet 2 Punkte} c {Orte: 2 Punkte für jeden an einer Straße} other {Orte: keine Zusatzregel}}',
  'chosen.unused':
    '{unused, select, first {ohne das erste Startfeld} second {ohne das zweite Startfeld} third {ohne das dritte Startfeld} fourth {ohne das vierte Startfeld} other {Startfelder ausgelost}}',
  'chosen.unused.named': 'ohne das Startfeld {name}',

  'preset.base': 'Grundspiel',
  'preset.box': 'Aktuelle Ausgabe: Der Fluss und Der Abt',
  'preset.big-box': 'Big Box: alle Erweiterungen',

  'kind.road': 'Straße',
  'kind.city': 'Stadt',
  'kind.monastery': 'Kloster',
  'kind.garden': 'Garten',
  'kind.field': 'Wiese',
  'kind.river': 'Fluss',

  'mark.inn': 'Wirtshaus',
  'mark.cathedral': 'Kathedrale',

  'category.road': 'Straßen',
  'category.city': 'Städte',
  'category.monastery': 'Klöster',
  'category.garden': 'Gärten',
  'category.field': 'Wiesen',
  'category.chip': 'Chips',
  'category.wine': 'Wein',
  'category.coats': 'Wappen auf Inseln',
  'category.town': 'Orte',
  'category.goods': 'Waren',

  chip: '{colour, select, orange {orange} lightBlue {hellblau} other {lila}} {value}',
  'chip.count': '{count} × {chip}',
  colour: '{colour, select, orange {orange} lightBlue {hellblau} other {lila}}',
  goods: '{goods, select, wine {Wein} grain {Korn} other {Tuch}} {count}',

  'piece.meeple': 'Meeple',
  'piece.meeple.count': '{count, plural, one {# Meeple} other {# Meeples}}',
  'piece.upgraded': 'aufgewerteter Meeple',
  'piece.upgraded.count': '{count, plural, one {# aufgewerteter Meeple} other {# aufgewertete Meeples}}',
  'piece.abbot': 'Abt',
  'piece.abbot.count': '{count, plural, one {# Abt} other {# Äbte}}',
  'piece.large': 'großer Meeple',
  'piece.large.count': '{count, plural, one {# großer Meeple} other {# große Meeples}}',
  'piece.builder': 'Baumeister',
  'piece.builder.count': '{count, plural, one {# Baumeister} other {# Baumeister}}',
  'piece.pig': 'Schwein',
  'piece.pig.count': '{count, plural, one {# Schwein} other {# Schweine}}',
  'piece.none':
    '{left, plural, =0 {Du hast keinen Meeple mehr} other {Dort kann kein Meeple stehen}}; Bestätigen beendet den Zug.',
  'piece.chip':
    'Mit Bestätigen nimmst du den Chip hier (1 oder 2 Punkte).{left, plural, =0 {} other { Danach kannst du einen Meeple setzen.}}',
  standing:
    '{piece} {kind, select, road {auf der Straße} city {in der Stadt} monastery {im Kloster} garden {im Garten} other {auf der Wiese}}',

  'seat.score': '{pieces} im Vorrat',
  'seat.alt': 'noch {pieces}',
  'seat.chips': 'Chips: {chips}',
  'seat.isle': '{isle, plural, one {# Meeple} other {# Meeples}} auf der Isle of Man',
  'seat.goods': 'Waren: {goods}',

  'tile.coats': '{count, plural, one {# Wappen} other {# Wappen}}',
  'tile.goods': 'Ware: {goods, select, wine {Wein} grain {Korn} other {Tuch}}',
  'tile.fields': 'Wiesen',
  'tile.source': 'Quelle des Flusses',
  'tile.lake': 'See',

  'button.feature':
    '{kind, select, road {Straße} city {Stadt} garden {Garten} other {Kloster}} +{points} {completed, select, yes {sofort} other {am Ende}}',
  'button.counted': '{worth} ({facts})',
  'button.field': 'Wiese +{points} am Ende',
  'button.retrieve': 'Abt zurücknehmen +{points} sofort',
  'way.abbot': 'später zurücknehmbar',
  'button.marked': '{mark, select, inn {Straße mit Wirtshaus} other {Stadt mit Kathedrale}} +0, solange offen',
  'button.piece': '{piece}, {place}',
  'button.sell':
    'Wein {to, select, abroad {ins Ausland} other {an den Ort}} +{points} (kostet {pay, select, 2 {1 Chip: {colour} 2} other {2 Chips: {colour} 1}})',
  'square.beside':
    '{side, select, left {links} right {rechts} above {oberhalb} other {unterhalb}} {kind, select, road {von der Straße} city {von der Stadt} river {vom Fluss} other {von der Wiese}}',
  'choice.meeple': '{piece}: {place}',
  'choice.pass': 'Kein Meeple',
  'choice.pass.sale': 'Nichts verkaufen',
  'choice.pass.retrieve': 'Abt stehen lassen',
  'choice.pass.upgrade': 'Keine Aufwertung',
  'choice.pass.further': 'Zug beenden',
  'choice.draw': 'Vom Stapel ziehen',
  'choice.island': 'Insel ({colour}): {tile}',
  'choice.treat': 'x {x}, y {y}',
  'choice.set': 'Bezahlen: {chips}',
  'choice.sell':
    'Wein {to, select, abroad {ins Ausland} other {an den Ort}} verkaufen (kostet {pay, select, 2 {1 Chip: {colour} 2} other {2 Chips: {colour} 1}})',
  'choice.upgrade': 'Meeple aufwerten: {place}, x {x}, y {y}, für {values}',
  'choice.turn': 'Noch einen Zug kaufen',
  'choice.retrieve': 'Abt zurücknehmen',
  'line.pass': '{command} – kein Meeple: {effect}',
  'line.pass.text': 'kein Meeple: {effect}',

  'effect.completes':
    'schließt {again, select, yes {{kind, select, road {noch eine Straße} city {noch eine Stadt} garden {noch einen Garten} other {noch ein Kloster}}} other {{kind, select, road {die Straße} city {die Stadt} garden {den Garten} other {das Kloster}}}} ab, {points, plural, one {# Punkt} other {# Punkte}}{nobody, select, yes { für einen Meeple dort} without { für niemanden, denn du hast keinen Meeple mehr} abbot { für einen Abt dort} nobody { für niemanden, denn dein Abt ist nicht im Vorrat} other { für {names}}}',
  'effect.strength': 'zählt als {strength}',
  'effect.chip': 'nimmt einen Chip (1 oder 2 Punkte)',
  'effect.sale': 'du kannst Wein verkaufen, {points} Punkte',
  'effect.treat': 'nimmt einen Leckerbissen, {points, plural, one {# Punkt} other {# Punkte}}',
  'effect.coats': '{points, plural, one {# Punkt} other {# Punkte}} für Wappen',
  'effect.retrieved': 'sofort {points, plural, one {# Punkt} other {# Punkte}}',
  'effect.town.cost': 'überdeckt {town}{points, plural, =0 {} one {, minus # Punkt} other {, minus # Punkte}}',
  'effect.town.tile': 'überdeckt {town}, das gibt noch ein Plättchen',
  'effect.second': 'bringt ein zweites Plättchen ({piece})',
  'effect.goods': '{own, select, yes {du nimmst} other {{name} nimmt}} Waren: {goods}',
  'effect.builder': 'deine nächsten Plättchen hier bringen dir ein zweites',
  'effect.pig': 'wenn du die Wiese gewinnst, 1 Punkt mehr je abgeschlossene Stadt',
  'effect.wine': 'einmal je Zug',
  'effect.upgrade': 'zählt ab jetzt als zwei Meeples',
  'effect.set':
    '{meeples, plural, =0 {kein Meeple ist auf der Isle of Man} one {# Meeple kommt zurück} other {# Meeples kommen zurück}}',
  'effect.turn': 'ein Meeple geht auf die Isle of Man',
  'effect.pile': 'ein Plättchen, das noch niemand kennt',
  'effect.island': 'kostet einen Chip',
  'facts.road':
    '{tiles, plural, one {# Plättchen} other {# Plättchen}}{coats, plural, =0 {} other {, # Wappen}}{towns, plural, =0 {} one {, # Ort daneben} other {, # Orte daneben}}{mark, select, inn {, Wirtshaus{completed, select, no { (nur abgeschlossen etwas wert)} other {}}} other {}}{completed, select, yes {, abgeschlossen} other {}}',
  'facts.city':
    '{tiles, plural, one {# Plättchen} other {# Plättchen}}{coats, plural, =0 {} other {, # Wappen}}{mark, select, cathedral {, Kathedrale{completed, select, no { (nur abgeschlossen etwas wert)} other {}}} other {}}{completed, select, yes {, abgeschlossen} other {}}',
  'facts.monastery': '{tiles} von 9 Feldern belegt',
  'facts.field':
    'bisher {cities, plural, =0 {keine abgeschlossene Stadt} one {# abgeschlossene Stadt} other {# abgeschlossene Städte}}',

  'event.scored':
    '{names} {count, plural, one {bekommt} other {bekommen je}} **{points, plural, one {# Punkt} other {# Punkte}}** für {feature}',
  'event.scored.nobody': '{kind} abgeschlossen ({facts}), niemand dort',
  'event.scored.beaten': ' (dort weniger Meeples: {names})',
  'event.chip-taken':
    '{name} nimmt einen Chip ({chip}) und bekommt **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.treat-taken':
    '{name} nimmt einen Leckerbissen ({chip}) und bekommt **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.treat-laid': '{name} legt den Chip ({chip}) auf x {x}, y {y} als Leckerbissen aus',
  'event.chip-lost': 'Für den Chip ({chip}) ist kein Feld frei; er kommt aus dem Spiel',
  'event.wine-sold':
    '{name} verkauft Wein ({colour}) {to, select, abroad {ins Ausland} other {an den Ort}} für **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.upgraded':
    '{name} wertet den Meeple {kind, select, road {auf der Straße} city {in der Stadt} monastery {im Kloster} other {auf der Wiese}} bei x {x}, y {y} auf; er zählt jetzt als zwei',
  'event.island-tile-taken': '{name} bezahlt einen Chip ({chip}) und nimmt ein Plättchen von der Insel ({colour})',
  'event.island-tile-shown': 'Auf der Insel ({colour}) liegt jetzt offen: {tile}',
  'event.set-paid':
    '{name} bezahlt einen Satz ({chips}); {meeples, plural, =0 {kein Meeple war auf der Isle of Man} one {# Meeple kommt zurück} other {# Meeples kommen zurück}}',
  'event.turn-bought': '{name} schickt für einen weiteren Zug einen Meeple auf die Isle of Man',
  'event.town-paid':
    '{name} überdeckt den Ort auf {town}{points, plural, =0 {} one { und zahlt **# Punkt**} other { und zahlt **# Punkte**}}',
  'event.coats-scored': '{name} bekommt **{points, plural, one {# Punkt} other {# Punkte}}** für Wappen auf der Insel',
  'event.retrieved':
    '{name} nimmt den Abt {kind, select, monastery {aus dem Kloster} other {aus dem Garten}} bei x {x}, y {y} zurück und bekommt **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.goods-taken': '{name} hat die Stadt abgeschlossen und nimmt Waren: {goods}',
  'event.goods-scored':
    '{names} {count, plural, one {bekommt} other {bekommen je}} **{points, plural, one {# Punkt} other {# Punkte}}** für {goods, select, wine {den meisten Wein} grain {das meiste Korn} other {das meiste Tuch}} (Waren)',
  'event.pig-scored':
    '{name} bekommt dazu **{points, plural, one {# Punkt} other {# Punkte}}** für das Schwein auf dieser Wiese',
  'event.second-tile': 'Zweites Plättchen für {name} ({piece})',
  'giver.town': 'ein überdeckter Ort',

  'feature.road':
    'die {completed, select, yes {} other {offene }}Straße ({tiles, plural, one {# Plättchen} other {# Plättchen}}{coats, plural, =0 {} other {, # Wappen}}{towns, plural, =0 {} one {, # Ort} other {, # Orte}}{mark, select, inn {, Wirtshaus} other {}})',
  'feature.city':
    'die {completed, select, yes {} other {offene }}Stadt ({tiles, plural, one {# Plättchen} other {# Plättchen}}{coats, plural, =0 {} other {, # Wappen}}{mark, select, cathedral {, Kathedrale} other {}})',
  'feature.monastery': 'das {completed, select, yes {} other {offene }}Kloster ({tiles} von 9 Feldern)',
  'feature.garden': 'der {completed, select, yes {} other {offene }}Garten ({tiles} von 9 Feldern)',
  'feature.field': 'die Wiese ({cities, plural, one {# abgeschlossene Stadt} other {# abgeschlossene Städte}})',

  'board.place': '{name} (x {x}, y {y})',
  'board.print':
    '{kind, select, road {Straße} other {Stadt}} auf der {side}seite von x {x}, y {y} nach {name} ({country})',
  'board.ferry': '{name} von x {x}, y {y} nach x {toX}, y {toY}',
  'board.island': '{colour}: {tile} (noch {count, plural, one {# Plättchen} other {# Plättchen}})',
  'pile.islands':
    'Noch {count, plural, one {# Plättchen} other {# Plättchen}} im Stapel, {hidden} weitere verdeckt auf den Inseln.',
  'board.river': 'Der Fluss geht auf x {x}, y {y} weiter.',
  'board.towns': 'Nicht überdeckte Orte: {towns}.',
  'board.prints': 'An der Grenze: {prints}.',
  'board.ferries': 'Fähren: {ferries}.',
  'board.chips': 'Verdeckte Chips: {squares}.',
  'board.treats': 'Leckerbissen: {treats}.',
  'board.islands': 'Plättchen der Inseln: {islands}.',
  'legend.start': 'Startfeld',
  'legend.town': 'Ort',
  'legend.city': 'Großstadt',
  'legend.road': 'ins Ausland',
  'legend.ship': 'nach Übersee',
  'legend.ferry': 'Fähre',
  'legend.coat': 'Wappen',
  'legend.grapes': 'kauft den Wein',
  'legend.pile': 'Inselplättchen',
  'legend.chip': 'Chip',
  'legend.treat': 'Leckerbissen',
  'legend.track': 'Zeilen dafür',
  'legend.isle': 'Preis eines Zugs',
  'alt.towns': '{count, plural, one {# Ort ist} other {# Orte sind}} nicht überdeckt.',
  'alt.chips': '{count, plural, one {# Chip liegt} other {# Chips liegen}} verdeckt.',

  'first-turn.map':
    'Diese Landkarte hat {chips, select, yes {Orte und Chips} other {Orte}}: Die Regeln dazu zeigt **{rules}**, die Bedeutung aller Zeichen **{board}**.',
  'first-turn.start': 'Der braune Rahmen zeigt {names}, ein nicht ausgelostes Startfeld: ein Ort wie andere.',
  'step.draw':
    '{place, select, toDo {muss ziehen oder ein Plättchen von einer Insel nehmen} other {Woher kommt dein Plättchen? Eine Insel kostet einen Chip:}}',
  'step.treat':
    '{place, select, toDo {muss einen Leckerbissen auslegen} other {Der Chip ({chip}) wird zum Leckerbissen. Wähle sein Feld:}}',
  'step.set':
    '{place, select, toDo {muss einen Satz Chips bezahlen} other {Deine Chips ergeben mehr als einen Satz. Welchen?}}',
  'step.upgrade':
    '{place, select, toDo {darf einen Meeple aufwerten} other {Du darfst für Chips im Wert von 4 einen Meeple aufwerten:}}',
  'step.sale': '{place, select, toDo {darf Wein verkaufen} other {Wein verkaufen?}}',
  'step.sale.too':
    '{place, select, panel {Meeple oder keiner; Wein, wenn du willst:} other {Du kannst zuerst Wein verkaufen; ein Meeple oder keiner beendet den Zug:}}',
  'step.retrieve': '{place, select, toDo {darf den Abt zurücknehmen} other {Kein Meeple möglich. Und dein Abt?}}',
  'step.further':
    '{place, select, toDo {darf noch einen Zug kaufen} other {Der Zug ist gewertet. Ein weiterer kostet einen Meeple:}}',
  'step.second':
    '{place, select, toDo {muss das zweite Plättchen spielen ({piece})} other {Zweites Plättchen des Zuges ({piece}).}}',
  'step.commands': '{step} {commands}',
  'picture.second-tile': '2. Plättchen',
  'picture.extra-turn': 'Extrazug',
  'features.held':
    '{gardens, select, yes {Offene Straßen, Städte, Klöster und Gärten mit Figuren:} other {Offene Straßen, Städte und Klöster mit Meeples:}}',
  'features.free':
    '{gardens, select, yes {Offene Straßen, Städte, Klöster und Gärten ohne Figuren:} other {Offene Straßen, Städte und Klöster ohne Meeples:}}',
  'features.endless': 'Wiesen:',
  'features.complete':
    '{gardens, select, yes {Abgeschlossene Straßen, Städte, Klöster und Gärten:} other {Abgeschlossene Straßen, Städte und Klöster:}}',

  'refused.wrong-phase.draw': 'Zuerst muss ein Plättchen gezogen werden: {draw}.',
  'refused.wrong-phase.place': 'Ein Plättchen ist gezogen und muss zuerst gelegt werden: {place}.',
  'refused.wrong-phase.chip': 'Zuerst wird der Chip unter dem Plättchen umgedreht. Versuch es gleich noch einmal.',
  'refused.wrong-phase.treat': 'Zuerst muss der Chip als Leckerbissen ausgelegt werden: {chip}.',
  'refused.wrong-phase.set': 'Zuerst muss ein Satz Chips bezahlt werden: {chip}.',
  'refused.wrong-phase.upgrade': 'Jetzt kann ein Meeple aufgewertet werden: {chip} oder {pass}.',
  'refused.wrong-phase.further': 'Der Zug ist gewertet. Kaufe mit {chip} noch einen oder beende deinen Zug mit {pass}.',
  'refused.wrong-phase.piece': 'Das Plättchen liegt. Wähle jetzt: {meeple} oder {pass}.',
  'refused.square-taken':
    'Auf x {x}, y {y} liegt schon ein Plättchen. Wähle ein freies Feld; {place} bietet an, was passt.',
  'refused.square-apart':
    'Das Feld x {x}, y {y} berührt kein Plättchen. Wähle eines neben einem Plättchen; {place} bietet an, was passt.',
  'refused.edge-clash':
    'Das Plättchen setzt die Landschaft auf x {x}, y {y} nicht fort: {clashes}. Dreh es oder wähle ein anderes Feld; {place} bietet an, was passt.',
  'refused.clash': 'auf der {side}seite zeigt es {offered}, sein Nachbar {demanded}',
  'refused.looks-alike': 'Das Plättchen sieht mit {rotation} Grad genauso aus: Leg es mit dieser Drehung.',
  'refused.river-goes-on-elsewhere':
    'Ein Plättchen mit dem Fluss muss ihn fortsetzen, und zwar auf x {x}, y {y}. {place} bietet die Drehungen an, die dort passen.',
  'refused.river-bend':
    '{why, select, back {Dort würde der Fluss zurückfließen, entgegen seiner Richtung an der Quelle.} other {Der Fluss darf auf zwei Plättchen hintereinander nicht in dieselbe Richtung abbiegen.}} Dreh das Plättchen; {place} bietet die Drehungen an, die passen.',
  'refused.not-this-game':
    'Das gibt es in dieser Partie nicht: {action, select, island {Plättchen der Inseln gehören zu den Chips der Benelux-Länder} treat {Leckerbissen gehören zu den Chips der Iberischen Halbinsel} sell {Wein gehört zu den Chips von Frankreich} upgrade {Aufwertungen gehören zu den Chips von Deutschland} retrieve {der Abt gehört zur Option „abbot“} other {Sätze und weitere Züge gehören zu den Chips von Großbritannien}}. {turn} sagt, was du tun kannst.',
  'refused.not-possible':
    '{action, select, island {Dieses Plättchen kannst du nicht nehmen: Nötig sind ein Chip in der Farbe der Insel und ein Plättchen, das passt.} treat {Dort kann der Chip nicht liegen: Wähle ein freies Feld in den Zeilen seiner Farbe.} sell {Diesen Wein kannst du jetzt nicht verkaufen: Nötig sind Chips seiner Farbe im Wert von 2 und ein Käufer.} upgrade {Diesen Meeple kannst du nicht aufwerten: Nötig sind Chips im Wert von genau 4 und ein Meeple ohne Chip.} set {Diese Chips sind kein Satz von dir: Nötig sind drei von gleichem Wert oder einer jeder Farbe.} other {Das geht jetzt nicht.}} {turn} sagt, was du tun kannst.',
  'refused.needs-map':
    'Chips, Orte und Startfelder gehören zu einer Landkarte. Wähle auch eine Landkarte oder lass diese Optionen weg.',
  'refused.not-on-this-map':
    '{count, plural, one {{names} wird nur ohne Landkarte gespielt. Lass die Erweiterung weg oder wähle keine Landkarte.} other {{names} gehen auf dieser Landkarte nicht zusammen: Sie hat zu wenige Felder für die Plättchen. Lass eine weg oder wähle eine andere Landkarte.}}',
  'refused.six-need-inns':
    'Ohne Landkarte geht es zu sechst nur mit „Wirtshäuser & Kathedralen“, denn dort sind Figuren für eine sechste Person dabei. Wähle auch diese Erweiterung oder eine Landkarte, oder höchstens 5 Plätze.',
  'refused.no-such-segment': 'Diese Stelle gibt es auf dem eben gelegten Plättchen nicht.',
  'refused.no-farms': 'Diese Partie wird ohne Meeples auf Wiesen gespielt. Wähle eine andere Stelle oder {pass}.',
  'refused.occupied':
    '{kind, select, road {Auf dieser Straße} city {In dieser Stadt} monastery {In diesem Kloster} garden {In diesem Garten} other {Auf dieser Wiese}} steht schon ein Meeple. Wähle eine andere Stelle oder {pass}.',
  'refused.needs-own-meeple':
    'Diese Figur darf nur dorthin, wo du schon einen Meeple hast: {kind, select, road {auf der Straße} city {in der Stadt} other {auf der Wiese}} steht keiner von dir. Wähle eine andere Stelle oder {pass}.',
  'refused.feature-completed':
    'Das Plättchen schließt {kind, select, road {diese Straße} other {diese Stadt}} ab, also kann der Baumeister nicht mehr dorthin. Wähle eine andere Stelle oder {pass}.',
  'refused.no-piece-left':
    'Du hast {piece, select, large {keinen großen Meeple} abbot {keinen Abt} builder {keinen Baumeister} pig {kein Schwein} other {keinen Meeple}} mehr im Vorrat. Nimm {piece, select, meeple {} other {eine andere Figur oder }}{pass}.',
  'refused.only-abbot': 'In einem Garten darf nur ein Abt stehen. Wähle eine andere Stelle oder {pass}.',
  'refused.stands-elsewhere':
    '{piece, select, abbot {Ein Abt darf nur in ein Kloster oder in einen Garten} builder {Ein Baumeister darf nur auf eine Straße oder in eine Stadt, wo du schon einen Meeple hast} pig {Ein Schwein darf nur auf eine Wiese, wo du schon einen Meeple hast} other {Auf dem Fluss steht keine Figur}}. Wähle eine andere Stelle oder {pass}.',
  'refused.nothing-to-retrieve': 'Du hast keinen Abt in einem offenen Kloster oder Garten. Wähle {meeple} oder {pass}.',

  'rules.turn.title': 'Ein Zug',
  'rules.turn.text':
    'Ein Zug hat drei Schritte. Du ziehst ein Plättchen und legst es so an, dass die Landschaft weitergeht. Du darfst einen Meeple aus deinem Vorrat darauf setzen. Dann wird alles gewertet, was das Plättchen abgeschlossen hat, und die Meeples darauf kommen zurück, zu spät für diesen Zug.',
  'rules.turn.example':
    'Beispiel: Rot hat das Plättchen auf x {x}, y {y} gelegt und einen Meeple auf die Straße gesetzt; {meeples, plural, one {# Meeple ist} other {# Meeples sind}} noch im Vorrat von Rot.',
  'rules.placing.title': 'Ein Plättchen anlegen',
  'rules.placing.text':
    'Ein Plättchen liegt mit mindestens einer ganzen Seite an einem anderen, und an jeder Seite, die anstößt, geht die Landschaft weiter: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst noch einmal. Spalten (x) zählen nach Osten, Zeilen (y) nach Süden, Drehungen sind Grad im Uhrzeigersinn.',
  'rules.placing.example':
    'Beispiel: Das gezogene Plättchen passt auf {squares, plural, one {das # markierte Feld} other {die # markierten Felder}}.',
  'rules.meeples.title': 'Meeples',
  'rules.meeples.text':
    'Alle haben {table} Meeples, auf einer Landkarte {map}, wenn die Partie nicht mit einer anderen Zahl eröffnet wurde. Einen davon darfst du auf das Plättchen setzen, das du eben gelegt hast: auf eine Straße, in eine Stadt{farms, select, yes {, in ein Kloster oder auf eine Wiese} other { oder in ein Kloster}}, wo noch kein Meeple steht, weder deiner noch ein anderer, über alle Plättchen hinweg. Meeples treffen sich nur, wenn ein späteres Plättchen verbindet, was getrennt war.',
  'rules.meeples.example':
    'Beispiel: Der Meeple von Rot steht auf der Straße bei x {x1}, y {y1}. Das Plättchen, das Blau auf x {x2}, y {y2} gelegt hat, setzt sie fort; Blau durfte also nicht auf die Straße und nahm die Stadt.',
  'rules.roads.title': 'Straßen',
  'rules.roads.text':
    'Eine Straße ist abgeschlossen, wenn keines ihrer Enden offen ist: Sie endet an einer Kreuzung, einer Stadt oder einem Kloster, oder sie läuft in sich zurück. Sie ist 1 Punkt je Plättchen wert, und genauso viel, wenn sie am Ende der Partie offen ist. Ein Plättchen zählt einmal.',
  'rules.roads.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt die Straße von Rot ab. Sie hat {tiles, plural, one {# Plättchen} other {# Plättchen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.cities.title': 'Städte',
  'rules.cities.text':
    'Eine Stadt ist abgeschlossen, wenn Mauern sie ohne Lücke umgeben. Dann ist sie 2 Punkte je Plättchen und 2 je Wappen wert. Ist sie am Ende der Partie noch offen, ist sie nur 1 je Plättchen und 1 je Wappen wert.',
  'rules.cities.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt die Stadt von Rot ab. Sie hat {tiles, plural, one {# Plättchen} other {# Plättchen}} und {coatsOfArms, plural, one {# Wappen} other {# Wappen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.monasteries.title': 'Klöster',
  'rules.monasteries.text':
    'Ein Kloster ist abgeschlossen, wenn auf allen Feldern ringsum Plättchen liegen, auch über Eck. Es ist 1 Punkt für sich selbst und 1 für jedes dieser Plättchen wert, am Ende der Partie 1 für sich selbst und 1 für jedes Plättchen, das dann dort liegt.',
  'rules.monasteries.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt das Kloster von Rot ab. {tiles, plural, one {# Plättchen zählt} other {# Plättchen zählen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.fields.title': 'Wiesen',
  'rules.fields.text':
    'Straßen und Städte trennen Wiesen voneinander. Ein Meeple auf einer Wiese bleibt dort bis zum Ende der Partie. Dann gibt die Wiese 3 Punkte für jede abgeschlossene Stadt, die sie berührt, egal, wer sie gebaut hat. Eine Partie kann auch ohne Meeples auf Wiesen eröffnet werden.',
  'rules.fields.example':
    'Beispiel: Die Wiese von Rot berührt {cities, plural, one {# abgeschlossene Stadt} other {# abgeschlossene Städte}} und würde jetzt {points, plural, one {# Punkt} other {# Punkte}} geben. Die Stadt im Westen ist offen und zählt noch nicht.',
  'rules.fields.without': 'Diese Partie wird ohne Meeples auf Wiesen gespielt, und Wiesen zählen am Ende nicht.',
  'rules.majority.title': 'Wer die Punkte bekommt',
  'rules.majority.text':
    'Ein Plättchen darf {farms, select, yes {Straßen, Städte oder Wiesen} other {Straßen oder Städte}} verbinden, auf denen schon Meeples stehen. Wer dort die meisten Meeples hat, bekommt alle Punkte; bei Gleichstand bekommt jeder der Ersten alle Punkte, die anderen nichts. Alle Meeples dort kommen zurück.',
  'rules.majority.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} verbindet drei Städte. Rot hat in der neuen {red, plural, one {# Meeple} other {# Meeples}}, Blau {blue}: Rot bekommt {points, plural, one {# Punkt} other {# Punkte}}, Blau nichts.',
  'rules.end.title': 'Das Ende der Partie',
  'rules.end.text':
    'Die Partie endet mit dem Zug, in dem das letzte Plättchen gezogen wird, oder wenn keines der restlichen Plättchen mehr irgendwo passt. Dann wird alles gewertet, wo noch Meeples stehen: eine Straße oder Stadt mit 1 Punkt je Plättchen und je Wappen, ein Kloster mit 1 für sich selbst und für jedes Plättchen ringsum{farms, select, yes {, zuletzt die Wiesen} other {}}. Wer die meisten Punkte hat, gewinnt; bei Gleichstand ist der Sieg geteilt.',
  'rules.end.example':
    'Beispiel: Die Stadt von Rot mit {cityTiles, plural, one {# Plättchen} other {# Plättchen}} und {coats, plural, one {# Wappen} other {# Wappen}} gibt {city}, das Kloster von Rot {monastery}, und die Straße von Blau mit {roadTiles, plural, one {# Plättchen} other {# Plättchen}} gibt {road}. Rot endet mit {red}, Blau mit {blue}.',
  'rules.river.title': 'Der Fluss',
  'rules.river.text':
    'Die Partie beginnt mit der Quelle statt des Startplättchens; die Plättchen des Flusses werden vor allen anderen gezogen, der See zuletzt. Jedes kommt dorthin, wo der Fluss weitergeht. Er darf auf zwei Plättchen hintereinander nicht in dieselbe Richtung abbiegen und nicht entgegen seiner Richtung an der Quelle zurückfließen. {farms, select, yes {Wie eine Straße trennt er Wiesen, auch unter einer Brücke. } other {}}Auf ihm steht kein Meeple. Alles andere auf seinen Plättchen zählt wie sonst.',
  'rules.river.example':
    'Beispiel: Auf x {x}, y {y} ist der Fluss gerade abgebogen. Das gezogene Plättchen biegt wieder ab; es passt nur in {turns, plural, one {# Drehung} other {# Drehungen}} auf das markierte Feld, mit der Biegung zur anderen Seite.',
  'rules.abbot.title': 'Der Abt',
  'rules.abbot.text':
    'Auf manchen Plättchen ist ein Garten. Ein Garten wird wie ein Kloster abgeschlossen und gewertet, aber nur ein Abt darf darin stehen. Alle haben einen Abt, den man statt eines Meeples in den Garten oder in das Kloster des eben gelegten Plättchens setzen darf. Statt eine Figur zu setzen, darfst du deinen Abt später zurücknehmen, solange sein Garten oder Kloster nicht abgeschlossen ist: Du bekommst sofort 1 Punkt dafür und 1 für jedes Plättchen ringsum.',
  'rules.abbot.example':
    'Beispiel: Der Abt von Rot stand im Garten bei x {x}, y {y}. Mit dem Plättchen, das Rot eben gelegt hat, liegen {around} Plättchen ringsum: Rot hat den Abt für {points, plural, one {# Punkt} other {# Punkte}} zurückgenommen.',
  'rules.inns.title': 'Wirtshäuser & Kathedralen',
  'rules.inns.text':
    'Eine abgeschlossene Straße mit einem Wirtshaus zählt 2 Punkte je Plättchen. Eine abgeschlossene Stadt mit einer Kathedrale zählt 3 Punkte je Plättchen und 3 je Wappen. Sind sie am Ende der Partie noch offen, zählen sie nichts. Ein zweites Wirtshaus und eine zweite Kathedrale ändern nichts. Ohne Landkarte sind auch ihre {tiles} Plättchen im Stapel, und sechs können mitspielen; eine Landkarte hat eigene Plättchen.',
  'rules.inns.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt die Straße von Rot mit dem Wirtshaus ab. Sie hat {tiles, plural, one {# Plättchen} other {# Plättchen}}: {points, plural, one {# Punkt} other {# Punkte}}. Die Stadt von Blau mit der Kathedrale hat {cityTiles, plural, one {# Plättchen} other {# Plättchen}} und ist offen: {cityPoints, plural, one {# Punkt} other {# Punkte}}, wenn sie es bleibt.',
  'rules.large-meeple.title': 'Wirtshäuser & Kathedralen: großer Meeple',
  'rules.large-meeple.text':
    'Alle haben neben den anderen einen großen Meeple. Er geht, wohin die anderen dürfen, und kommt zurück wie sie, zählt aber doppelt, wenn es darum geht, wer die meisten Meeples hat. Die Punkte bleiben gleich.',
  'rules.large-meeple.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} verbindet zwei Straßen. Der große Meeple von Rot zählt als {red}, der Meeple von Blau als {blue}: Rot bekommt {points, plural, one {# Punkt} other {# Punkte}}, Blau nichts.',
  'rules.map.title': 'Landkarten',
  'rules.map.text':
    'Auf einer Landkarte kommen Plättchen nur auf ihre Felder. Die Partie beginnt mit Plättchen auf ausgelosten Startfeldern, und jedes weitere Plättchen liegt neben einem gelegten, neben einer verbundenen Großstadt oder am anderen Ende einer Fähre. Ein Startfeld ohne Plättchen ist ein Ort.',
  'rules.map.example':
    'Beispiel: Startplättchen liegen auf x {x1}, y {y1} und auf x {x2}, y {y2}. Das gezogene Plättchen passt auf {squares, plural, one {das # markierte Feld} other {die # markierten Felder}} daneben.',
  'rules.large-cities.title': 'Landkarten: Großstädte',
  'rules.large-cities.text':
    'Auf die Felder einer Großstadt kommt kein Plättchen. Sobald ein Plättchen neben ihr liegt, auch an einer geschlossenen Seite, ist die Stadt verbunden und alle dürfen an allen ihren Seiten weiterbauen. Sie wird wie andere Städte gewertet: Jedes ihrer Felder zählt als Plättchen, und ihre Wappen zählen mit. Ein Plättchen daneben muss zu ihren Seiten passen, Stadt an Stadt und Wiese an Wiese.',
  'rules.large-cities.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt Berlin ab. Mit ihren eigenen Feldern hat die Stadt {tiles, plural, one {# Plättchen} other {# Plättchen}} und {coatsOfArms, plural, one {# Wappen} other {# Wappen}}: {points, plural, one {# Punkt} other {# Punkte}} für Rot.',
  'rules.border.title': 'Landkarten: die Grenze',
  'rules.border.text':
    'Jenseits der Grenze kann nichts liegen, und was an sie stößt, ist dort geschlossen. Wo an der Grenze eine Straße oder Stadt aufgedruckt ist, passt nur ein Plättchen, das sie fortsetzt; der Aufdruck schließt sie ab, zählt als 1 Plättchen mehr und bringt seine Wappen ein, bei Straßen wie bei Städten. Ein Kloster an der Grenze braucht Plättchen nur auf den Feldern, die es gibt; die von Großstädten zählen als belegt.',
  'rules.border.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} führt die Straße von Rot zum Aufdruck an der Grenze. Mit ihm hat sie {tiles, plural, one {# Plättchen} other {# Plättchen}} und {coatsOfArms, plural, one {# Wappen} other {# Wappen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.ferries.title': 'Landkarten: Fähren',
  'rules.ferries.text':
    'Eine Fähre ist eine Straße über das Wasser, also brauchen die Plättchen an beiden Enden dort eine Straße. Hat ein Ende sein Plättchen, dürfen alle am anderen weiterbauen, auch wenn nichts daneben liegt. Die Fähre zählt als 1 Plättchen der Straße und bringt ihre Wappen ein, je 2 Punkte, wenn die Straße abgeschlossen wird, und je 1 am Ende der Partie.',
  'rules.ferries.example':
    'Beispiel: Eine Fähre verbindet x {x1}, y {y1} und x {x2}, y {y2}. Die Straße von Rot ist abgeschlossen; mit der Fähre hat sie {tiles, plural, one {# Plättchen} other {# Plättchen}} und {coatsOfArms, plural, one {# Wappen} other {# Wappen}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.towns.title': 'Landkarten: Orte',
  'rules.towns.text':
    'Ein Ort ist ein Feld wie andere, außer die Partie wurde mit einer von drei Zusatzregeln eröffnet. Wer einen Ort überdeckt, bekommt noch ein Plättchen für einen ganzen Zug; es bringt kein weiteres. Oder einen Ort zu überdecken kostet 2 Punkte, soweit du sie hast. Oder jeder nicht überdeckte Ort direkt neben einer Straße bringt 2 Punkte dazu, wenn sie gewertet wird.',
  'rules.towns.example':
    'Beispiel nach der dritten: Die Straße von Rot hat {tiles, plural, one {# Plättchen} other {# Plättchen}} und {towns, plural, one {# Ort} other {# Orte}} daneben: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.builder.title': 'Händler & Baumeister: Baumeister',
  'rules.builder.text':
    'Alle haben einen Baumeister. Statt eines Meeples darfst du ihn auf eine Straße oder in eine Stadt des eben gelegten Plättchens setzen, wo du schon einen Meeple hast, außer wenn das Plättchen sie abschließt. Für die Mehrheit zählt er nicht. Jedes Mal, wenn dein Plättchen diese Straße oder Stadt danach fortsetzt, spielst du nach allem, was zum ersten gehört, ein zweites Plättchen; ein zweites bringt nie ein drittes. Der Baumeister kommt zurück, wenn die Straße oder Stadt gewertet wird.',
  'rules.builder.example':
    'Beispiel: Meeple und Baumeister von Rot stehen auf der Straße. Rot hat sie auf x {x}, y {y} fortgesetzt und spielt jetzt ein zweites Plättchen.',
  'rules.goods.title': 'Händler & Baumeister: Waren',
  'rules.goods.text':
    'Manche Städte zeigen Wein, Korn oder Tuch. Wer das Plättchen legt, das eine Stadt abschließt, nimmt für jedes dieser Zeichen darin einen Marker, egal, wer dort Meeples hat und ob überhaupt jemand dort steht. Am Ende der Partie bekommt 10 Punkte, wer die meisten Marker einer Sorte hat; bei Gleichstand bekommen alle mit den meisten je 10.',
  'rules.goods.example':
    'Beispiel: Das Plättchen von Rot auf x {x}, y {y} schließt die Stadt von Blau ab. Blau bekommt {points, plural, one {# Punkt} other {# Punkte}}, Rot nimmt Waren: {goods}.',
  'rules.pig.title': 'Händler & Baumeister: Schwein',
  'rules.pig.text':
    'Alle haben ein Schwein. Statt eines Meeples darfst du es auf eine Wiese des eben gelegten Plättchens setzen, wo du schon einen Meeple hast. Für die Mehrheit zählt es nicht, und es bleibt bis zum Ende der Partie. Bekommst du dann die Punkte der Wiese, bringt das Schwein 1 Punkt mehr je abgeschlossene Stadt: 4 statt 3.',
  'rules.pig.example':
    'Beispiel: Die Partie ist zu Ende. Rot hat einen Meeple und das Schwein auf einer Wiese mit {cities, plural, one {# abgeschlossenen Stadt} other {# abgeschlossenen Städten}}: {points, plural, one {# Punkt} other {# Punkte}}, und noch {extra} für das Schwein.',
  'rules.chips': 'Wer einen verdeckten Chip überdeckt, bekommt sofort seinen Wert, 1 oder 2 Punkte.',
  'rules.upgrades.title': 'Chips von Deutschland: Aufwertungen',
  'rules.upgrades.text':
    'Du behältst ihn. Nach dem Meeple deines Zuges, und bevor etwas gewertet wird, werten Chips im Wert von genau 4 einen deiner Meeples auf der Landkarte auf: Einer liegt unter ihm, die anderen kommen aus dem Spiel. Er zählt als zwei Meeples, bis er zurückkommt. Kein Meeple kann mehr als einen Chip haben.',
  'rules.upgrades.example':
    'Beispiel: Rot hat {chips} für eine Aufwertung bezahlt. Das Plättchen auf x {x}, y {y} schließt die Straße ab. Rot zählt dort als {red, plural, one {# Meeple} other {# Meeples}}, Blau als {blue}: Rot allein bekommt {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.wine.title': 'Chips von Frankreich: Wein',
  'rules.wine.text':
    'Du behältst ihn: Diese Chips sind Wein. Einmal je Zug darf das Plättchen, das du legst, Wein einer Farbe verkaufen. Du bezahlst einen Chip mit 2 oder zwei Chips mit 1 in derselben Farbe. Setzt das Plättchen eine Straße oder Stadt fort, die mit Wappen an der Grenze aufgedruckt ist, geht der Wein ins Ausland, für {abroad} Punkte. Überdeckt es einen Ort mit Trauben dieser Farbe, kauft ihn der Ort, für {town}.',
  'rules.wine.example':
    'Beispiel: Auf x {x}, y {y} nahm Rot einen Chip ({chip}) und verkauft Wein ins Ausland für {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.islands.title': 'Chips der Benelux-Länder: Inseln',
  'rules.islands.text':
    'Du behältst ihn. Statt zu ziehen, darfst du einen Chip bezahlen und ein offenes Plättchen von der Insel seiner Farbe nehmen, wenn es irgendwo passt; der Wert des Chips ist gleich. Das nächste Plättchen dort wird am Ende deines Zuges umgedreht. Die Partie endet, wenn der Stapel leer ist, auch wenn auf den Inseln noch Plättchen liegen.',
  'rules.islands.example':
    'Beispiel: Rot hat einen Chip ({chip}) für ein Plättchen dieser Insel bezahlt. Auf x {x}, y {y} schließt es die Straße von Rot ab: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.isle.title': 'Chips von Großbritannien: Isle of Man',
  'rules.isle.text':
    'Du behältst ihn. Ist dein Zug gewertet, darfst du einen Meeple aus deinem Vorrat auf die Isle of Man schicken und noch einen ganzen Zug spielen, einmal in jeder Runde. Sobald du einen Satz hast, drei Chips von einem Wert oder einen von jeder Farbe, musst du ihn bezahlen, und alle deine Meeples kommen von der Insel zurück.',
  'rules.isle.example':
    'Beispiel: Rot hat {isle, plural, one {# Meeple} other {# Meeples}} für noch einen Zug auf die Insel geschickt. Auf x {x}, y {y} bringt er einen Chip ({chip}) und schließt die Straße von Rot ab: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.treats.title': 'Chips der Iberischen Halbinsel: Leckerbissen',
  'rules.treats.text':
    'Du legst ihn dann offen als Leckerbissen auf ein freies Feld in den Zeilen seiner Farbe: Orange im Norden, Hellblau in der Mitte, Lila im Süden. Wer einen Leckerbissen überdeckt, bekommt seinen doppelten Wert, und er kommt aus dem Spiel. Auf den Inseln, die nur Fähren erreichen, gibt ein Feld mit Wappen dem, der es überdeckt, sofort 2 Punkte je Wappen.',
  'rules.treats.example':
    'Beispiel: Rot hat einen Chip ({chip}) auf x {x1}, y {y1} ausgelegt und überdeckt ihn jetzt: {points, plural, one {# Punkt} other {# Punkte}}. Der Leckerbissen von Blau auf x {x2}, y {y2} ist noch zu haben.',

  'term.points': 'in diesem Zug',
  'term.roads': 'durch Straßen',
  'term.cities': 'durch Städte',
  'term.monasteries': 'durch Klöster',
  'term.fields': 'durch Wiesen',
  'term.fieldRisk': 'durch Wiesen, die andere noch gewinnen können',
  'term.fieldHope': 'durch Wiesen, die noch zu gewinnen sind',
  'term.returning': 'durch bald wieder freie Meeples',
  'term.meeples': 'durch Meeples im Vorrat',
  'term.large': 'durch den großen Meeple im Vorrat',
  'term.abbot': 'durch den Abt',
  'term.builder': 'durch den Baumeister',
  'term.pig': 'durch das Schwein',
  'term.goods': 'durch die Aussicht auf die meisten Waren',
  'term.chips': 'durch Chips',
  'term.isle': 'durch Meeples auf der Isle of Man',
  'term.move': 'durch einen zusätzlichen Zug',
} as const satisfies Catalogue<keyof typeof en>;

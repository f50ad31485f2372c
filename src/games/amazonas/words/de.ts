import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** German: the words of Amazonas. */
export const de = {
  'game.name': 'Carcassonne: Amazonas',
  'game.short-name': 'Amazonas',
  'game.summary':
    'In deinem Zug ziehst du ein Plättchen und legst es so an, dass es die Landschaft fortsetzt. Dann setzt du eine Figur darauf – einen Meeple auf einen Nebenfluss oder in ein Dorf, oder ein Lager in den Dschungel – oder lässt dein Boot vorrücken. Wer beginnt, wird ausgelost, wenn die Lobby nichts anderes sagt.',

  'kind.tributary': 'Nebenfluss',
  'kind.village': 'Dorf',
  'kind.jungle': 'Dschungel',
  'kind.amazon': 'Amazonas',

  'category.tributary': 'Nebenflüsse',
  'category.village': 'Dörfer',
  'category.jungle': 'Lager',
  'category.amazon': 'Amazonas',
  'category.mouth': 'Flussmündung',

  'piece.meeple': 'Meeple',
  'piece.camp': 'Lager',
  'piece.meeple.count': '{count, plural, one {# Meeple} other {# Meeples}}',
  'piece.camp.count': '{count, plural, one {# Lager} other {# Lager}}',
  'piece.none':
    '{left, select, none {Du hast keine Figur mehr} meeples {Du hast kein Lager mehr, und ein Meeple kann dort nicht stehen} camps {Du hast keinen Meeple mehr, und ein Lager kann dort nicht stehen} other {Dort kann keine Figur stehen}}: dein Boot {boat, select, stays {bleibt am Ende des Flusses} other {+1}}.',

  'seat.score': '{pieces} im Vorrat, Boot auf Feld {space} von {spaces}',
  'seat.board': 'Boot auf Feld {space} (Platz {rank}), {pieces} im Vorrat',
  'seat.alt': 'Boot auf Feld {space} (Platz {rank})',
  'seat.alt.short': 'Boot auf {space}',

  'tile.marks.fruit': '{count, plural, one {# Fruchtsymbol} other {# Fruchtsymbole}}',
  'tile.marks.boat': '{count, plural, one {# Bootssymbol} other {# Bootssymbole}}',
  'tile.marks.animal': '{count, plural, one {# Tier} other {# Tiere}}',
  'tile.marks.caiman': '{count, plural, one {# Kaiman} other {# Kaimane}}',
  'tile.marks.piranha': '{count, plural, one {# Piranha} other {# Piranhas}}',
  'tile.jungle-only': 'Dschungel',
  'tile.bang': '„!“-Plättchen',
  'tile.amazon': 'Amazonasplättchen',
  'tile.double': 'Amazonas-Doppelplättchen',
  'tile.start': 'Startplättchen',

  'pile.left':
    'Noch {land, plural, one {# Landschaftsplättchen} other {# Landschaftsplättchen}} und {amazon, plural, one {# Amazonasplättchen} other {# Amazonasplättchen}}.',

  'choice.double': '{tile}, {rotation} Grad',
  'button.feature':
    '{kind, select, village {Dorf} other {Nebenfluss}} +{points} {closed, select, yes {sofort} other {am Ende}}{boats, plural, =0 {} other {, Boot +#}}',
  'button.jungle': 'Dschungel, {animals, plural, one {# Tier} other {# Tiere}}',
  'square.beside':
    '{side, select, left {links} right {rechts} above {oberhalb} other {unterhalb}} {kind, select, village {vom Dorf} tributary {vom Nebenfluss} amazon {vom Amazonas} other {vom Dschungel}}',
  'choice.meeple': 'Meeple: {place}',
  'choice.camp': 'Lager: {place}',
  'choice.boat': 'Keine Figur, Boot {end, select, yes {bleibt} other {+1}}',

  'line.boat': '{command} – keine Figur, Boot +1; {effect}',
  'line.double': '{tile}, {rotation} Grad – {effect}',
  'line.boat.text': 'keine Figur, Boot +1: {effect}',

  'double.list': 'Leg jetzt mit {commands} eines der Doppelplättchen:',
  'double.next': 'Nächster Schritt: Wähl ein Doppelplättchen mit {commands}.',
  'double.to-do': 'muss ein Doppelplättchen legen',
  'double.text': 'Zur Wahl stehen diese Doppelplättchen:',
  'double.panel': 'Ein „!“-Plättchen: Jetzt setzt ein Doppelplättchen den Fluss fort. Wähle es nach seinem Buchstaben:',
  'double.menu': 'Nach einem „!“-Plättchen: Doppelplättchen wählen',
  'double.lies': 'am Ende des Flusses',

  'effect.closes':
    'schließt {kind, select, village {das Dorf} other {den Nebenfluss}} ab, {points, plural, one {# Punkt} other {# Punkte}}{nobody, select, yes { für einen Meeple dort} without { für niemanden, denn du hast keinen Meeple mehr} other { für {names}}}',
  'effect.sails': '{own, select, yes {dein Boot} other {Boot von {name}}} +{steps}',
  'effect.amazon.scores': 'Amazonas: {points, plural, one {# Punkt} other {# Punkte}} für {names}',
  'effect.sails.no-points': 'keine Amazonaspunkte: {own, select, yes {dein Boot} other {Boot von {name}}} +{steps}',
  'effect.amazon':
    '{caimans, plural, one {# Kaiman} other {# Kaimane}}, {piranhas, plural, one {# Piranha} other {# Piranhas}}',
  'effect.feature':
    '{tiles, plural, one {# Plättchen} other {# Plättchen}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}}{boats, plural, =0 {} one {, # Bootssymbol} other {, # Bootssymbole}}{closed, select, yes {, abgeschlossen} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# Plättchen} other {# Plättchen}}, bisher {animals, plural, one {# Tier} other {# Tiere}}',

  'event.piece.meeple': 'Meeple {kind, select, village {im Dorf} other {auf dem Nebenfluss}}',
  'event.piece.camp': 'Lager im Dschungel',
  'event.sailed.icons':
    'Boot von {name} +{steps} (jetzt auf {to}{lost, plural, =0 {} one {; # verfällt am Ende des Flusses} other {; # verfallen am Ende des Flusses}})',
  'event.sailed.no-piece':
    'keine Figur: Boot von {name} {lost, plural, =0 {+1 (jetzt auf {to})} other {bleibt auf {to}, dem Ende des Flusses}}',
  'event.sailed.no-points':
    'keine Amazonaspunkte: Boot von {name} {lost, plural, =0 {+1 (jetzt auf {to})} other {bleibt auf {to}, dem Ende des Flusses}}',
  'event.scored':
    '{feature}: {names} {count, plural, one {bekommt} other {bekommen je}} **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.scored.nobody': '{kind} abgeschlossen ({facts}), niemand dort',
  'event.scored.beaten': ' (dort weniger Figuren: {names})',
  'event.amazon':
    'Amazonaswertung ({caimans, plural, one {# Kaiman} other {# Kaimane}}, {piranhas, plural, one {# Piranha} other {# Piranhas}}; zweites Boot: nur Piranhas): {awards}',
  'event.mouth': 'Mündung: {awards}',

  'feature.tributary':
    '{closed, select, yes {} other {offener }}Nebenfluss ({tiles, plural, one {# Plättchen} other {# Plättchen}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}})',
  'feature.village':
    '{closed, select, yes {} other {offenes }}Dorf ({tiles, plural, one {# Plättchen} other {# Plättchen}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}})',
  'feature.jungle': 'Lager ({animals, plural, one {# Tier} other {# Tiere}} im Dschungel)',

  'features.held': 'Offene Nebenflüsse und Dörfer mit Figuren:',
  'features.free': 'Offene Nebenflüsse und Dörfer ohne Figuren:',
  'features.endless': 'Dschungel:',
  'features.complete': 'Abgeschlossene Nebenflüsse und Dörfer:',

  'refused.wrong-phase.draw': 'Zuerst muss ein Plättchen gezogen werden: {draw}.',
  'refused.wrong-phase.place': 'Ein Plättchen ist gezogen und muss zuerst gelegt werden: {place}.',
  'refused.wrong-phase.double': 'Zuerst muss eines der Doppelplättchen gelegt werden: {double}.',
  'refused.wrong-phase.piece': 'Das Plättchen liegt. Wähle jetzt eine Figur: {meeple}, {camp} oder {boat}.',
  'refused.square-taken':
    'Auf x {x}, y {y} liegt schon ein Plättchen. Wähle ein freies Feld; {place} bietet an, was passt.',
  'refused.square-apart':
    'Das Feld x {x}, y {y} berührt kein Plättchen. Wähle eines neben einem Plättchen; {place} bietet an, was passt.',
  'refused.square-ahead':
    'Das Feld x {x}, y {y} liegt flussabwärts vom Ende des Flusses. Landschaftsplättchen dürfen bis Spalte {front} liegen, der Spalte des vordersten Amazonasplättchens.',
  'refused.edge-clash':
    'Das Plättchen setzt die Landschaft auf x {x}, y {y} nicht fort: {clashes}. Dreh es oder wähl ein anderes Feld; {place} bietet an, was passt.',
  'refused.clash': 'auf der {side}seite zeigt es {offered}, sein Nachbar {demanded}',
  'refused.not-the-river': 'Ein Amazonasplättchen setzt den Fluss fort: Es muss auf x {x}, y {y} liegen.',
  'refused.river-blocked':
    'Mit {rotation} Grad könnte der Fluss nicht weiterfließen. Wähle eine der Drehungen, die {place} anbietet.',
  'refused.no-such-double':
    'Es gibt kein Doppelplättchen namens „{tile}“. {double} bietet an, welche noch offen liegen.',
  'refused.double-used':
    'Das Doppelplättchen „{tile}“ ist schon verbraucht. {double} bietet an, welche noch offen liegen.',
  'refused.no-such-segment': 'Diese Stelle gibt es auf dem eben gelegten Plättchen nicht.',
  'refused.wrong-segment.meeple':
    'Ein Meeple steht auf einem Nebenfluss oder in einem Dorf. Für den Dschungel nimm {camp}.',
  'refused.wrong-segment.camp': 'Ein Lager steht im Dschungel. Für Nebenfluss oder Dorf nimm {meeple}.',
  'refused.occupied.meeple':
    '{kind, select, village {In diesem Dorf} other {Auf diesem Nebenfluss}} steht schon ein Meeple. Wähle eine andere Stelle oder {boat}.',
  'refused.occupied.camp': 'In diesem Dschungel steht schon ein Lager. Wähle eine andere Stelle oder {boat}.',
  'refused.none-left.meeple': 'Du hast keinen Meeple mehr im Vorrat. Nimm {camp} oder {boat}.',
  'refused.none-left.camp': 'Du hast kein Lager mehr im Vorrat. Nimm {meeple} oder {boat}.',

  'alt.choose-double': 'Doppelplättchen zur Wahl: {tiles}.',
  'alt.doubles': 'Noch offen: {count, plural, one {# Doppelplättchen} other {# Doppelplättchen}}.',
  'alt.boats': 'Boote: {boats}.',
  'alt.boat': '{name} auf Feld {space}',
  'alt.river': 'Der Fluss hat {spaces} Felder und endet in Spalte {front}.',
  'alt.left':
    'Noch im Stapel: {land, plural, one {# Landschaftsplättchen} other {# Landschaftsplättchen}}, {tributaries} mit Nebenflüssen und {villages} mit Dörfern; {amazon, plural, one {# Amazonasplättchen} other {# Amazonasplättchen}}, davon {bangs} „!“-Plättchen.',
  'alt.left.icons': 'Auf den Landschaftsplättchen: {icons}.',

  'text.river':
    'Fluss: {spaces} Felder, er geht auf x {x}, y {y} weiter. Landschaftsplättchen dürfen bis Spalte {front} liegen.',
  'text.doubles': 'Doppelplättchen, die noch offen liegen: {tiles}.',

  'rules.turn.title': 'Ein Zug',
  'rules.turn.text':
    'Ein Zug hat vier Schritte. Du ziehst ein Plättchen. Du legst es so an, dass es die Landschaft fortsetzt. Du setzt eine Figur darauf, einen Meeple oder ein Lager; setzt du keine, aus welchem Grund auch immer, rückt dein Boot 1 Feld vor. Danach wird jeder Nebenfluss und jedes Dorf gewertet, das das Plättchen abgeschlossen hat, und die Meeples dort kommen zurück. Nach einem Amazonasplättchen werden stattdessen die Boote gewertet. Dann zieht der nächste Spieler.',
  'rules.turn.example':
    'Beispiel: Rot hat das Plättchen auf x {x}, y {y} gelegt und einen Meeple auf dessen Nebenfluss gesetzt. Dieser Nebenfluss hat {boats, plural, one {# Bootssymbol} other {# Bootssymbole}}, also ist das rote Boot auf Feld {space} gefahren.',
  'rules.placing.title': 'Ein Landschaftsplättchen legen',
  'rules.placing.text':
    'Ein Landschaftsplättchen berührt mindestens ein Plättchen mit einer ganzen Seite, und an jeder Seite, die berührt, geht die Landschaft weiter: Dschungel an Dschungel, Dorf an Dorf, Nebenfluss an Nebenfluss. Neben dem Fluss und hinter seiner Quelle darfst du beliebig weit gehen, aber nie dem Fluss voraus: Die Spalte seines vordersten Plättchens ist die letzte. Ein Plättchen, das nirgends passt, kommt aus dem Spiel, und du ziehst neu. Spalten (x) zählen flussabwärts, Zeilen (y) nach unten, Drehungen sind Grad im Uhrzeigersinn.',
  'rules.placing.example':
    'Beispiel: Das gezogene Plättchen passt auf {squares, plural, one {das # markierte Feld} other {die # markierten Felder}}. Landschaftsplättchen dürfen bis Spalte {front} liegen.',
  'rules.meeples.title': 'Meeple',
  'rules.meeples.text':
    'Alle haben {meeples, plural, one {# Meeple} other {# Meeples}}. Je Zug kommt eine Figur auf das Plättchen, das du eben gelegt hast. Ein Meeple kommt auf einen Nebenfluss oder in ein Dorf, wo noch kein Meeple steht, weder deiner noch ein fremder, egal, über wie viele Plättchen er geht. Meeples treffen sich nur, wenn ein späteres Plättchen verbindet, was getrennt war. Ein Meeple steht nie auf dem Fluss oder auf dem Startplättchen, wohl aber auf den Ufern eines Amazonasplättchens. Wird sein Nebenfluss oder Dorf gewertet, kommt er zurück, zu spät, um im selben Zug wieder gesetzt zu werden.',
  'rules.meeples.example':
    'Beispiel: Der Meeple von Rot steht auf dem Nebenfluss bei x {x1}, y {y1}. Das Plättchen, das Blau auf x {x2}, y {y2} gelegt hat, setzt ihn fort; Blau durfte dort also keinen Meeple setzen und nahm ein Lager im Dschungel.',
  'rules.tributaries.title': 'Nebenflüsse',
  'rules.tributaries.text':
    'Ein Nebenfluss ist abgeschlossen, wenn keines seiner Enden offen ist: Er endet an einem Felsen, an einer Kreuzung, an einem Dorf oder im Amazonas, oder er läuft in sich zurück. Er ist 1 Punkt je Plättchen und 1 je Fruchtsymbol wert. Ist er am Ende der Partie noch offen, ist er genauso viel wert. Ein Plättchen zählt einmal, egal, wie oft der Nebenfluss es quert; das Startplättchen und ein Doppelplättchen sind je ein Plättchen.',
  'rules.tributaries.example':
    'Beispiel: Das Plättchen von Blau auf x {x}, y {y} schließt den Nebenfluss von Rot ab. Er hat {tiles, plural, one {# Plättchen} other {# Plättchen}} und {fruit, plural, one {# Fruchtsymbol} other {# Fruchtsymbole}}: {points, plural, one {# Punkt} other {# Punkte}} für Rot.',
  'rules.villages.title': 'Dörfer',
  'rules.villages.text':
    'Ein Dorf ist abgeschlossen, wenn Dschungel oder Fluss es ohne Lücke umgeben. Dann ist es 2 Punkte je Plättchen und 1 je Fruchtsymbol wert. Ist es am Ende der Partie noch offen, ist es nur 1 Punkt je Plättchen und 1 je Fruchtsymbol wert. Ein Plättchen zählt einmal; das Startplättchen und ein Doppelplättchen sind je ein Plättchen.',
  'rules.villages.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} schließt das Dorf von Rot ab. Es hat {tiles, plural, one {# Plättchen} other {# Plättchen}} und {fruit, plural, one {# Fruchtsymbol} other {# Fruchtsymbole}}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'rules.majority.title': 'Wer die Punkte bekommt',
  'rules.majority.text':
    'Ein Plättchen darf Nebenflüsse oder Dörfer verbinden, auf denen schon Meeples stehen. Wer dort die meisten Meeples hat, bekommt alle Punkte. Bei Gleichstand bekommt jeder der Ersten alle Punkte, die anderen nichts. Alle Meeples dort kommen zurück, auch die der anderen. Am Ende der Partie werden die Lager in einem Dschungel genauso verglichen.',
  'rules.majority.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} macht aus drei Dörfern eines. Rot hat darin {red, plural, one {# Meeple} other {# Meeples}}, Blau {blue}: Rot bekommt {points, plural, one {# Punkt} other {# Punkte}}, Blau nichts.',
  'rules.camps.title': 'Lager und Dschungel',
  'rules.camps.text':
    'Alle haben {camps, plural, one {# Lager} other {# Lager}}. Ein Lager kommt in einen Dschungel des Plättchens, das du eben gelegt hast, sofern im ganzen Dschungel noch kein Lager steht. Nebenflüsse, Dörfer und der Amazonas trennen Dschungel voneinander; an den Ufern geht ein Dschungel von einem Stück des Flusses zum nächsten weiter. Lager bleiben bis zum Ende der Partie. Dann gibt ein Dschungel 1 Punkt je Tier darin an den, der dort die meisten Lager hat, nur einmal, egal, wie viele es sind; bei Gleichstand bekommt jeder alles.',
  'rules.camps.example':
    'Beispiel: Der Dschungel von Rot hat {red, plural, one {# Tier} other {# Tiere}}, der von Blau {blue}. Wäre die Partie jetzt zu Ende, wären das ihre Punkte.',
  'rules.boats.title': 'Boote',
  'rules.boats.text':
    'Alle Boote beginnen an der Quelle, das ist Feld 1. Deines rückt 1 Feld vor für jedes Bootssymbol eines Nebenflusses, auf den du einen Meeple setzt. Solange dein Meeple dort steht, rückt es auch für jedes Bootssymbol vor, das neu dazukommt, auch in den Zügen der anderen. Es rückt 1 Feld vor, wenn du keine Figur setzt, und 1, wenn du in einer Amazonaswertung nichts bekommst. All das ist Pflicht. Ein Amazonasplättchen gibt dem Fluss 1 Feld mehr, ein Doppelplättchen 2. Kein Boot kommt über das letzte Feld hinaus, überzählige Schritte verfallen; Boote dürfen sich ein Feld teilen.',
  'rules.boats.example':
    'Beispiel: Das Plättchen auf x {x}, y {y} hat den Nebenfluss von Rot um {icons, plural, one {# Bootssymbol} other {# Bootssymbole}} erweitert. Das rote Boot ist von Feld {from} auf Feld {space} gefahren.',
  'rules.amazon.title': 'Amazonasplättchen und Amazonaswertung',
  'rules.amazon.text':
    'Ein Amazonasplättchen setzt immer den Fluss fort; du wählst nur, wie herum es liegt. Nach der Figur dieses Zuges werden die Boote gewertet. Die auf dem vordersten besetzten Feld bekommen 1 Punkt für jeden Kaiman und jeden Piranha auf den Amazonasplättchen dieses Zuges. Die auf dem nächsten besetzten Feld bekommen 1 je Piranha. Boote auf einem Feld bekommen dasselbe, und ein Gleichstand vorn lässt den zweiten Platz bestehen. Zu zweit punktet der Zweite nur genau ein Feld hinter dem Ersten. Dann rückt jedes Boot ohne Punkte 1 Feld vor, alle zugleich.',
  'rules.amazon.example':
    'Beispiel: {caimans, plural, one {# Kaiman} other {# Kaimane}} und {piranhas, plural, one {# Piranha} other {# Piranhas}}. Rot lag vorn und bekommt {first, plural, one {# Punkt} other {# Punkte}}; Blau und Grün kamen danach und bekommen je {second}. Gelb bekommt nichts und rückt auf Feld {space} vor.',
  'rules.doubles.title': '„!“-Plättchen und Doppelplättchen',
  'rules.doubles.text':
    'Nach einem Amazonasplättchen mit „!“ legst du sofort eines der Doppelplättchen, die noch offen liegen; welches, entscheidest du. Es liegt quer über dem Fluss auf zwei Feldern, sodass der Fluss eine Zeile höher oder tiefer weiterfließt, und gibt ihm 2 Felder mehr. Die Figur dieses Zuges darf nur auf das Doppelplättchen. Eine einzige Amazonaswertung zählt die Kaimane und Piranhas beider Plättchen. Es gibt ein Doppelplättchen mehr als „!“-Plättchen; das letzte bleibt aus dem Spiel.',
  'rules.doubles.example':
    'Beispiel: Rot hat das „!“-Plättchen auf x {x1}, y {y1} gelegt und dann ein Doppelplättchen ab x {x2}, y {y2}. Der Fluss hat jetzt {spaces} Felder und geht auf x {nextX}, y {nextY} weiter; {left, plural, one {# Doppelplättchen liegt} other {# Doppelplättchen liegen}} noch offen.',
  'rules.end.title': 'Das Ende der Partie',
  'rules.end.text':
    'Die Partie endet nach dem Zug, in dem das letzte Plättchen gezogen wird, oder wenn keines der restlichen Plättchen mehr irgendwo passt. Dann werden offene Nebenflüsse und Dörfer und die Lager in ihren Dschungeln gewertet. An der Mündung bekommen die Boote Punkte in der Reihenfolge ihrer Felder: {first}, {second} und {third} zu viert oder fünft, {fewFirst} und {fewSecond} zu zweit oder dritt. Boote auf einem Feld bekommen dasselbe; zu zweit punktet der Zweite nur genau ein Feld hinter dem Ersten. Wer die meisten Punkte hat, gewinnt, bei Gleichstand ist der Sieg geteilt.',
  'rules.end.example':
    'Beispiel: An der Mündung bekommt Rot {red}, Blau {blue}, Grün {green}, Schwarz {black} und Gelb {yellow}.',
  'rules.undo.title': 'Zurücknehmen',
  'rules.undo.text':
    'Du kannst deine eigene letzte Aktion zurücknehmen, in deinem Zug dann auch die davor, bis zu deinem Ziehen. Ist dein Zug vorbei, kannst du seine letzte Aktion noch zurücknehmen, bis der nächste Spieler gezogen hat; was die Partie beendet hat, bleibt. Danach werden alle anderen gefragt, bis der nächste Spieler gelegt hat: Sind sie einverstanden, kommt das gezogene Plättchen wieder oben auf den Stapel und ist wieder das nächste, also kann niemand zweimal ziehen. Sonst ist Ziehen endgültig: Weder das Ziehen noch etwas davor lässt sich zurücknehmen. Wo Plättchen automatisch gezogen werden, werden nach dem Zug immer die anderen gefragt. Alle erfahren, was zurückgenommen wurde.',
  'rules.undo.example':
    'Beispiel: Rot hat das Plättchen auf x {x}, y {y} gelegt und muss noch eine Figur wählen. Nimmt Rot das jetzt zurück, kommt das Plättchen wieder auf die Hand; es bleibt das gezogene Plättchen und darf woandershin.',
  'picture.space': 'Feld',
  'picture.rank': '{rank, selectordinal, other {#.}}',

  'term.points': 'in diesem Zug',
  'term.tributaries': 'durch Nebenflüsse',
  'term.villages': 'durch Dörfer',
  'term.animals': 'durch Tiere in Dschungeln',
  'term.returning': 'durch bald wieder freie Meeples',
  'term.meeples': 'durch Meeples im Vorrat',
  'term.camps': 'durch Lager im Vorrat',
  'term.river': 'durch spätere Amazonasplättchen',
  'term.mouth': 'durch die Flussmündung',
  'term.ahead': 'durch den Vorsprung des Boots',
  'term.icons': 'durch die Aussicht auf Bootssymbole',
  'term.move': 'durch einen zusätzlichen Zug',
} as const satisfies Catalogue<keyof typeof en>;

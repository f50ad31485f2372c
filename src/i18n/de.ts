import { boardDe } from './board/de.ts';
import type { Catalogue } from './catalogue.ts';
import { controlsDe } from './controls/de.ts';
import { endingDe } from './ending/de.ts';
import { peopleDe } from './people/de.ts';
import { rulesDe } from './rules/de.ts';
import { tellingDe } from './telling/de.ts';

/**
 * German. Keys and arguments as in `en.ts`. Features are spoken of without an article, so that one form fits every
 * sentence.
 */
export const de = {
  'command.new': 'Eröffne eine Partie Carcassonne: Amazonas in diesem Kanal',
  'command.new.game': 'Welches Spiel; bisher gibt es eines',
  'command.new.game.amazonas': 'Carcassonne: Amazonas',
  'command.new.seats': 'Höchstzahl der Spieler, 2 bis 5 (Standard: 5)',
  'command.new.auto-draw':
    'Sofort für den nächsten Spieler ziehen; ein beendeter Zug lässt sich dann nicht zurücknehmen',
  'command.new.thread': 'In einem eigenen Thread unter diesem Kanal spielen',
  'command.new.order': 'Wer beginnt: ausgelost oder wer zuerst mitgemacht hat',
  'command.new.order.random': 'ausgelost',
  'command.new.order.joined': 'wer zuerst mitgemacht hat',
  'command.new.theme': 'Farben der Bilder, die alle sehen (sonst: bei Tag)',
  'command.join': 'Mach bei der Partie mit, die hier auf Spieler wartet',
  'command.join.colour': 'Deine Farbe; ohne Wunsch bekommst du die erste freie',
  'command.leave': 'Verlass die Partie, die hier auf Spieler wartet',
  'command.start': 'Starte die Partie; dafür braucht es 2 bis 5 Spieler',
  'command.draw': 'Zieh eine Karte, oder sieh noch einmal, was du gezogen hast und wo es passt',
  'command.place': 'Leg die gezogene Karte; was du weglässt, wird ergänzt, sobald nur eine Möglichkeit bleibt',
  'command.place.x': 'Spalte; der Fluss fließt zu den größeren Zahlen',
  'command.place.y': 'Zeile; größere Zahlen liegen weiter unten',
  'command.place.rotation': 'Grad im Uhrzeigersinn',
  'command.double': 'Leg eine Amazonas-Doppelkarte nach einer „!“-Karte',
  'command.double.tile': 'Welche der Doppelkarten, die noch offen liegen',
  'command.double.rotation': 'Grad im Uhrzeigersinn',
  'command.meeple': 'Setz einen Meeple auf einen Nebenfluss oder in ein Dorf der eben gelegten Karte',
  'command.meeple.on': 'Wo auf der Karte',
  'command.camp': 'Setz ein Lager in einen Dschungel der eben gelegten Karte',
  'command.camp.on': 'Wo auf der Karte',
  'command.boat': 'Setz keine Figur: dein Boot rückt 1 Feld vor und dein Zug endet',
  'command.undo': 'Nimm deine letzte Aktion zurück; Ziehen ist endgültig',
  'command.board': 'Zeig das Spielfeld, wie es jetzt ist',
  'command.board.view': 'Ein Bild oder alles in Worten',
  'command.board.view.whole': 'ganzes Spielfeld',
  'command.board.view.focus': 'um den letzten Zug herum',
  'command.board.view.text': 'in Worten (für Screenreader)',
  'command.board.private': 'Nur du siehst es (Standard) oder alle',
  'command.turn': 'Wer ist am Zug, und was geht jetzt',
  'command.score': 'Punkte, Figuren und Boote, und woher jeder Punkt kam',
  'command.help': 'Was kann ich hier und jetzt tun',

  'colour.yellow': 'gelb',
  'colour.red': 'rot',
  'colour.green': 'grün',
  'colour.blue': 'blau',
  'colour.black': 'schwarz',
  'kind.tributary': 'Nebenfluss',
  'kind.village': 'Dorf',
  'kind.jungle': 'Dschungel',
  'kind.amazon': 'Amazonas',
  'piece.meeple': 'Meeple',
  'piece.camp': 'Lager',
  'compass.n': 'Nord',
  'compass.ne': 'Nordost',
  'compass.e': 'Ost',
  'compass.se': 'Südost',
  'compass.s': 'Süd',
  'compass.sw': 'Südwest',
  'compass.w': 'West',
  'compass.nw': 'Nordwest',

  'tile.segment': '{kind} ({sides})',
  'tile.marks.fruit': '{count, plural, one {# Fruchtsymbol} other {# Fruchtsymbole}}',
  'tile.marks.boat': '{count, plural, one {# Bootssymbol} other {# Bootssymbole}}',
  'tile.marks.animal': '{count, plural, one {# Tier} other {# Tiere}}',
  'tile.marks.caiman': '{count, plural, one {# Kaiman} other {# Kaimane}}',
  'tile.marks.piranha': '{count, plural, one {# Piranha} other {# Piranhas}}',
  'tile.jungle-only': 'Dschungel',
  'tile.bang': '„!“-Karte',
  'tile.amazon': 'Amazonaskarte',
  'tile.double': 'Amazonas-Doppelkarte',
  'tile.start': 'Startkarte',

  'lobby.title': '**Carcassonne: Amazonas** – wer spielt mit?',
  'lobby.players': 'Spieler ({count} von höchstens {seats}): {players}',
  'lobby.options':
    'Es beginnt, {order, select, given {wer zuerst mitgemacht hat} other {wer ausgelost wird}}. Karten werden {autoDraw, select, yes {automatisch} other {von Hand}} gezogen.',
  'lobby.how': 'Mach mit {join} mit; sobald 2 Spieler dabei sind, geht es mit {start} los.',
  'lobby.closed':
    '**Carcassonne: Amazonas** – alle sind gegangen, diese Partie ist geschlossen. {new} eröffnet eine neue.',
  'lobby.started': '**Carcassonne: Amazonas** – gestartet. Spieler der Reihe nach: {players}.',
  'lobby.proof': 'Fingerabdruck des gemischten Stapels: `{commitment}`. Der Seed dahinter wird am Ende verraten.',
  'lobby.opened': 'Deine Partie ist offen. Die anderen machen mit {join} mit; du startest sie mit {start}.',
  'lobby.opened.thread':
    'Deine Partie ist in {thread} offen. Die anderen machen dort mit {join} mit; du startest sie mit {start}.',
  'lobby.thread': 'Amazonas – {name}',
  'lobby.joined': 'Du bist dabei, deine Farbe: {colour}. Bisher {count, plural, one {# Spieler} other {# Spieler}}.',
  'lobby.left': 'Du hast die Partie verlassen.',
  'lobby.started.reply': 'Die Partie hat begonnen.',

  'turn.first': '**Die Partie beginnt.** {name} fängt an.',
  'turn.last': '**{name}** hat gespielt:',
  'turn.to-move': '{mention}, du bist am Zug: {draw}.',
  'turn.to-place': '{mention}, du bist am Zug: {place}.',
  'turn.to-double': '{mention}, du bist am Zug: {double}.',
  'turn.to-piece': '{mention}, du bist am Zug: {meeple}, {camp} oder {boat}.',
  'turn.drawn': '{name} hat gezogen: {tile}.',
  'turn.taken-back': '{name} hat {count, plural, one {eine Aktion} other {# Aktionen}} zurückgenommen.',
  'turn.pile':
    'Noch {land, plural, one {# Landschaftskarte} other {# Landschaftskarten}} und {amazon, plural, one {# Amazonaskarte} other {# Amazonaskarten}}.',

  'event.discarded': 'Die Karte „{tile}“ passt nirgends und kommt aus dem Spiel.',
  'event.placed': 'Karte auf x {x}, y {y}, {rotation} Grad: {tile}',
  'event.piece.meeple': 'Meeple {kind, select, village {im Dorf} other {auf dem Nebenfluss}}',
  'event.piece.camp': 'Lager im Dschungel',
  'event.sailed.icons':
    'Boot von {name}: {steps, plural, one {# Schritt} other {# Schritte}} für Bootssymbole, jetzt auf Feld {to}{lost, plural, =0 {} one { (# Schritt über das Ende des Flusses hinaus verfällt)} other { (# Schritte über das Ende des Flusses hinaus verfallen)}}',
  'event.sailed.no-piece':
    'keine Figur: das Boot von {name} {lost, plural, =0 {rückt 1 Feld vor und steht auf Feld {to}} other {bleibt auf Feld {to} am Ende des Flusses}}',
  'event.sailed.no-points':
    'keine Punkte in der Amazonaswertung: das Boot von {name} {lost, plural, =0 {rückt 1 Feld vor und steht auf Feld {to}} other {bleibt auf Feld {to} am Ende des Flusses}}',
  'event.scored':
    '{feature}: {names} {count, plural, one {bekommt} other {bekommen je}} **{points, plural, one {# Punkt} other {# Punkte}}**',
  'event.scored.nobody': '{feature} ist abgeschlossen; niemand war dort',
  'event.scored.beaten': ' (dort weniger Figuren: {names})',
  'feature.tributary':
    '{closed, select, yes {} other {offener }}Nebenfluss ({tiles, plural, one {# Karte} other {# Karten}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}})',
  'feature.village':
    '{closed, select, yes {} other {offenes }}Dorf ({tiles, plural, one {# Karte} other {# Karten}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}})',
  'feature.jungle': 'Lager ({animals, plural, one {# Tier} other {# Tiere}} im Dschungel)',
  'event.amazon':
    'Amazonaswertung ({caimans, plural, one {# Kaiman} other {# Kaimane}}, {piranhas, plural, one {# Piranha} other {# Piranhas}}): {awards}',
  'event.mouth': 'Mündung: {awards}',
  'event.award': '{name} **{points}**',
  'event.award.none': 'keine Punkte',

  'end.title': '**Die Partie ist zu Ende.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} gewinnt} other {Geteilter Sieg für {names}}} mit {points, plural, one {# Punkt} other {# Punkten}}!**',
  'end.final': '**Schlusswertung**',
  'end.ranking': '**Ergebnis:** {ranking}',
  'end.proof':
    'Seed des Stapels: `{seed}`. Daraus ergibt sich der Fingerabdruck vom Anfang, `{commitment}`; {verify} prüft das.',
  'end.category':
    '- {kind, select, tributary {Nebenflüsse} village {Dörfer} jungle {Lager} other {Flussmündung}}: {seats}',
  'end.sources': '- {name}: {sources}',
  'end.source': '{kind, select, tributary {Nebenflüsse} village {Dörfer} jungle {Lager} other {Flussmündung}} {points}',
  'end.seat': '{name} {points}',

  'draw.drawn': 'Du hast gezogen: **{tile}**.',
  'draw.square': '{number}. x {x}, y {y}: {rotations}',
  'place.choices': 'Es gibt mehr als eine Möglichkeit:',
  'place.choice': 'x {x}, y {y}, {rotation} Grad – {effect}',
  'place.none': 'Zu deiner Eingabe passt nichts. Möglich sind:',
  'double.choose': 'Leg jetzt mit {double} eine der Doppelkarten:',
  'double.choice': '{tile}, {rotation} Grad – {effect}',
  'piece.choose': 'Wähl jetzt eine Figur:',
  'piece.meeple.on': '{meeple} {on} – {place}: {effect}',
  'piece.camp.on': '{camp} {on} – {place}: {effect}',
  'piece.boat': '{boat} – keine Figur: dein Boot rückt 1 Feld vor; {effect}',
  'piece.ambiguous': 'Wo genau? Du hast die Wahl:',
  'piece.unknown': 'Diese Stelle gibt es auf der eben gelegten Karte nicht. Du hast die Wahl:',
  'turn.done': 'Dein Zug ist beendet.',
  'turn.done.next': 'Als Nächstes: {name}.',
  'undo.done': 'Zurückgenommen.',

  'effect.none': 'bringt sofort nichts',
  'effect.closes':
    'schließt {kind, select, village {das Dorf} other {den Nebenfluss}} ab, {points, plural, one {# Punkt} other {# Punkte}}{nobody, select, yes {} other { für {names}}}',
  'effect.sails': 'Boot von {name} +{steps}',
  'effect.scores': '{points, plural, one {# Punkt} other {# Punkte}} für {names}',
  'effect.amazon':
    'Amazonas: {caimans, plural, one {# Kaiman} other {# Kaimane}}, {piranhas, plural, one {# Piranha} other {# Piranhas}}',
  'effect.feature':
    '{tiles, plural, one {# Karte} other {# Karten}}{fruit, plural, =0 {} one {, # Fruchtsymbol} other {, # Fruchtsymbole}}{boats, plural, =0 {} one {, # Bootssymbol} other {, # Bootssymbole}}{closed, select, yes {, abgeschlossen} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# Karte} other {# Karten}}, bisher {animals, plural, one {# Tier} other {# Tiere}}',
  'effect.choices': '{count, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
  'option.rotation': '{value} Grad',
  'suggest.choice': '{option}: {effect}',
  'effect.best': '{count, plural, one {# Möglichkeit} other {# Möglichkeiten}}; darunter: {effect}',

  'status.lobby': 'Hier wartet eine Partie auf Spieler: {players}. Mitmachen mit {join}, starten mit {start}.',
  'status.over': 'Die letzte Partie hier ist zu Ende. {ranking}. {new} eröffnet eine neue.',
  'status.yours': 'Du bist am Zug. {next}',
  'status.others': '{name} ist am Zug; die letzte Aktion war {since}. {next}',
  'status.draw': 'Nächster Schritt: {draw}.',
  'status.place': 'Nächster Schritt: leg die Karte {tile} mit {place}.',
  'status.double': 'Nächster Schritt: wähl eine Doppelkarte mit {double}.',
  'status.piece': 'Nächster Schritt: {meeple}, {camp} oder {boat}.',
  'status.undo': '{undo} nimmt die letzte Aktion zurück.',
  'status.link': 'Nachricht zu diesem Zug: {link}',

  'score.title': '**Punktestand**',
  'score.seat':
    '{name}: **{points}** – {meeples, plural, one {# Meeple} other {# Meeple}} und {camps, plural, one {# Lager} other {# Lager}} im Vorrat, Boot auf Feld {space} von {spaces}',
  'score.sources': '**Woher die Punkte kamen**',
  'score.category':
    '{kind, select, tributary {Nebenflüsse} village {Dörfer} jungle {Lager} amazon {Amazonas} other {Flussmündung}} **{points}**: {sources}',
  'score.sum':
    '{kind, select, tributary {Nebenflüsse} village {Dörfer} jungle {Lager} amazon {Amazonas} other {Flussmündung}} {points}',
  'score.source.at': '{points} (Zug {turn}, x {x}, y {y})',
  'score.source.river': '{points} (Zug {turn})',
  'score.source.final-at': '{points} (am Ende, x {x}, y {y})',
  'score.source.final': '{points} (am Ende)',
  'score.none': 'Noch hat niemand Punkte.',
  'score.turn': 'Zug {turn}: {line}',

  'help.no-game': 'Hier läuft keine Partie. {new} eröffnet eine.',
  'help.lobby':
    'Eine Partie wartet auf Spieler. Mitmachen mit {join}, aussteigen mit {leave}, starten mit {start}, sobald 2 Spieler dabei sind.',
  'help.watching': 'Du schaust bei dieser Partie zu. {board}, {score} und {turn} antworten allen.',
  'help.waiting': 'Du spielst mit und {name} ist am Zug.',
  'help.undo': 'Bis die nächste Karte gezogen ist, nimmt {undo} deine letzte Aktion zurück.',
  'help.always': '{board} zeigt das Spielfeld (auch in Worten), {score} die Punkte, {turn} wer am Zug ist.',
  'help.over': 'Die letzte Partie hier ist zu Ende. {board} und {score} zeigen sie noch; {new} eröffnet eine neue.',
  'help.rules':
    'In deinem Zug ziehst du eine Karte und legst sie so an, dass sie die Landschaft fortsetzt. Dann setzt du eine Figur darauf – einen Meeple auf einen Nebenfluss oder in ein Dorf, oder ein Lager in den Dschungel – oder lässt dein Boot vorrücken.',

  ...boardDe,
  ...controlsDe,

  ...endingDe,

  ...peopleDe,
  ...rulesDe,

  ...tellingDe,

  'refused.unknown-rules':
    'Dieses Spiel folgt Regeln oder nutzt Karten, die diese Version des Bots nicht hat. Frag, wer den Bot betreibt.',
  'refused.game-over': 'Diese Partie ist zu Ende. {new} eröffnet eine neue.',
  'refused.not-your-turn': 'Du bist nicht am Zug, sondern {name}.',
  'refused.wrong-phase.draw': 'Zuerst muss eine Karte gezogen werden: {draw}.',
  'refused.wrong-phase.place': 'Eine Karte ist gezogen und muss zuerst gelegt werden: {place}.',
  'refused.wrong-phase.double': 'Zuerst muss eine der Doppelkarten gelegt werden: {double}.',
  'refused.wrong-phase.piece': 'Die Karte liegt. Wähl jetzt eine Figur: {meeple}, {camp} oder {boat}.',
  'refused.square-taken':
    'Auf x {x}, y {y} liegt schon eine Karte. Wähl eine freie Stelle; {place} bietet die passenden an.',
  'refused.square-apart':
    'Die Stelle x {x}, y {y} berührt keine Karte. Wähl eine neben einer Karte; {place} bietet die passenden an.',
  'refused.square-ahead':
    'Die Stelle x {x}, y {y} liegt flussabwärts vom Ende des Flusses. Landschaftskarten dürfen bis Spalte {front} liegen, der Spalte der vordersten Amazonaskarte.',
  'refused.edge-clash':
    'Die Karte setzt die Landschaft auf x {x}, y {y} nicht fort: {clashes}. Dreh sie oder wähl eine andere Stelle; {place} bietet an, was passt.',
  'refused.clash': 'auf der {side}seite zeigt sie {offered}, ihre Nachbarin {demanded}',
  'refused.not-the-river': 'Eine Amazonaskarte setzt den Fluss fort: sie muss auf x {x}, y {y} liegen.',
  'refused.river-blocked':
    'Mit {rotation} Grad könnte der Fluss nicht weiterfließen. Wähl eine der Drehungen, die {place} anbietet.',
  'refused.no-such-double': 'Es gibt keine Doppelkarte namens „{tile}“. {double} bietet an, welche noch offen liegen.',
  'refused.double-used': 'Die Doppelkarte „{tile}“ ist schon verbraucht. {double} bietet an, welche noch offen liegen.',
  'refused.no-such-segment': 'Diese Stelle gibt es auf der eben gelegten Karte nicht.',
  'refused.wrong-segment.meeple':
    'Ein Meeple steht auf einem Nebenfluss oder in einem Dorf. Für den Dschungel nimm {camp}.',
  'refused.wrong-segment.camp': 'Ein Lager steht im Dschungel. Für Nebenfluss oder Dorf nimm {meeple}.',
  'refused.occupied.meeple':
    '{kind, select, village {In diesem Dorf} other {Auf diesem Nebenfluss}} steht schon ein Meeple. Wähl eine andere Stelle oder {boat}.',
  'refused.occupied.camp': 'In diesem Dschungel steht schon ein Lager. Wähl eine andere Stelle oder {boat}.',
  'refused.none-left.meeple': 'Du hast keinen Meeple mehr im Vorrat. Nimm {camp} oder {boat}.',
  'refused.none-left.camp': 'Du hast kein Lager mehr im Vorrat. Nimm {meeple} oder {boat}.',
  'refused.nothing-to-take-back': 'Es gibt noch nichts zurückzunehmen.',
  'refused.not-yours-to-take-back': 'Die letzte Aktion war die von {name}; niemand sonst kann sie zurücknehmen.',
  'refused.draw-is-final':
    'Ziehen ist endgültig: was gezogen wurde, lässt sich nicht zurücknehmen, und auch nichts davor.',
  'refused.no-game': 'In diesem Kanal läuft keine Partie. {new} eröffnet eine.',
  'refused.not-started': 'Die Partie hier wartet noch auf Spieler. {start} startet sie, sobald 2 Spieler dabei sind.',
  'refused.already-running':
    'Hier läuft schon eine Partie. Warte, bis sie zu Ende ist, oder eröffne eine in einem anderen Kanal.',
  'refused.channel-busy':
    'Dieser Kanal hat schon eine Partie. Nimm einen anderen Kanal, oder warte, bis diese zu Ende ist.',
  'refused.already-joined': 'Du bist schon dabei. Mit der Option colour kannst du deine Farbe ändern.',
  'refused.not-joined': 'Du bist bei dieser Partie nicht dabei. Mach mit {join} mit.',
  'refused.lobby-full': 'Alle {seats} Plätze sind besetzt.',
  'refused.colour-taken': 'Die Farbe {colour} ist schon vergeben. Wähl eine andere.',
  'refused.too-few-players': 'Es müssen mindestens 2 Spieler dabei sein. Die anderen machen mit {join} mit.',
  'refused.only-players-start': 'Nur wer dabei ist, kann die Partie starten. Mach mit {join} mit.',
  'refused.cannot-leave-running': 'Die Partie hat begonnen. Mit {resign} gibst du sie auf.',
  'refused.not-a-player': 'Du spielst in dieser Partie nicht mit. Spieler: {names}. {board} zeigt dir das Spielfeld.',
  'refused.already-handled': 'Das ist schon geschehen.',
  'refused.overtaken':
    'Im selben Moment ist in dieser Partie etwas anderes geschehen, darum wurde nichts getan. Sieh mit {turn} noch einmal nach.',
  'refused.guild-only': 'Das geht nur in einem Kanal eines Servers.',
  'refused.no-threads': 'Hier lässt sich kein Thread öffnen. Nutze {new} in einem Textkanal.',
  'refused.permissions':
    'Ich darf in diesem Kanal nichts schreiben. Bitte jemanden, der den Server verwaltet, mir hier diese Rechte zu geben: {permissions}. Nichts wurde geändert.',
  'picture.failed': 'Das Bild konnte diesmal nicht gemacht werden.',
  'error.unexpected':
    'Bei uns ist etwas schiefgegangen. {turn} zeigt, wie es jetzt steht. Wenn es wieder passiert, nenne dem Betreiber diese Kennung: {reference}.',
  'error.storage':
    'Die Partie konnte gerade nicht gelesen oder gespeichert werden. Versuch es später noch einmal; {turn} zeigt dann, wie es steht. Nenne dem Betreiber diese Kennung: {reference}.',
  'error.stopping': 'Der Bot startet neu. Versuch es gleich noch einmal; nichts wurde geändert.',

  'permission.ViewChannel': 'Kanal ansehen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.CreatePublicThreads': 'Öffentliche Threads erstellen',
  'permission.AttachFiles': 'Dateien anhängen',
} as const satisfies Catalogue;

/** German: what tells of a game: its log, score, record, proof, tiles, animation and rules. */
export const tellingDe = {
  'event.discarded': 'Das Plättchen „{tile}“ passt nirgends und kommt aus dem Spiel.',
  'event.placed': 'Plättchen auf x {x}, y {y} ({tile})',
  'event.award': '{name} **{points}**',
  'event.award.none': 'keine Punkte',
  'score.title': '**Punktestand**',
  'score.seat': '{name}: **{points}**',
  'score.sources': '**Wofür es Punkte gab**',
  'score.sum': '{category} {points}',
  'score.none': 'Noch hat niemand Punkte.',
  'score.turn': 'Zug {turn}: {line}',
  'score.turn.several': 'Zug {turn}:',
  'score.final': 'Schlusswertung:',
  'notice.begun': 'Die Partie in {channel} beginnt; {name} ist zuerst am Zug.',
  'notice.played': '**{name}** hat in {channel} gespielt:',
  'notice.anew': '**{name}** hat den Zug zurückgenommen und in {channel} neu gespielt:',
  'notice.scores': 'Stand: {ranking}',
  'notice.over': 'Die Partie in {channel} ist zu Ende.',
  'page.back': 'Zurück',
  'page.forward': 'Weiter',
  'page.newer': 'Neuer',
  'page.older': 'Älter',
  'page.of': 'Seite {page} von {pages}',
  'page.turn': 'Zug {turn} von {turns}',
  'page.turn.part': 'Zug {turn} von {turns} ({part}/{parts})',
  'page.turns': 'Züge {first} bis {last} von {turns}',
  'log.turn': '**Zug {turn}: {name}**, {when}',
  'log.taken-back': 'zurückgenommen – {what}',
  'log.none': 'Es ist noch nichts geschehen: Niemand hat gezogen.',
  'log.no-turn':
    'Es gibt keinen Zug {turn}: {turns, plural, =0 {es wurde noch kein Plättchen gezogen} one {bisher gab es # Zug} other {bisher gab es # Züge}}. {log} zeigt die letzten.',
  'rule.overview': '**Die Regeln nach Themen.** Wähle unten eines.',
  'rule.menu': 'Eine Regel nachlesen',
  'rule.menu.others': 'Regeln zu nicht gewählten Optionen',
  'rule.button.example': 'Beispiel zeigen',
  'rule.button.rule': 'Zurück zur Regel',
  'export.done': 'Die Aufzeichnung dieser Partie: jeder Zug, nach Farben und ohne Namen. {verify} prüft so eine Datei.',
  'export.running': 'Die Partie läuft noch; was noch gezogen wird, steht darum nicht in der Datei.',
  'verify.yes':
    '**Ja, der Stapel stand von Anfang an fest.** Der Seed `{seed}` ergibt genau diesen Stapel von {count, plural, one {# Plättchen} other {# Plättchen}} und diesen Startspieler, und jede Aktion der Partie folgt den Regeln.',
  'verify.no': '**Nein, etwas weicht ab:**',
  'verify.running':
    'Der Stapel von {count, plural, one {# Plättchen} other {# Plättchen}} wurde am Anfang gemischt; {left, plural, one {# ist} other {# sind}} noch da. Am Ende wird der geheime Seed verraten, und {verify} beweist, dass er diesen Stapel und diesen Startspieler ergibt.',
  'verify.by-hand': 'Der Stapel dieser Partie wurde nicht aus einem Seed gemischt, daher gibt es keinen Beweis.',
  'verify.fingerprint': 'Fingerabdruck des gemischten Stapels: `{commitment}`.',
  'verify.published': 'Er wurde zu Beginn der Partie bekanntgegeben: {link}. Vergleich die beiden Fingerabdrücke.',
  'verify.there': 'die Nachricht',
  'verify.yourself':
    'Du musst mir nicht glauben: {export} gibt die Aufzeichnung, und ihre Beschreibung sagt, wie der Fingerabdruck entsteht.',
  'verify.file.yes': '**Ja, die Aufzeichnung {name} ist gültig.**',
  'verify.file.no': '**Nein, die Aufzeichnung {name} ist nicht gültig:**',
  'verify.same-game': 'Das ist der Fingerabdruck der Partie in diesem Kanal.',
  'verify.other-game':
    'Das ist nicht die Aufzeichnung der letzten Partie in diesem Kanal; ob ihr Fingerabdruck am Anfang bekannt war, musst du selbst vergleichen.',
  'verify.too-large':
    '{name} ist größer als {limit} KiB; so groß ist keine Aufzeichnung einer Partie. {export} gibt die der Partie hier.',
  'verify.unreachable': '{name} konnte nicht von Discord heruntergeladen werden. Versuch es noch einmal.',
  'verify.busy':
    'Gerade werden andere Dateien geprüft, deshalb wurde {name} nicht angesehen. Versuch es in einer Minute noch einmal.',
  'verify.too-long':
    '{name} zu prüfen dauert länger als bei jeder echten Aufzeichnung. {export} gibt die der Partie hier.',
  'verify.not-json': '{name} ist kein JSON-Text. Häng eine Datei an, wie {export} sie gibt.',
  'verify.not-record': '{name} ist keine Aufzeichnung einer Partie. Was daran falsch ist, in technischen Worten:',
  'verify.other-stack':
    '{name} ist keine Aufzeichnung, die sich prüfen lässt: Ihr Stapel besteht nicht aus den Plättchen ihres Plättchensatzes. {export} gibt die Aufzeichnung der Partie hier.',
  'verify.more-faults': 'Und noch {more, plural, one {# Fehler} other {# Fehler}}.',
  'differs.version': 'die Partie wurde nach Version {told} der Regeln gespielt; dieser Bot spielt Version {known}',
  'differs.tile-set':
    'die Partie wurde mit dem Plättchensatz {told} gespielt, den dieser Bot nicht hat; seiner ist {given}',
  'differs.tile-set-id': 'der Plättchensatz heißt {given}, nicht {told}',
  'differs.pile-tile': 'Plättchen {number} des Stapels, {tile}, ist keines, das gezogen wird',
  'differs.refused': 'Eintrag {number} des Protokolls, {line}, ist gegen die Regeln: {reason}',
  'differs.commitment': 'der Fingerabdruck dieser Mischung ist {actual}, nicht {told}',
  'differs.first': 'nach dem Seed beginnt {actual}, nicht {told}',
  'differs.pile': 'Plättchen {number} des Stapels ist nach dem Seed {actual}, nicht {told}',
  'differs.layout': 'was am Anfang ausliegt, ergibt sich nicht aus dem Seed',
  'differs.strange-layout': 'was am Anfang ausliegt, kann dort nicht liegen',
  'differs.undrawn':
    '{actual, plural, one {# Plättchen ist} other {# Plättchen sind}} noch nicht gezogen, nicht {told}',
  'differs.result':
    '{key, select, scores {die Punkte sind} winners {die Sieger sind} other {der Fingerabdruck der Endstellung ist}} {actual}, nicht {told}',
  'differs.not-over': 'sie nennt ein Ergebnis, aber ihr Protokoll reicht nicht bis zum Ende der Partie',
  'differs.log': 'Eintrag {number} des Protokolls ist nicht, was in der Partie hier getan wurde',
  'untold.seed': 'Sie nennt keinen Seed: Ob der Stapel daraus gemischt wurde, lässt sich nicht prüfen.',
  'untold.commitment':
    'Sie nennt keinen Fingerabdruck: Ob die Mischung von Anfang an feststand, lässt sich nicht prüfen.',
  'untold.result': 'Sie nennt kein Ergebnis: Die Partie war nicht zu Ende.',
  'suggest.tiles':
    '{axis} {value}: {squares, plural, one {{count, plural, one {# von {total} Plättchen passt} other {# von {total} Plättchen passen}}} other {# Felder, höchstens {count} von {total} Plättchen passen}}',
  'tiles.none': 'Der Stapel ist leer.',
  'tiles.more': 'Und noch {more, plural, one {# Sorte} other {# Sorten}}.',
  'tiles.words': 'Alle in Worten',
  'tiles.both':
    'Ein Feld hat eine Spalte und eine Zeile: gib x und y an, oder keins von beiden für alle restlichen Plättchen.',
  'tiles.fits':
    'Von {total, plural, one {# Plättchen} other {# Plättchen}}, die noch niemand gesehen hat, {count, plural, =0 {passt keines} one {passt #} other {passen #}} auf x {x}, y {y}, so wie das Spielfeld jetzt ist.',
  'tiles.fit': '{tile}; {rotations}',
  'tiles.marked': 'Die restlichen Plättchen; die auf x {x}, y {y} passen, sind markiert.',
  'replay.told': 'Die Partie Zug um Zug, in {frames, plural, one {# Bild} other {# Bildern}}.',
  'replay.too-large':
    'Die Animation dieser Partie ist größer, als Discord hier erlaubt. {log} erzählt die Partie in Worten, {export} gibt ihre Aufzeichnung.',
  'web.button': 'Im Browser',
  'web.open': '**Die Partie hier im Browser:** {link}',
  'web.who':
    'Wer diesen Link hat, kann zuschauen, aber nichts ändern. Wer die Partie eröffnet hat oder diesen Kanal verwaltet, kann die Seite mit {page} abstellen.',
  'web.closed':
    'Die Partie hier hat gerade keine Seite im Browser. Wer die Partie eröffnet hat oder diesen Kanal verwaltet, kann sie mit {page} anstellen; dann bekommt sie einen neuen Link.',
  'web.told': 'Der Kanal erfährt, dass du es warst.',
  'web.help': '{page} nennt den Link dieser Partie für den Browser.',
};

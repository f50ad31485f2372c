/** German: the end of a game: final scoring, resigning, votes, and games that end before. */
export const endingDe = {
  'end.title': '**Die Partie ist zu Ende.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} gewinnt} other {Geteilter Sieg für {names}}} mit {points, plural, one {# Punkt} other {# Punkten}}!**',
  'end.final': '**Schlusswertung**',
  'end.ranking': '**Ergebnis:** {ranking}',
  'end.proof':
    'Seed des Stapels: `{seed}`. Daraus ergibt sich der Fingerabdruck vom Anfang, `{commitment}`; {verify} prüft das.',
  'end.category': '- {category}: {seats}',
  'end.sources': '- {name}: {sources}',
  'end.seat': '{name} {points}',
  'end.button.rematch': 'Revanche',
  'end.button.replay': 'Rückblick',
  'resign.warning':
    'Aufgeben? Das lässt sich nicht zurücknehmen. {others, plural, one {Die Partie endet, und der andere Spieler gewinnt.} other {Eine einfache Regel spielt dann deine Züge: die Platzierung mit den meisten Punkten jetzt, eine Figur nur, wo sie sofort wertet.}} {replace} bietet deinen Platz stattdessen jemand anderem an.',
  'resign.button': 'Aufgeben',
  'resign.done': 'Du hast aufgegeben.',
  'act.resigned': '{name} hat aufgegeben; ab jetzt spielt eine einfache Regel diesen Platz.',
  'act.kicked':
    '{by}, zuständig für diesen Kanal, hat {name} aus der Partie genommen; ab jetzt spielt eine einfache Regel diesen Platz.',
  'act.vote-opened':
    '{name} hat den Tisch gefragt, ob {subject, select, pause {die Partie pausieren soll} resume {die Partie weitergehen soll} skip {der Zug von {about} übersprungen werden soll} extend {{about} mehr Zeit bekommen soll} replace {jemand anders für {about} spielen soll} other {die Partie enden soll}}.',
  'act.vote-passed': 'Der Tisch hat dafür gestimmt.',
  'act.vote-failed': 'Der Tisch hat dagegen gestimmt.',
  'act.vote-dropped': 'Die Frage hatte sich erledigt.',
  'act.paused': 'Die Partie pausiert.',
  'act.paused.by': '{name}, zuständig für diesen Kanal, hat die Partie pausiert.',
  'act.resumed': 'Die Partie geht weiter.',
  'act.resumed.by': '{name}, zuständig für diesen Kanal, lässt die Partie weitergehen.',
  'act.turn-skipped': 'Der Tisch hat diesen Zug von {name} übersprungen; eine einfache Regel hat ihn gespielt.',
  'act.extended': '{name} hat mehr Zeit für diesen Zug bekommen.',
  'act.seat-offered': '{name} hat diesen Platz {to} angeboten.',
  'act.replaced': '{name} spielt ab jetzt auf diesem Platz, anstelle von {before}.',
  'act.player-gone': '{name} ist nicht mehr auf diesem Server.',
  'act.undone-by-moderator': '{name}, zuständig für diesen Kanal, hat die letzte Aktion zurückgenommen.',
  'act.moved': '{name}, zuständig für diesen Kanal, hat die Partie hierher verlegt.',
  'act.ended-by-moderator': '{name} hat die Partie beendet.',
  'vote.rule':
    'Entschieden ist es, sobald mehr als die Hälfte der {count} Spieler einer Meinung ist. Offen bis {when}; danach zählt nicht mehr, wer die Partie warten ließ und nicht abgestimmt hat.',
  'vote.dropped': 'Nicht mehr nötig: Das hat sich erledigt.',
  'vote.over': 'Die Partie war zu Ende, bevor entschieden war.',
  'vote.noted': 'Deine Stimme ist notiert. Du kannst sie ändern, bis entschieden ist.',
  'stopped.resigned': '**Die Partie ist zu Ende:** {name} hat aufgegeben, damit gewinnt {winner}. {mentions}',
  'stopped.vote': '**Die Partie ist zu Ende:** Der Tisch hat sie per Abstimmung ohne Sieger beendet. {mentions}',
  'stopped.moderator':
    '**Die Partie ist zu Ende:** {name}, zuständig für diesen Kanal, hat sie ohne Sieger beendet. {mentions}',
  'stopped.scores': 'Bisheriger Stand: {ranking}',
  'vote.title':
    '{mentions}: {name} schlägt vor, {subject, select, pause {diese Partie zu pausieren} resume {diese Partie fortzusetzen} skip {diesen Zug von {about} zu überspringen, sodass eine einfache Regel ihn spielt} extend {{about} für diesen Zug mehr Zeit zu geben} replace {jemand anders für {about} spielen zu lassen: Wer nicht mitspielt, kann den Platz dann übernehmen} other {diese Partie jetzt ohne Sieger zu beenden}}.',
  'vote.in-favour': 'Dafür: {names}',
  'vote.against': 'Dagegen: {names}',
  'vote.passed':
    '{subject, select, pause {Entschieden: Die Partie pausiert. {vote} fragt den Tisch, ob es weitergeht.} resume {Entschieden: Die Partie geht weiter.} skip {Entschieden: Eine einfache Regel spielt diesen Zug.} extend {Entschieden: {about} bekommt mehr Zeit.} replace {Entschieden: Jemand anders darf für {about} spielen.} other {Entschieden: Die Partie endet.}}',
  'vote.failed':
    '{subject, select, abort {Entschieden: Die Partie geht weiter.} other {Entschieden: Alles bleibt, wie es ist.}}',
  'vote.button.yes.pause': 'Partie pausieren',
  'vote.button.yes.resume': 'Weiterspielen',
  'vote.button.yes.skip': 'Zug überspringen',
  'vote.button.yes.extend': 'Mehr Zeit geben',
  'vote.button.yes.replace': 'Jemand anders spielen lassen',
  'vote.button.yes.abort': 'Partie beenden',
  'vote.button.no': 'Nein',
  'vote.button.go-on': 'Weiterspielen',
  'vote.opened': 'Die anderen werden jetzt gefragt; deine Stimme zählt dafür.',
  'vote.free': 'Wer nicht mitspielt, kann den Platz bis {when} übernehmen: Farbe, Figuren und Punkte bleiben.',
  'vote.taken': '{name} hat den Platz übernommen.',
  'vote.seat': '{number}. {name}',
  'vote.seat.left': '{number}. {name} (von einer Regel gespielt)',
  'ask.button.pause': 'Um Pause bitten',
  'ask.button.resume': 'Ums Weiterspielen bitten',
  'ask.button.skip': 'Überspringen vorschlagen',
  'ask.button.extend': 'Um mehr Zeit bitten',
  'ask.button.replace': 'Ersatz vorschlagen',
  'ask.button.abort': 'Ende vorschlagen',
  'act.paused.how':
    'Bis es weitergeht, kann niemand etwas tun; ansehen kann man alles. {vote} fragt den Tisch, ob es weitergeht.',
  'act.left.how': 'Der Tisch kann darüber abstimmen, dass jemand anders diesen Platz übernimmt.',
  'act.gone.how':
    'Der Tisch kann eine Regel diesen Zug spielen lassen, Ersatz suchen oder die Partie beenden, jeweils per Abstimmung; {resign} gibt nur den eigenen Platz auf.',
  'offer.open':
    '{mention}: {name} bietet dir einen Platz in dieser Partie an. Farbe, Figuren und Punkte bleiben. Du kannst ihn bis {when} übernehmen.',
  'offer.taken': '{name} hat einen Platz in dieser Partie an {to} übergeben.',
  'offer.over': '{name} bietet diesen Platz {to} nicht mehr an.',
  'offer.button.take': 'Platz übernehmen',
  'offer.button.withdraw': 'Nein, doch nicht',
  'offer.made':
    '{name} wird jetzt gefragt und kann deinen Platz mit einem Knopf übernehmen. Bis dahin spielst du weiter.',
  'offer.ended': 'Der Platz wird nicht mehr angeboten.',
  'offer.yours': 'Der Platz gehört dir. Du erfährst, wenn du am Zug bist; {board} zeigt den Plan.',
  'offer.yours.now': 'Der Platz gehört dir, und du bist am Zug. {next}',
  'moved.away': '{name}, zuständig für diesen Kanal, hat die Partie verlegt: Sie geht in {channel} weiter.',
  'stopped.kicked':
    '**Die Partie ist zu Ende:** {by}, zuständig für diesen Kanal, hat {name} herausgenommen, damit ist nur ein Spieler übrig. {mentions}',
  'admin.end': 'Die Partie hier ist geschlossen, und der Kanal erfährt, dass du es warst.',
  'admin.pause': 'Die Partie pausiert, und der Kanal erfährt, dass du es warst.',
  'admin.resume': 'Die Partie geht weiter, und der Kanal erfährt, dass du es warst.',
  'admin.undo': 'Die letzte Aktion ist zurückgenommen, und der Kanal erfährt, dass du es warst.',
  'admin.kick': 'Eine einfache Regel spielt diesen Platz jetzt, und der Kanal erfährt, dass du es warst.',
  'admin.move': 'Die Partie geht in {channel} weiter, und beide Kanäle erfahren, dass du es warst.',
  'admin.move.closed':
    'In {channel} darf ich nicht schreiben oder keine Bilder zeigen. Nichts wurde geändert; {admin} check sagt dort, was fehlt.',
  'admin.move.manage': 'Du brauchst das Recht Kanäle verwalten auch in {channel}. Nichts wurde geändert.',
  'check.title': '**Was in diesem Kanal geht**',
  'check.commands': 'Befehle: Mitglieder dürfen sie nutzen.',
  'check.commands.closed':
    'Befehle: Der Rolle everyone fehlt hier Anwendungsbefehle verwenden; nur Mitglieder mit einer Rolle, die es hat, können sie nutzen.',
  'check.works':
    '{part, select, messages {Nachrichten von Partien} pictures {Bilder} other {Threads für Partien}}: Ich habe, was dafür nötig ist.',
  'check.lacks':
    '{part, select, messages {Nachrichten von Partien} pictures {Bilder} other {Threads für Partien}}: geht nicht. Bitte gib mir hier diese Rechte: {permissions}.',
  'check.direct': 'Direktnachrichten: Eine hat dich gerade erreicht.',
  'check.direct.closed':
    'Direktnachrichten: Keine erreicht dich. Dafür ist deine Erlaubnis in Discord nötig (Privatsphäre dieses Servers).',
  'check.direct.test': 'Das ist ein Test: Direktnachrichten von mir erreichen dich.',
};

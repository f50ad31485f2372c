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
    'Aufgeben? Das lässt sich nicht zurücknehmen. {others, plural, one {Die Partie endet, und der andere Spieler gewinnt.} other {Eine einfache Regel spielt dann deine Züge: die Platzierung mit den meisten Punkten jetzt, eine Figur nur, wo sie sofort wertet.}}',
  'resign.button': 'Aufgeben',
  'resign.done': 'Du hast aufgegeben.',
  'act.resigned': '{name} hat aufgegeben; ab jetzt spielt eine einfache Regel diesen Platz.',
  'act.vote-opened': '{name} hat den Tisch gefragt, ob die Partie enden soll.',
  'act.vote-passed': 'Der Tisch hat für das Ende der Partie gestimmt.',
  'act.vote-failed': 'Der Tisch hat fürs Weiterspielen gestimmt.',
  'act.ended-by-moderator': '{name} hat die Partie beendet.',
  'vote.title': '{mentions}: {name} schlägt vor, diese Partie jetzt ohne Sieger zu beenden.',
  'vote.in-favour': 'Fürs Beenden: {names}',
  'vote.against': 'Fürs Weiterspielen: {names}',
  'vote.rule':
    'Entschieden ist es, sobald mehr als die Hälfte der {count} Spieler einer Meinung ist. Offen bis {when}; danach zählt nicht mehr, wer die Partie warten ließ und nicht abgestimmt hat.',
  'vote.passed': 'Entschieden: Die Partie endet.',
  'vote.failed': 'Entschieden: Die Partie geht weiter.',
  'vote.over': 'Die Partie war zu Ende, bevor entschieden war.',
  'vote.button.yes': 'Partie beenden',
  'vote.button.no': 'Weiterspielen',
  'vote.opened': 'Die anderen werden jetzt gefragt; deine Stimme zählt fürs Beenden.',
  'vote.noted': 'Deine Stimme ist notiert. Du kannst sie ändern, bis entschieden ist.',
  'stopped.resigned': '**Die Partie ist zu Ende:** {name} hat aufgegeben, damit gewinnt {winner}. {mentions}',
  'stopped.vote': '**Die Partie ist zu Ende:** Der Tisch hat sie per Abstimmung ohne Sieger beendet. {mentions}',
  'stopped.moderator':
    '**Die Partie ist zu Ende:** {name}, zuständig für diesen Kanal, hat sie ohne Sieger beendet. {mentions}',
  'stopped.scores': 'Bisheriger Stand: {ranking}',
  'admin.ended': 'Die Partie hier ist geschlossen, und der Kanal erfährt, dass du es warst.',
};

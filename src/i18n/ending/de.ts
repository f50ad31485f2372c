/** German: resigning, votes, and games that end before their final scoring. */
export const endingDe = {
  'command.resign': 'Gib eine laufende Partie auf; eine einfache Regel spielt dann für dich weiter',
  'command.vote': 'Lass den Tisch gemeinsam etwas entscheiden',
  'command.vote.what': 'Worüber der Tisch entscheidet',
  'command.vote.what.abort': 'diese Partie jetzt beenden, ohne Sieger',
  'command.admin': 'Für alle, die Kanäle verwalten: die Partie hier betreuen',
  'command.admin.end': 'Beende die Partie hier jetzt; alle erfahren, wer es war',

  'resign.warning':
    'Aufgeben? Das lässt sich nicht zurücknehmen. {others, plural, one {Die Partie endet, und der andere Spieler gewinnt.} other {Eine einfache Regel spielt dann deine Züge: die Platzierung mit den meisten Punkten jetzt, eine Figur nur, wo sie sofort wertet.}}',
  'resign.button': 'Aufgeben',
  'resign.done': 'Du hast aufgegeben.',
  'refused.resigned': 'Du hast diese Partie aufgegeben und kannst nur noch zusehen. {board} zeigt den Plan.',
  'act.resigned': '{name} hat aufgegeben; ab jetzt spielt eine einfache Regel diesen Platz.',
  'act.vote-opened': '{name} hat den Tisch gefragt, ob die Partie enden soll.',
  'act.vote-passed': 'Der Tisch hat für das Ende der Partie gestimmt.',
  'act.vote-failed': 'Der Tisch hat fürs Weiterspielen gestimmt.',
  'act.ended-by-moderator': '{name} hat die Partie beendet.',
  'turn.last.stand-in': '**{name}** hat aufgegeben; eine einfache Regel hat gespielt:',

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
  'refused.vote-open': 'Der Tisch stimmt schon ab. Nimm die Knöpfe jener Nachricht.',
  'refused.vote-over': 'Diese Abstimmung ist vorbei.',

  'stopped.resigned': '**Die Partie ist zu Ende:** {name} hat aufgegeben, damit gewinnt {winner}. {mentions}',
  'stopped.vote': '**Die Partie ist zu Ende:** Der Tisch hat sie per Abstimmung ohne Sieger beendet. {mentions}',
  'stopped.moderator':
    '**Die Partie ist zu Ende:** {name}, zuständig für diesen Kanal, hat sie ohne Sieger beendet. {mentions}',
  'alt.stopped': 'Die Partie endete vor der Schlusswertung.',
  'stopped.scores': 'Bisheriger Stand: {ranking}',
  'status.stopped': 'Die letzte Partie hier endete vor der Schlusswertung. {ranking}. {new} eröffnet eine neue.',
  'admin.ended': 'Die Partie hier ist geschlossen, und der Kanal erfährt, dass du es warst.',
  'privacy.ended-games':
    '{count, plural, one {# Partie, die du für die Spieler beendet hast} other {# Partien, die du für die Spieler beendet hast}}',
  'lobby.ended': '**Carcassonne: Amazonas** – {name} hat diese Partie geschlossen. {new} eröffnet eine neue.',
  'refused.only-owner-starts': '{name} hat diese Partie eröffnet und startet sie; {when} kann es jeder Spieler.',
} as const;

import type { controlsEn } from './en.ts';

/** German: buttons and menus, and the panel with which a turn is played. */
export const controlsDe = {
  'turn.button.draw': 'Ziehen',
  'turn.button.play': 'Weiterspielen',
  'turn.button.board': 'Ganzes Spielfeld',
  'turn.button.tiles': 'Restliche Karten',
  'turn.button.undo': 'Zurücknehmen',
  'panel.squares': 'Sie passt an {count, plural, one {# Stelle} other {# Stellen}}, im Bild nummeriert. Wähl eine:',
  'panel.squares.menu': 'Stelle wählen',
  'panel.square': '{number} – x {x}, y {y}',
  'panel.page.before': 'Stellen von Seite {page} von {pages}',
  'panel.page.after': 'Weitere Stellen: Seite {page} von {pages}',
  'panel.doubles': 'Eine „!“-Karte: jetzt setzt eine der Doppelkarten den Fluss fort. Wähl sie und ihre Drehung:',
  'panel.doubles.menu': 'Doppelkarte wählen',
  'panel.double': '{tile}, {rotation} Grad',
  'panel.preview': 'Noch nicht gelegt: **{tile}** {where}, {rotation} Grad.',
  'panel.only': 'Du hast gezogen: **{tile}**. Sie passt nur {where}, {rotation} Grad; noch nicht gelegt.',
  'panel.at': 'auf x {x}, y {y}',
  'panel.river': 'am Ende des Flusses',
  'panel.pieces': 'Wähl eine Figur und bestätige dann:',
  'panel.no-piece': 'Dort kann keine Figur stehen; dein Boot rückt 1 Feld vor.',
  'panel.meeple': 'Meeple: {place}',
  'panel.camp': 'Lager: {place}',
  'panel.boat': 'Keine Figur, Boot +1',
  'panel.choice': '{choice} – {effect}',
  'panel.chosen': '✓ {choice}',
  'panel.rotation': '{rotation} Grad',
  'panel.confirm': 'Bestätigen',
  'panel.back': 'Zurück',
  'refused.stale': 'Diese Nachricht ist überholt; nichts wurde geändert.',
  'refused.unknown-command':
    'Diese Version von Pirogue kennt das nicht oder nicht in dieser Form; nichts wurde getan. Tippe noch einmal /, dann bietet Discord an, was es jetzt gibt; {help} sagt, was du tun kannst.',
  'end.button.rematch': 'Revanche',
  'refused.rematch':
    'Nur wer diese Partie gespielt hat, kann eine Revanche eröffnen. {new} eröffnet eine eigene Partie.',
  'rematch.opened':
    'Deine Revanche ist offen, und alle, die gespielt haben, sind eingeladen; du startest sie mit {start}.',
  'rematch.joined': 'Du bist schon dabei. Die Revanche beginnt mit {start}, sobald 2 mitspielen.',
  'end.button.replay': 'Rückblick',
} as const satisfies Record<keyof typeof controlsEn, string>;

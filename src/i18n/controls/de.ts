import type { controlsEn } from './en.ts';

/** German: buttons and menus, and the panel with which a turn is played. */
export const controlsDe = {
  'turn.button.draw': 'Ziehen',
  'turn.button.play': 'Weiterspielen',
  'turn.button.board': 'Ganzer Plan',
  'turn.button.tiles': 'Restliche Karten',
  'turn.button.undo': 'Zurücknehmen',
  'panel.squares': 'Sie passt auf {count, plural, one {# Feld} other {# Felder}}, im Bild nummeriert. Wähl eines:',
  'panel.squares.menu': 'Feld wählen',
  'panel.square': '{number} – x {x}, y {y}',
  'panel.page.before': 'Felder von Seite {page} von {pages}',
  'panel.page.after': 'Weitere Felder: Seite {page} von {pages}',
  'panel.doubles': 'Eine „!“-Karte: jetzt setzt eine der Doppelkarten den Fluss fort. Wähl sie und ihre Drehung:',
  'panel.doubles.menu': 'Doppelkarte wählen',
  'panel.double': '{tile}, {rotation} Grad',
  'panel.preview': 'Noch nicht gelegt: **{tile}** {where}, {rotation} Grad.',
  'panel.at': 'auf x {x}, y {y}',
  'panel.river': 'am Ende des Flusses',
  'panel.pieces': 'Wähl eine Figur und bestätige dann:',
  'panel.no-piece': 'Dort kann keine Figur stehen; dein Boot rückt 1 Feld vor.',
  'panel.meeple': 'Meeple: {place}',
  'panel.camp': 'Lager: {place}',
  'panel.boat': 'Keine Figur, Boot +1',
  'panel.rotation': '{rotation} Grad',
  'panel.confirm': 'Bestätigen',
  'panel.back': 'Zurück',
  'refused.stale': 'Diese Nachricht ist überholt; nichts wurde geändert.',
  'end.button.rematch': 'Revanche',
  'refused.rematch':
    'Nur wer diese Partie gespielt hat, kann eine Revanche eröffnen. {new} eröffnet eine eigene Partie.',
  'end.button.replay': 'Rückblick',
} as const satisfies Record<keyof typeof controlsEn, string>;

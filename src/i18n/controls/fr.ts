import type { controlsEn } from './en.ts';

/** French: buttons and menus, and the panel with which a turn is played. */
export const controlsFr = {
  'turn.button.draw': 'Piocher',
  'turn.button.play': 'Continuer',
  'turn.button.board': 'Plateau entier',
  'turn.button.tiles': 'Tuiles restantes',
  'turn.button.undo': 'Annuler',
  'panel.squares':
    'Elle convient à {count, plural, one {# emplacement} other {# emplacements}}, numérotés sur l’image. Choisis :',
  'panel.squares.menu': 'Choisis un emplacement',
  'panel.square': '{number} – x {x}, y {y}',
  'panel.page.before': 'Emplacements de la page {page} sur {pages}',
  'panel.page.after': 'Autres emplacements : page {page} sur {pages}',
  'panel.doubles':
    'Une tuile « ! » : une double-tuile Amazone prolonge maintenant le fleuve. Choisis-la avec sa rotation :',
  'panel.doubles.menu': 'Choisis une double-tuile',
  'panel.double': '{tile}, {rotation} degrés',
  'panel.preview': 'Pas encore placée : **{tile}** {where}, {rotation} degrés.',
  'panel.only': 'Tu as pioché : **{tile}**. Un seul emplacement : {where}, {rotation} degrés ; pas encore placée.',
  'panel.at': 'en x {x}, y {y}',
  'panel.river': 'au bout du fleuve',
  'panel.pieces': 'Choisis une pièce, puis confirme :',
  'panel.no-piece': 'Aucune pièce ne peut y être placée ; ta pirogue avance d’une case.',
  'panel.meeple': 'Meeple : {place}',
  'panel.camp': 'Camp : {place}',
  'panel.boat': 'Aucune pièce, pirogue +1',
  'panel.choice': '{choice} – {effect}',
  'panel.chosen': '✓ {choice}',
  'panel.rotation': '{rotation} degrés',
  'panel.confirm': 'Confirmer',
  'panel.back': 'Retour',
  'refused.stale': 'Ce message n’est plus à jour ; rien n’a changé.',
  'refused.unknown-command':
    'Cette version de Pirogue ne connaît pas cela, ou pas sous cette forme ; rien n’a été fait. Tape à nouveau / et Discord proposera ce qui existe maintenant ; {help} dit ce que tu peux faire.',
  'end.button.rematch': 'Revanche',
  'refused.rematch': 'Seuls les joueurs de cette partie peuvent demander une revanche. {new} ouvre ta propre partie.',
  'rematch.opened': 'Ta revanche est ouverte et tous ceux qui ont joué sont invités ; tu la lances avec {start}.',
  'rematch.joined': 'Tu en es déjà. La revanche commence avec {start} dès que 2 joueurs sont là.',
  'end.button.replay': 'Revoir la partie',
} as const satisfies Record<keyof typeof controlsEn, string>;

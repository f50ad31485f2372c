import type { Colour } from '../../engine/index.ts';

/** Icons in colours of their own (Fluent Emoji, MIT) and in one ink (game-icons.net, CC BY 3.0). */
export const ICONS = {
  crocodile: { pack: 'fluent-emoji-flat', name: 'crocodile' },
  parrot: { pack: 'fluent-emoji-flat', name: 'parrot' },
  butterfly: { pack: 'fluent-emoji-flat', name: 'butterfly' },
  frog: { pack: 'fluent-emoji-flat', name: 'frog' },
  sloth: { pack: 'fluent-emoji-flat', name: 'sloth' },
  monkey: { pack: 'fluent-emoji-flat', name: 'monkey' },
  leopard: { pack: 'fluent-emoji-flat', name: 'leopard' },
  turtle: { pack: 'fluent-emoji-flat', name: 'turtle' },
  canoe: { pack: 'fluent-emoji-flat', name: 'canoe' },
  pineapple: { pack: 'fluent-emoji-flat', name: 'pineapple' },
  toucan: { pack: 'game-icons', name: 'toucan', ink: '#23201f' },
  tapir: { pack: 'game-icons', name: 'tapir', ink: '#4b3527' },
  piranha: { pack: 'game-icons', name: 'piranha', ink: '#b3261e', outline: '#fff4e6' },
  'meeple-yellow': { pack: 'game-icons', name: 'meeple', ink: '#f7c81e', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-red': { pack: 'game-icons', name: 'meeple', ink: '#d7263d', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-green': { pack: 'game-icons', name: 'meeple', ink: '#2fae4e', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-blue': { pack: 'game-icons', name: 'meeple', ink: '#2767d6', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-black': { pack: 'game-icons', name: 'meeple', ink: '#2b2b2f', outline: '#ffffff', edge: '#1c1a17' },
} as const satisfies Record<string, Icon> & Record<`meeple-${Colour}`, Icon>;

/** Where an icon comes from; `ink` colours a one-colour icon, `outline` and `edge` run round it, edge outermost. */
export interface Icon {
  readonly pack: 'fluent-emoji-flat' | 'game-icons';
  readonly name: string;
  readonly ink?: string;
  readonly outline?: string;
  readonly edge?: string;
}

export type IconName = keyof typeof ICONS;

import type { Colour } from '../../engine/index.ts';

/** Icons in colours of their own (Fluent Emoji, MIT) and in one ink (game-icons.net, CC BY 3.0). */
export const ICONS = {
  parrot: { pack: 'fluent-emoji-flat', name: 'parrot' },
  butterfly: { pack: 'fluent-emoji-flat', name: 'butterfly' },
  frog: { pack: 'fluent-emoji-flat', name: 'frog' },
  sloth: { pack: 'fluent-emoji-flat', name: 'sloth' },
  monkey: { pack: 'fluent-emoji-flat', name: 'monkey' },
  leopard: { pack: 'fluent-emoji-flat', name: 'leopard' },
  turtle: { pack: 'fluent-emoji-flat', name: 'turtle' },
  snake: { pack: 'fluent-emoji-flat', name: 'snake' },
  lizard: { pack: 'fluent-emoji-flat', name: 'lizard' },
  otter: { pack: 'fluent-emoji-flat', name: 'otter' },
  toucan: { pack: 'game-icons', name: 'toucan', ink: '#23201f' },
  tapir: { pack: 'game-icons', name: 'tapir', ink: '#4b3527' },
  armadillo: { pack: 'game-icons', name: 'armadillo', ink: '#6b4a2f' },
  anteater: { pack: 'game-icons', name: 'anteater', ink: '#3d3230' },
  capybara: { pack: 'game-icons', name: 'capybara', ink: '#7a4a22' },
  hummingbird: { pack: 'game-icons', name: 'hummingbird', ink: '#0b6b73' },
  'meeple-yellow': { pack: 'game-icons', name: 'meeple', ink: '#f7c81e', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-red': { pack: 'game-icons', name: 'meeple', ink: '#c8182f', outline: '#ffffff', edge: '#1c1a17' },
  'meeple-green': { pack: 'game-icons', name: 'meeple', ink: '#4cc266', outline: '#ffffff', edge: '#1c1a17' },
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

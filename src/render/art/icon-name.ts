import { COLOURS, type Colour } from '../../core/colour.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';

/** Animals of the jungle by the ink of their icon; those without have colours of their own. */
const ANIMALS = {
  parrot: undefined,
  toucan: '#23201f',
  butterfly: undefined,
  frog: undefined,
  sloth: undefined,
  tapir: '#4b3527',
  monkey: undefined,
  leopard: undefined,
  turtle: undefined,
  snake: undefined,
  lizard: undefined,
  armadillo: '#6b4a2f',
  anteater: '#3d3230',
  capybara: '#7a4a22',
  hummingbird: '#0b6b73',
  otter: undefined,
};

export type Animal = keyof typeof ANIMALS;
export type IconName = Animal | `meeple-${Colour}`;

/** How an icon is drawn: the name of its shape, its ink, and whether it has the white and dark lines of a piece around it. */
export interface Icon {
  readonly name: IconName;
  readonly shape: string;
  readonly ink: string | undefined;
  readonly isPiece: boolean;
}

const SPECIES = Object.keys(ANIMALS) as Animal[];

export const ICONS: readonly Icon[] = [
  ...SPECIES.map((name) => ({ name, shape: name, ink: ANIMALS[name], isPiece: false })),
  ...COLOURS.map((colour) => ({
    name: `meeple-${colour}` as const,
    shape: 'meeple',
    ink: SEAT_SIGNS[colour].fill,
    isPiece: true,
  })),
];

/** The animal shown for a mark: `chance` is in 0..1. */
export function animalFor(chance: number): Animal {
  return SPECIES[Math.floor(chance * SPECIES.length)]!;
}

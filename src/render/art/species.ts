import type { IconName } from './icon-name.ts';

/** Animals that live in the jungle of the pictures, by the name of their icon. */
const SPECIES = [
  'parrot',
  'toucan',
  'butterfly',
  'frog',
  'sloth',
  'tapir',
  'monkey',
  'leopard',
  'turtle',
  'snake',
  'lizard',
  'armadillo',
  'anteater',
  'capybara',
  'hummingbird',
  'otter',
] as const satisfies readonly IconName[];

/** The animal shown for a mark: `chance` is in 0..1. */
export function speciesOf(chance: number): (typeof SPECIES)[number] {
  return SPECIES[Math.floor(chance * SPECIES.length)]!;
}

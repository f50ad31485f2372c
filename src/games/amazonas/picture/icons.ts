/** Animals of the jungle with the ink of their icons; undefined for icons with colours of their own. */
export const ANIMALS = {
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

const SPECIES = Object.keys(ANIMALS);

/** The animal shown for a mark: `chance` is in 0..1. */
export function animalFor(chance: number): string {
  return SPECIES[Math.floor(chance * SPECIES.length)]!;
}

/** Animals that live in the jungle of the pictures, by the name of their icon. */
const SPECIES = ['parrot', 'toucan', 'butterfly', 'frog', 'sloth', 'tapir', 'monkey', 'leopard', 'turtle'] as const;

/** The animal shown for a mark, always the same for the same tile and segment: `chance` is in 0..1. */
export function speciesOf(chance: number): (typeof SPECIES)[number] {
  return SPECIES[Math.floor(chance * SPECIES.length)]!;
}

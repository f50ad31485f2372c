/** Colours of the chips of a map. */
export const CHIP_COLOURS = ['orange', 'lightBlue', 'purple'] as const;
export type ChipColour = (typeof CHIP_COLOURS)[number];

/** Values of chips. */
export const CHIP_VALUES = [1, 2] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

/** A chip of a map. */
export interface Chip {
  readonly colour: ChipColour;
  readonly value: ChipValue;
}

/** Chips of every colour and value (M15). */
export const CHIPS_OF_EACH_KIND = 5;

/** All thirty chips, colour by colour, in ascending value. */
export function allChips(): Chip[] {
  return CHIP_COLOURS.flatMap((colour) =>
    CHIP_VALUES.flatMap((value) => Array.from({ length: CHIPS_OF_EACH_KIND }, () => ({ colour, value }))),
  );
}

/** A chip as text, such as `orange2`; chips of a colour together as one with their values, such as `orange5`. */
export function makeChip({ colour, value }: { readonly colour: ChipColour; readonly value: number }): string {
  return `${colour}${value}`;
}

/** Reads what `makeChip` writes; undefined for every other text. */
export function parseChip(text: string): Chip | undefined {
  return allChips().find((chip) => makeChip(chip) === text);
}

/** Removes the paid chips from a list. */
export function withoutChips(chips: readonly Chip[], paid: readonly Chip[]): Chip[] {
  const left = [...chips];
  for (const chip of paid) {
    left.splice(
      left.findIndex(({ colour, value }) => colour === chip.colour && value === chip.value),
      1,
    );
  }
  return left;
}

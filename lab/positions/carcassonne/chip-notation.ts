import { CHIP_VALUES, type Chip, type ChipColour } from '../../../src/games/carcassonne/expansions/chips/chip.ts';

/** Letters of the colours of chips in positions. */
export const CHIP_LETTERS = { orange: 'o', lightBlue: 'l', purple: 'p' } as const satisfies Record<ChipColour, string>;
export const CHIP_COLOUR_OF: ReadonlyMap<string, ChipColour> = new Map(
  (Object.keys(CHIP_LETTERS) as ChipColour[]).map((colour) => [CHIP_LETTERS[colour], colour]),
);

/** Patterns of the letter of a chip's colour, and of a chip. */
export const CHIP_LETTER = `[${Object.values(CHIP_LETTERS).join('')}]`;
export const CHIP = `${CHIP_LETTER}[${CHIP_VALUES.join('')}]`;

/** Writes a chip in the notation of positions, such as `o2`. */
export function chipText({ colour, value }: Chip): string {
  return `${CHIP_LETTERS[colour]}${value}`;
}

/** Parses chips that are written one after another without spaces. */
export function parseChips(text: string): Chip[] {
  return (text.match(new RegExp(CHIP, 'g')) ?? []).map((chip) => ({
    colour: CHIP_COLOUR_OF.get(chip.charAt(0))!,
    value: CHIP_VALUES.find((value) => String(value) === chip.charAt(1))!,
  }));
}

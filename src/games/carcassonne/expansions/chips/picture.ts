import type { DrawOperation } from '../../../../drawing/draw.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import type { SeatThing } from '../../../contract/scene.ts';
import { awardOf, type CarcassonneContext, type ExpansionPicture, SIGN_WIDTH } from '../../picture/context.ts';
import { newRing } from '../../picture/map/new-ring.ts';
import { minLetterSize } from '../../picture/map/place-name.ts';
import type { GameMap } from '../../rules/game-map.ts';
import type { View } from '../../rules/view.ts';
import { allChips, CHIP_COLOURS, type Chip, makeChip } from './chip.ts';
import { chipArt } from './chip-art.ts';
import type { ChipView } from './rules.ts';

/** Width and place of a chip in the middle of its square, and in the corner of one where more is to be seen. */
const CHIP = { middle: { size: 0.42, at: 0.5 }, corner: { size: 0.32, at: 0.22 } };

/** Width and place of a face-up chip in a small picture, so that its value can be read. */
const LARGE_CHIP = { middle: { size: 0.74, at: 0.5 }, corner: { size: 0.56, at: 0.29 } };

/** Chips on their squares. */
function chipsArt(map: GameMap, context: CarcassonneContext): DrawOperation[] {
  return chipsOn(context, false).flatMap((chip) => chipOn(chip, placeOf(map, chip, context), context));
}

/** Chips on squares to choose from, above the marks of these. */
function chipsOfChoice(context: CarcassonneContext): DrawOperation[] {
  return chipsOn(context, true).flatMap((chip) => chipOn(chip, CHIP.corner, context));
}

function chipsOn({ scene: { facts, legal } }: CarcassonneContext, isChoice: boolean): ChipView[] {
  const chips = facts.view.parts.chips?.onBoard ?? [];
  return chips.filter((chip) => isChoice === legal.some(({ x, y }) => chip.x === x && chip.y === y));
}

function placeOf(map: GameMap, { x, y, faceUp }: ChipView, { layout }: CarcassonneContext) {
  const inscribed = [...map.towns, ...map.start.squares, ...(map.coatSquares ?? [])];
  const { corner, middle } = faceUp && minLetterSize(layout) !== undefined ? LARGE_CHIP : CHIP;
  return inscribed.some((place) => place.x === x && place.y === y) ? corner : middle;
}

function chipOn(
  { x, y, ...chip }: ChipView,
  { size, at }: ReturnType<typeof placeOf>,
  { scene: { facts }, theme }: CarcassonneContext,
): DrawOperation[] {
  const middle = { x: x + at, y: y + at };
  const isLaid = facts.laid.some((square) => square.x === x && square.y === y);
  return [...chipArt(middle, chip, { size, theme }), ...(isLaid ? newRing(middle, size * 0.56, theme) : [])];
}

/** From this number of seats on lines are low, and one chip stands for all of a colour. */
const LOW_LINES = 4;

/**
 * The chips of a seat, colour by colour in ascending value, or one of each colour with their total value; undefined in games
 * without chips, and where nobody keeps them, as treats are placed at once.
 */
function chipThings({ seats, parts }: View, seat: number): SeatThing[] | undefined {
  if (!parts.chips || parts.treats) return undefined;
  const { chips = [] } = seats[seat]!.parts;
  const held = chips.map(makeChip);
  const kinds = [...new Set(allChips().map(makeChip))].filter((chip) => held.includes(chip));
  const worth = CHIP_COLOURS.map((colour) => ({
    colour,
    value: chips.reduce((sum, chip) => sum + (chip.colour === colour ? chip.value : 0), 0),
  }));
  return seats.length < LOW_LINES
    ? kinds.map((sign) => ({ sign, count: held.filter((chip) => chip === sign).length }))
    : worth.flatMap((chip) => (chip.value > 0 ? [{ sign: makeChip(chip), count: 1 }] : []));
}

/** Chips, each with its value or the total value of its colour. */
const FACES = CHIP_COLOURS.flatMap((colour) => {
  const most = allChips().reduce((sum, chip) => sum + (chip.colour === colour ? chip.value : 0), 0);
  return Array.from({ length: most }, (_, at) => ({ colour, value: at + 1 }));
});

/** A chip in a legend. */
export function legendChip(x: number, about: Partial<Chip>, theme: Theme): DrawOperation[] {
  return chipArt({ x, y: 0.5 }, about, { size: 0.96, theme });
}

/** Pictures of the chips of all maps. */
export const chipsPicture: ExpansionPicture = {
  signs: {
    ...Object.fromEntries(
      FACES.map((face): [string, DrawSign] => [
        makeChip(face),
        (at, size, theme) => chipArt(at, face, { size, theme }),
      ]),
    ),
    'option.chips': (at, size, theme) => chipArt(at, { colour: 'orange', value: 1 }, { size, theme }),
  },
  tells(event) {
    if (event.type === 'chip-taken')
      return { awards: [{ ...awardOf(event, event.points), sign: makeChip(event.chip) }] };
    return event.type === 'coats-scored' ? { awards: [awardOf(event, event.points)] } : undefined;
  },
  things: chipThings,
  lying: chipsArt,
  choice: chipsOfChoice,
  legend: [
    {
      sign: 'chip',
      isThere: ({ parts }) => parts.chips !== undefined,
      art({ theme, view: { parts, seats } }) {
        // Treats, which lie face up, have a row of their own; backs show the colour where it is known from the start.
        if (parts.treats) return legendChip(SIGN_WIDTH / 2, {}, theme);
        const back = seats[0]!.parts.isle === undefined ? {} : { colour: 'orange' as const };
        return [
          ...legendChip(0.48, back, theme),
          ...legendChip(SIGN_WIDTH - 0.42, { colour: 'lightBlue', value: 2 }, theme),
        ];
      },
    },
  ],
};

import { caption, circle, type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { PAPER } from '../../../../drawing/paper.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, type Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { resizeOperations } from '../../../../drawing/transform.ts';
import type { ChipColour } from '../../expansions/chips/chip.ts';
import type { ChipView } from '../../expansions/chips/rules.ts';
import type { GameMap } from '../../rules/game-map.ts';
import type { CarcassonneContext } from '../facts.ts';
import { LAND } from '../palette.ts';
import { tileBack } from '../tile-back.ts';
import { chipArt, signArt } from './chip-art.ts';
import { MAP_COLOURS } from './palette.ts';
import { minLetters } from './place-name.ts';

/** Width and place of a chip in the middle of its square, and in the corner of one where more is to be seen. */
const CHIP = { middle: { size: 0.42, at: 0.5 }, corner: { size: 0.32, at: 0.22 } };

/** The same of a chip that lies face up in a small picture, so that its value can be read. */
const LARGE_CHIP = { middle: { size: 0.74, at: 0.5 }, corner: { size: 0.56, at: 0.29 } };

/** Chips on their squares. */
export function chipsArt(map: GameMap, context: CarcassonneContext): DrawOperation[] {
  return chipsOn(context, false).flatMap((chip) => chipOn(chip, placeOf(map, chip, context), context));
}

/** Chips on squares to choose from, above the marks of these. */
export function chipsOfChoice(context: CarcassonneContext): DrawOperation[] {
  return chipsOn(context, true).flatMap((chip) => chipOn(chip, CHIP.corner, context));
}

function chipsOn({ scene: { facts, legal } }: CarcassonneContext, isChoice: boolean): ChipView[] {
  const chips = facts.view.parts.chips?.onBoard ?? [];
  return chips.filter((chip) => isChoice === legal.some(({ x, y }) => chip.x === x && chip.y === y));
}

function placeOf(map: GameMap, { x, y, faceUp }: ChipView, { layout }: CarcassonneContext) {
  const inscribed = [...map.towns, ...map.start.squares, ...(map.coatSquares ?? [])];
  const { corner, middle } = faceUp && minLetters(layout) !== undefined ? LARGE_CHIP : CHIP;
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

/** A ring around something that was put on the map in the turn that is told. */
export function newRing(at: Point, radius: number, theme: Theme): DrawOperation[] {
  const { highlight, highlightCase } = PAPER[theme];
  return [
    circle(at, radius, { part: 'new', stroke: highlightCase, lineWidth: 0.1 }),
    circle(at, radius, { part: 'new', stroke: highlight, lineWidth: 0.06 }),
  ];
}

/** A pile: side of its tiles, and how far those below show. */
const PILE = { side: 0.66, below: 0.035 };

/** Height of the number of tiles left, in squares. */
const COUNT = 0.25;

/** The piles of tiles on islands: the tile on top, or its back, the number left, and the colour to pay with. */
export function pilesArt({ islands = [] }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  const paper = PAPER[theme];
  const rim = { stroke: colours.chipRim, lineWidth: 0.02 };
  return (scene.facts.view.parts.islands?.piles ?? []).flatMap(({ colour, pile, count, top }) => {
    const square = islands.find((island) => island.colour === colour)?.squares[pile];
    if (!square) return [];
    const pen = new Pen(square);
    const corner = pen.at(0.17, 0.13);
    const card = { ...corner, width: PILE.side, height: PILE.side };
    const shown = Math.min(3, count - 1);
    const below = Array.from({ length: shown }, (_, at) => {
      const off = PILE.below * (shown - at);
      const box = { ...card, x: card.x + off, y: card.y + off };
      return rectangle(box, { fill: LAND[theme].paving, ...rim, radius: 0.03 });
    });
    const face: DrawOperation[] = top
      ? [
          { kind: 'tile', part: 'pile', tile: top, rotation: 0, size: PILE.side, ...corner },
          rectangle(card, { part: 'pile', ...rim }),
        ]
      : cardBack(along(corner, { x: PILE.side / 2, y: PILE.side / 2 }, 1), PILE.side, theme);
    const digits = Math.max(COUNT, minLetters(layout) ?? 0);
    return [
      ...below,
      ...(count > 0 ? face : []),
      pen.circle([0.8, 0.8, digits * 0.68], { part: 'pile', fill: paper.card, ...rim }),
      caption(pen.at(0.8, 0.8), String(count), { part: 'pile', size: digits, fill: paper.ink }),
      ...signArt(pen.at(0.18, 0.17), colour, { size: 0.3, fill: colours[colour], rim: colours.chipRim }),
    ];
  });
}

/** Side of a tile's back as the panel draws it, in pixels: lines have a least width there. */
const BACK = 100;

/** The back of a tile on a map; lengths in squares. */
export function cardBack(middle: Point, side: number, theme: Theme): DrawOperation[] {
  const back = tileBack({ x: 0, y: 0 }, BACK, theme).map((operation) => ({ ...operation, part: 'pile' }));
  return resizeOperations(back, side / BACK, middle);
}

/** The coloured bars at the west border: on which rows the chips of a colour are laid out. */
export function tracksArt({ tracks = [] }: GameMap, theme: Theme): DrawOperation[] {
  return tracks.flatMap(({ row, colour }) => trackArt({ x: -0.875, y: row + 0.5 }, colour, theme));
}

/** The bar of a row around a point. */
export function trackArt(at: Point, colour: ChipColour, theme: Theme): DrawOperation[] {
  const { chipRim, chipInk, [colour]: fill } = MAP_COLOURS[theme];
  const look = { part: 'track-bar', fill, stroke: chipRim, lineWidth: 0.02, radius: 0.05 };
  const sign = { size: 0.15, fill: chipInk, rim: chipRim };
  return [new Pen(at).box([-0.085, -0.47, 0.17, 0.94], look), ...signArt(at, colour, sign)];
}

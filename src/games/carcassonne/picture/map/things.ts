import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { scaleToPixels } from '../../../../drawing/transform.ts';
import type { TileSign } from '../../../contract/picture.ts';
import type { SeatThing } from '../../../contract/scene.ts';
import { allChips, CHIP_COLOURS, type ChipColour, makeChip } from '../../expansions/chips/chip.ts';
import { CARDS } from '../../expansions/king/rules.ts';
import { GOODS, type Goods } from '../../expansions/traders/goods.ts';
import type { View } from '../../rules/view.ts';
import { keepArt } from '../building-art.ts';
import { cardSign } from '../card-art.ts';
import type { CarcassonneFacts } from '../facts.ts';
import { GOODS_HEIGHT, goodsArt, goodsSign, innArt } from '../mark-art.ts';
import { LAND } from '../palette.ts';
import { riverArt } from '../river-art.ts';
import { chipArt, grapesSign } from './chip-art.ts';
import { MAP_COLOURS } from './palette.ts';
import { grapeArt } from './place-art.ts';

/** Name of the sign for meeples on the Isle of Man. */
const ISLE = 'isle';

/** So many seats have low lines, in which chips of a colour are one. */
const LOW_LINES = 4;

/**
 * The chips of a seat, colour by colour in ascending value, or one of each colour with all that those are worth together,
 * and its meeples on the Isle of Man; undefined without chips, and where nobody keeps any: treats are laid out at once.
 */
function chipThings({ seats, parts }: View, seat: number): SeatThing[] | undefined {
  if (!parts.chips || parts.treats) return undefined;
  const { chips = [], isle = 0 } = seats[seat]!.parts;
  const held = chips.map(makeChip);
  const kinds = [...new Set(allChips().map(makeChip))].filter((chip) => held.includes(chip));
  const worth = CHIP_COLOURS.map((colour) => ({
    colour,
    value: chips.reduce((sum, chip) => sum + (chip.colour === colour ? chip.value : 0), 0),
  }));
  return [
    ...(seats.length < LOW_LINES
      ? kinds.map((sign) => ({ sign, count: held.filter((chip) => chip === sign).length }))
      : worth.flatMap((chip) => (chip.value > 0 ? [{ sign: makeChip(chip), count: 1 }] : []))),
    ...(isle > 0 ? [{ sign: ISLE, count: isle, piece: 'meeple' }] : []),
  ];
}

/** Chips with what one or all of a colour are worth. */
const FACES = CHIP_COLOURS.flatMap((colour) => {
  const most = allChips().reduce((sum, chip) => sum + (chip.colour === colour ? chip.value : 0), 0);
  return Array.from({ length: most }, (_, at) => ({ colour, value: at + 1 }));
});

/** Signs of chips, of grapes, of goods, of the Isle of Man, and of the options of the game. */
export const SIGNS: Readonly<Record<string, TileSign>> = {
  ...Object.fromEntries(
    FACES.map((face): [string, TileSign] => [makeChip(face), (at, size, theme) => chipArt(at, face, { size, theme })]),
  ),
  ...Object.fromEntries(CHIP_COLOURS.map((colour) => [grapesSign(colour), grapesIn(colour)])),
  ...Object.fromEntries(GOODS.map((kind) => [goodsSign(kind), goodsIn(kind)])),
  [ISLE]: isleSign,
  'option.river': riverSign,
  'option.traders': (at, size, theme) => scaleToPixels(goodsArt('wine', { x: 0, y: 0 }, LAND[theme]), at, size * 3.6),
  'option.inns': (at, size, theme) => scaleToPixels(innArt({ x: 0, y: 0.02 }, LAND[theme]), at, size * 2.4),
  'option.smallCities': (at, size, theme) => scaleToPixels(keepArt({ x: 0, y: 0.05 }, LAND[theme]), at, size * 3.2),
  ...Object.fromEntries(CARDS.map(({ card }) => [card, cardSign(card)])),
  'option.king': cardSign('king'),
  'option.abbot': pieceSign('abbot'),
  'option.phantom': pieceSign('phantom'),
  'option.map': isleSign,
  'option.chips': (at, size, theme) => chipArt(at, { colour: 'orange', value: 1 }, { size, theme }),
  'option.meeples': pieceSign('meeple'),
  'option.farms': pieceSign('meeple', true),
};

/** A piece of nobody; one that lies is in a field. */
function pieceSign(piece: string, lying = false): TileSign {
  return (at, size) => [{ kind: 'piece', ...at, piece, colour: 'black', ghost: true, lying, size: size * 0.62 }];
}

/** The bends of a river around a point, in squares. */
const RIVER = pointsOf([-0.14, -0.19, -0.09, -0.13, 0, -0.06, 0.03, 0, 0, 0.06, -0.06, 0.13, -0.05, 0.19]);

/** A river in green land. */
function riverSign(at: Point, size: number, theme: Theme): DrawOperation[] {
  const land = LAND[theme];
  const ground = { x: -0.19, y: -0.19, width: 0.38, height: 0.38 };
  const art = [rectangle(ground, { radius: 0.05, fill: land.grass }), ...riverArt({ segment: 0, line: RIVER }, land)];
  return scaleToPixels(art, at, size * 2.4);
}

function goodsIn(kind: Goods): TileSign {
  return (at, size, theme) => scaleToPixels(goodsArt(kind, { x: 0, y: 0 }, LAND[theme]), at, size / GOODS_HEIGHT);
}

/** A bunch of grapes is drawn on a square, in about half of its height. */
function grapesIn(colour: ChipColour): TileSign {
  return (at, size, theme) => scaleToPixels(grapeArt({ x: 0, y: 0.02 }, colour, theme), at, size * 2.4);
}

/** The coast of a small island around a point, in parts of its sign. */
const COAST = [
  -0.46, 0.2, -0.38, 0.04, -0.2, -0.02, 0, 0.02, 0.22, -0.04, 0.4, 0.06, 0.47, 0.24, 0.36, 0.38, 0.1, 0.44, -0.18, 0.42,
  -0.38, 0.36,
];

/** A small island in the sea. */
export function isleSign(at: Point, size: number, theme: Theme): DrawOperation[] {
  const { sea, coast, sand, chipRim } = MAP_COLOURS[theme];
  const part = 'isle-sign';
  return [
    new Pen(at, size).circle([0, 0, 0.5], { part, fill: sea, stroke: chipRim, lineWidth: size * 0.06 }),
    new Pen(at, size * 0.94).polygon(COAST, { part, fill: sand, stroke: coast, lineWidth: size * 0.05 }),
  ];
}

/**
 * What a seat has besides its pieces: goods with the lead, cards with their tiles, chips, meeples on the Isle of Man; undefined where nobody can
 * have any.
 */
export function thingsOf({ view }: CarcassonneFacts, seat: number): SeatThing[] | undefined {
  const { traders: goods } = view.seats[seat]!.parts;
  const chips = chipThings(view, seat);
  const { king } = view.parts;
  if (!goods && !chips && !king) return undefined;
  const tokens = GOODS.flatMap((kind): SeatThing[] => {
    const count = goods?.[kind] ?? 0;
    const most = Math.max(...view.seats.map((other) => other.parts.traders?.[kind] ?? 0));
    return count > 0 ? [{ sign: goodsSign(kind), count, leads: count === most }] : [];
  });
  const cards = CARDS.flatMap(({ card }): SeatThing[] => {
    const held = king?.[card];
    return held?.seat === seat ? [{ sign: card, count: held.tiles, leads: true }] : [];
  });
  return [...tokens, ...cards, ...(chips ?? [])];
}

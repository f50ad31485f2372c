import { failure, type Result, success } from '../../../src/core/result.ts';
import type { ChipView } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import { BOX_EXPANSIONS } from '../../../src/games/carcassonne/expansions/index.ts';
import type { IslandPileView } from '../../../src/games/carcassonne/expansions/islands/rules.ts';
import { CARDS, type CardName, type HeldCards } from '../../../src/games/carcassonne/expansions/king/rules.ts';
import { GOODS } from '../../../src/games/carcassonne/expansions/traders/goods.ts';
import { PHASES } from '../../../src/games/carcassonne/game/phases.ts';
import {
  ALL_OPTIONS,
  type BASE_OPTIONS,
  type Options,
  optionsSchema,
} from '../../../src/games/carcassonne/rules/options.ts';
import type { Phase } from '../../../src/games/carcassonne/rules/rejection.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { SeatView, View } from '../../../src/games/carcassonne/rules/view.ts';
import {
  boardText,
  COLOUR_LETTERS,
  COLOUR_OF,
  COUNT,
  EMPTY_FIELD,
  HASH_DIGITS,
  ID,
  INTEGER,
  joinItems,
  LETTER,
  type PositionProblem as Problem,
  parseBoard,
  parseCopies,
  parseEvery,
  pileText,
  splitItems,
  withSeats,
} from '../position-line.ts';
import { barnCorners } from './abbey-notation.ts';
import { CHIP, CHIP_COLOUR_OF, CHIP_LETTER, CHIP_LETTERS, chipText, parseChips } from './chip-notation.ts';
import { figuresText, inOrder, parseFigures } from './figure-notation.ts';
import { parseParts } from './part-notations.ts';

/** The fields of a position, in their order. */
export const POSITION_FIELDS = [
  'rules',
  'set',
  'options',
  'turn',
  'seats',
  'board',
  'pile',
  'drawn',
  'discarded',
  'chips',
  'islands',
  'treat',
  'sold',
  'figures',
] as const;
type PositionField = (typeof POSITION_FIELDS)[number];
type PositionProblem = Problem<PositionField>;

/** The kinds of piece that any expansion adds. */
export const ADDED_PIECES = Object.values(BOX_EXPANSIONS).flatMap(({ pieces = [] }) => pieces.map(({ id }) => id));

/** Pieces on the board, each written with a letter of its own. */
const PIECE_IDS = ['meeple', 'upgraded', ...ADDED_PIECES];

/** Says that a turn is a further tile. */
const FURTHER = '+';
/** Says that a further tile comes after this one, though what gives it may be home: by a builder, or by the lake. */
const EARNED = { builder: '*', lake: '~', message: '%' };
const TURN = new RegExp(
  `^(${COUNT})(${LETTER})([${FURTHER}]?)([${Object.values(EARNED).join('')}]?)/(${PHASES.join('|')})$`,
);
const GOODS_COUNTS = `g(${COUNT}),(${COUNT}),(${COUNT})`;
const SEAT = new RegExp(
  `^(${LETTER})(${COUNT})m(${COUNT})((?:x[a-z]+${COUNT})*)(?:${GOODS_COUNTS})?(?:K(${COUNT}))?(?:R(${COUNT}))?(?:i(${COUNT}))?(?:c((?:${CHIP})*))?(?:h((?:${ID}(?:,${ID})*)?))?$`,
);
const BOARD_CHIP = new RegExp(`^(?:(${CHIP})|(${CHIP_LETTER})?[?])@(${INTEGER}),(${INTEGER})$`);
const PILE = new RegExp(`^(${CHIP_LETTER})(${COUNT})[*](${COUNT})(?::(${ID}))?$`);
/** How the cards of a seat are written. */
const CARD_LETTERS: Readonly<Record<CardName, string>> = { king: 'K', robber: 'R' };
/** Says that wine was sold in this turn. */
const SOLD = 'wine';
const TREAT = new RegExp(`^${CHIP}$`);

/**
 * A whole position as one line of thirteen fields, and one more where it has figures, `-` for an empty one: `carcassonne 3f0c12ab90de
 * map=germany;chips=true 12r/place r7m8co1p2;b0m9c base-d@3,3r0;base-a@4,3r90/1r+rm0 base-b*4 base-v - ?@2,1 - - -`
 *
 * Rules; first digits of the tile set's hash; options that are not the default; turn, seat to move (with `+` when it plays
 * a further tile that a piece gives) and phase; per seat its letter, score, meeples, other pieces (`xlarge1`), wine, grain
 * and cloth (`g2,0,1`), the cards of king (`K5`) and robber (`R4`) with their sizes, meeples on the Isle of Man (`i`),
 * chips (`c`) and the tiles that it holds (`h`); per tile its id, anchor, rotation, turn and seat, and the pieces on it by their letters and segments (`u` an upgraded meeple); copies left in the pile; the
 * drawn tile; discarded tiles; chips on the board, `?` for what is face down; per pile on an island its colour, index,
 * tiles and the tile on top; the chip to be laid as a treat; `wine` when wine was sold in this turn;
 * the dragon and the fairy (`figuresText`), and what other expansions have there (`PartNotation`).
 */
export function makePosition(view: View): string {
  const letter = (seat: number) => COLOUR_LETTERS[view.seats[seat]!.colour];
  const { chips: { onBoard } = { onBoard: [] }, islands: { piles } = { piles: [] }, treats, wine } = view.parts;
  const fields: Record<PositionField, string> = {
    rules: view.ruleSet,
    set: view.tileSet.slice(0, HASH_DIGITS),
    options: optionsText(view.options),
    turn: `${view.turn}${letter(view.seat)}${view.isFurtherTile ? FURTHER : ''}${view.earnedBy ? EARNED[view.earnedBy as keyof typeof EARNED] : ''}/${view.phase}`,
    seats: joinItems(
      view.seats.map(({ score, meeples, special = {}, parts: { traders: goods, isle, chips, hand: held } }, seat) => {
        const others = Object.entries(special).map(([piece, count]) => `x${piece}${count}`);
        const hand = chips ? `c${chips.map(chipText).join('')}` : '';
        const tokens = goods ? `g${GOODS.map((kind) => goods[kind]).join()}` : '';
        const cards = CARDS.flatMap(({ card }) => {
          const held = view.parts.king?.[card];
          return held?.seat === seat ? [`${CARD_LETTERS[card]}${held.tiles}`] : [];
        });
        const away = isle === undefined ? '' : `i${isle}`;
        const tiles = held ? `h${held.join()}` : '';
        return `${letter(seat)}${score}m${meeples}${others.join('')}${tokens}${cards.join('')}${away}${hand}${tiles}`;
      }),
    ),
    board: boardText(view, PIECE_IDS),
    pile: pileText(view),
    drawn: view.drawn ?? EMPTY_FIELD,
    discarded: joinItems(view.discarded),
    chips: joinItems(
      onBoard.map(({ x, y, colour, value }) => `${colour ? CHIP_LETTERS[colour] : ''}${value ?? '?'}@${x},${y}`),
    ),
    islands: joinItems(
      piles.map(
        ({ colour, pile, count, top }) =>
          `${CHIP_LETTERS[colour]}${pile}*${count}${top === undefined ? '' : `:${top}`}`,
      ),
    ),
    treat: treats?.treat ? chipText(treats.treat) : EMPTY_FIELD,
    sold: wine?.hasSold ? SOLD : EMPTY_FIELD,
    figures: figuresText(view),
  };
  // Most games have no figures.
  const told = POSITION_FIELDS.filter((field) => field !== 'figures' || fields.figures !== EMPTY_FIELD);
  return told.map((field) => fields[field]).join(' ');
}

/**
 * Parses exactly what `makePosition` writes. Ids, maps, segments and squares are those of `set`; it is not checked whether
 * a game can reach the position.
 *
 * @returns the first field that cannot be read; a line with too few or too many of them names the one it stops at
 */
export function parsePosition(text: string, set: TileSet): Result<View, PositionProblem> {
  const parts = text.split(' ');
  const part = (field: PositionField) => parts[POSITION_FIELDS.indexOf(field)] ?? '';
  const isTile = (id: string) => set.indexOf.has(id);
  const figureItems = splitItems(part('figures') || EMPTY_FIELD);
  const read = {
    rules: part('rules') === 'carcassonne' ? ('carcassonne' as const) : undefined,
    set: part('set') === set.hash.slice(0, HASH_DIGITS) ? set.hash : undefined,
    options: parseOptions(splitItems(part('options')), set),
    turn: TURN.exec(part('turn')) ?? undefined,
    seats: parseEvery(splitItems(part('seats')), (item) => parseSeat(item, isTile)),
    board: parseBoard(part('board'), set, PIECE_IDS),
    pile: parseEvery(splitItems(part('pile')), (item) => parseCopies(item, isTile)),
    drawn: part('drawn') === EMPTY_FIELD || isTile(part('drawn')) ? part('drawn') : undefined,
    discarded: parseEvery(splitItems(part('discarded')), (item) => (isTile(item) ? item : undefined)),
    chips: parseEvery(splitItems(part('chips')), parseBoardChip),
    islands: parseEvery(splitItems(part('islands')), (item) => parsePile(item, isTile)),
    treat: part('treat') === EMPTY_FIELD || TREAT.test(part('treat')) ? part('treat') : undefined,
    sold: [EMPTY_FIELD, SOLD].includes(part('sold')) ? part('sold') : undefined,
    figures: figureItems,
  };
  const wrong = POSITION_FIELDS.find((field) => read[field] === undefined);
  if (wrong) return failure({ field: wrong, text: part(wrong) });
  if (parts.length > POSITION_FIELDS.length) return failure({ field: 'figures', text: parts.slice(-2).join(' ') });
  const [options, seats] = [read.options!, read.seats!];
  const [, turn, mover, further, earned, phase] = read.turn!;
  const seated = withSeats(
    seats.map(({ colour }) => colour),
    mover!,
    read.board!,
  );
  if (!seated.ok) return failure({ field: seated.failure, text: part(seated.failure) });
  const figures = parseFigures(figureItems, { seats, tiles: seated.value.tiles });
  if (!figures) return failure({ field: 'figures', text: part('figures') });
  const corners = barnCorners(figureItems, { seats });
  const own = parseParts(figureItems, { options, seats, tiles: seated.value.tiles });
  const game = options.chips ? set.maps.get(options.map)?.chips.game : undefined;
  const treat = read.treat === EMPTY_FIELD ? undefined : parseChips(read.treat!)[0];
  const view: View = {
    ruleSet: 'carcassonne',
    tileSet: set.hash,
    options,
    phase: phase as Phase,
    turn: Number(turn),
    seats: seats.map(({ cards: _, parts: { chips, isle, traders, hand }, ...seat }, at) => ({
      ...seat,
      ...own.seats[at],
      parts: {
        ...(options.traders && { traders: traders ?? { wine: 0, grain: 0, cloth: 0 } }),
        ...(game && { chips: chips ?? [] }),
        ...(game === 'isle' && { isle: isle ?? 0 }),
        ...(options.hand && { hand: hand ?? [] }),
        ...own.ofSeats[at],
      },
    })),
    ...seated.value,
    ...turnSeatOf(seated.value, phase!),
    pieces: inOrder(seated.value.pieces, figureItems).map((piece) => {
      const corner = piece.piece === 'barn' ? corners.get(piece.seat) : undefined;
      return { ...piece, ...(corner && { corner }) };
    }),
    pile: { tiles: Object.fromEntries(read.pile!) },
    ...(read.drawn === EMPTY_FIELD ? {} : { drawn: read.drawn! }),
    discarded: read.discarded!,
    ...(further === FURTHER && { isFurtherTile: true as const }),
    ...(earned && { earnedBy: Object.entries(EARNED).find(([, sign]) => sign === earned)![0] }),
    parts: {
      ...(game && { chips: { onBoard: read.chips! } }),
      ...(game === 'islands' && { islands: { piles: read.islands! } }),
      ...(game === 'treats' && { treats: treat ? { treat } : {} }),
      ...(game === 'wine' && { wine: { hasSold: read.sold === SOLD } }),
      ...(options.king && { king: heldCards(seats) }),
      ...(options.hand && { hand: { choice: [] } }),
      ...(options.dragon && { dragon: figures }),
      ...own.parts,
    },
    ...(Object.keys(own.chance).length > 0 && { chance: own.chance }),
  };
  // Every position has one text only: another spelling, or chips in a game without them, fails at the field that differs.
  const canonical = makePosition(view).split(' ');
  const odd = POSITION_FIELDS.find((_, index) => canonical[index] !== parts[index]);
  return odd ? failure({ field: odd, text: part(odd) }) : success(view);
}

/** In a flight, where a wagon drives on, where a robber lies in wait, where figures move on the score track, or at a crop circle, others than the seat whose tile it is may be to move. */
function turnSeatOf({ seat, tiles }: Pick<View, 'seat' | 'tiles'>, phase: string): Pick<View, 'turnSeat'> {
  const turnSeat = tiles.at(-1)?.seat;
  return ['flight', 'wagon', 'ambush', 'figures', 'abbotFigures', 'adding', 'removing'].includes(phase) &&
    turnSeat !== undefined &&
    turnSeat !== seat
    ? { turnSeat }
    : {};
}

function optionsText(options: Options): string {
  const chosen = Object.entries(ALL_OPTIONS).map(
    ([name, [usual]]) => [name, options[name as keyof Options] ?? usual, usual] as const,
  );
  return joinItems(chosen.flatMap(([name, value, usual]) => (value === usual ? [] : [`${name}=${value}`])));
}

function parseOptions(texts: readonly string[], set: TileSet): Options | undefined {
  const chosen = texts.map((text) => {
    const [name = '', value] = text.split('=');
    const values: readonly unknown[] = ALL_OPTIONS[name as keyof typeof BASE_OPTIONS] ?? [];
    return [name, values.find((one) => String(one) === value)];
  });
  const parsed = optionsSchema.safeParse(Object.fromEntries(chosen));
  const isPlayable = parsed.success && (parsed.data.map === 'none' || set.maps.has(parsed.data.map));
  return isPlayable ? parsed.data : undefined;
}

/** A seat with the tiles of the king and of the robber that it holds. */
type ReadSeat = SeatView & { readonly cards: Readonly<Record<CardName, string | undefined>> };

/** The cards that somebody holds, as the view has them. */
function heldCards(seats: readonly ReadSeat[]): HeldCards {
  return Object.fromEntries(
    CARDS.flatMap(({ card }) => {
      const seat = seats.findIndex(({ cards }) => cards[card] !== undefined);
      return seat < 0 ? [] : [[card, { seat, tiles: Number(seats[seat]!.cards[card]) }]];
    }),
  );
}

function parseSeat(text: string, isTile: (id: string) => boolean): ReadSeat | undefined {
  const [, letter, score, meeples, others, wine, grain, cloth, king, robber, isle, chips, hand] = SEAT.exec(text) ?? [];
  const tiles = hand?.split(',').filter((tile) => tile !== '');
  if (letter === undefined || tiles?.some((tile) => !isTile(tile))) return undefined;
  return {
    colour: COLOUR_OF.get(letter)!,
    score: Number(score),
    cards: { king, robber },
    meeples: Number(meeples),
    ...(others && { special: parseSpecial(others) }),
    parts: {
      ...(wine !== undefined && { traders: { wine: Number(wine), grain: Number(grain), cloth: Number(cloth) } }),
      ...(isle !== undefined && { isle: Number(isle) }),
      ...(chips !== undefined && { chips: parseChips(chips) }),
      ...(tiles && { hand: tiles }),
    },
  };
}

function parseSpecial(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/x([a-z]+)(\d+)/g)].map(([, piece, count]) => [piece!, Number(count)]));
}

function parseBoardChip(text: string): ChipView | undefined {
  const [all, chip, letter, x, y] = BOARD_CHIP.exec(text) ?? [];
  if (all === undefined) return undefined;
  const colour = CHIP_COLOUR_OF.get(letter ?? '');
  const known = chip ? parseChips(chip)[0] : colour && { colour };
  return { x: Number(x), y: Number(y), faceUp: chip !== undefined, ...known };
}

function parsePile(text: string, isTile: (id: string) => boolean): IslandPileView | undefined {
  const [, letter, pile, count, top] = PILE.exec(text) ?? [];
  if (letter === undefined || (top !== undefined && !isTile(top))) return undefined;
  const numbers = { pile: Number(pile), count: Number(count) };
  return { colour: CHIP_COLOUR_OF.get(letter)!, ...numbers, ...(top !== undefined && { top }) };
}

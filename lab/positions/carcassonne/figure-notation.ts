import { tileAt } from '../../../src/core/board.ts';
import type { Square } from '../../../src/core/tile.ts';
import { DRAGON_PART } from '../../../src/games/carcassonne/expansions/dragon/figures.ts';
import type { FiguresView } from '../../../src/games/carcassonne/expansions/dragon/rules.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { COLOUR_LETTERS, COLOUR_OF, COUNT, INTEGER, joinItems, LETTER } from '../position-line.ts';
import { isPartItem, partItems } from './part-notations.ts';

const SQUARE = `${INTEGER},${INTEGER}`;
const DRAGON = new RegExp(`^dragon@(${SQUARE})$`);
const FAIRY = new RegExp(`^fairy@(${SQUARE})(?:[+](${LETTER})(${COUNT}))?$`);
const FLIGHT = new RegExp(`^flight@(${SQUARE}(?:>${SQUARE})*)$`);
/** Says that a piece has gone through the portal of the tile placed last. */
const PORTAL = 'portal';

/** The order of pieces, where it is not that of their tiles: the place in it of each, as the board tells them. */
const PIECES = new RegExp(`^pieces@(${COUNT}(?:[.]${COUNT})*)$`);

const squareText = ({ x, y }: Square) => `${x},${y}`;

/** The figures of a game as items: `dragon@0,1`, `fairy@1,0+r2` with the piece that she is with, `flight@0,0>0,1`, `portal`; `pieces@1.0` where portals let pieces come in another order than their tiles. */
export function figuresText(view: Pick<View, 'chance' | 'pieces' | 'seats' | 'tiles' | 'parts'>): string {
  const {
    pieces,
    seats,
    parts: { dragon: figures },
  } = view;
  const { dragon, fairy, flight, isPortalUsed } = figures ?? {};
  const company = fairy?.with ? `+${COLOUR_LETTERS[seats[fairy.with.seat]!.colour]}${fairy.with.segment}` : '';
  return joinItems([
    ...(dragon ? [`dragon@${squareText(dragon)}`] : []),
    ...(fairy ? [`fairy@${squareText(fairy)}${company}`] : []),
    ...(flight ? [`flight@${flight.map(squareText).join('>')}`] : []),
    ...(isPortalUsed ? [PORTAL] : []),
    ...partItems(view),
    ...orderText(pieces),
  ]);
}

/** By tiles, those of one tile in their order. */
function orderText(pieces: View['pieces']): string[] {
  const places = pieces.map((_, at) => at).sort((a, b) => pieces[a]!.tile - pieces[b]!.tile || a - b);
  return places.every((place, at) => place === at) ? [] : [`pieces@${places.join('.')}`];
}

/** Pieces as the board tells them, in the order that an item tells, if one does. */
export function inOrder<Piece>(pieces: readonly Piece[], items: readonly string[]): Piece[] {
  const [, text] = items.map((item) => PIECES.exec(item)).find((found) => found !== null) ?? [];
  if (text === undefined) return [...pieces];
  const places = text.split('.').map(Number);
  return pieces.map((_, at) => pieces[places.indexOf(at)] ?? pieces[at]!);
}

/** The figures that items tell; undefined where one cannot be read, or the fairy is with a piece that is not there. */
export function parseFigures(
  items: readonly string[],
  { seats, tiles }: Pick<View, 'seats' | 'tiles'>,
): FiguresView | undefined {
  let figures: FiguresView = {};
  for (const item of items) {
    const read = parseFigure(item, { seats, tiles });
    if (!read) return undefined;
    figures = { ...figures, ...read };
  }
  return figures;
}

function parseFigure(item: string, { seats, tiles }: Pick<View, 'seats' | 'tiles'>): FiguresView | undefined {
  if (item === PORTAL) return { isPortalUsed: true };
  if (PIECES.test(item) || isPartItem(item)) return {};
  const [, dragon] = DRAGON.exec(item) ?? [];
  if (dragon) return { dragon: parseSquare(dragon) };
  const [, flight] = FLIGHT.exec(item) ?? [];
  if (flight) return { flight: flight.split('>').map(parseSquare) };
  const [, place, letter, segment] = FAIRY.exec(item) ?? [];
  if (!place) return undefined;
  const square = parseSquare(place);
  if (letter === undefined) return { fairy: square };
  const seat = seats.findIndex(({ colour }) => colour === COLOUR_OF.get(letter));
  const tile = tiles.findIndex(({ x, y }) => x === square.x && y === square.y);
  return seat < 0 || tile < 0 ? undefined : { fairy: { ...square, with: { seat, tile, segment: Number(segment) } } };
}

function parseSquare(text: string): Square {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return { x, y };
}

/** Puts the figures of a view onto the board of a state, once its tiles and pieces are there. */
export function setFigures(state: State, { dragon, fairy, flight, isPortalUsed }: FiguresView): void {
  const { board, pieces } = state;
  const tileOn = ({ x, y }: Square) => tileAt(board, x, y);
  const segment = fairy?.with && board.tileSegment[tileOn(fairy)]! + fairy.with.segment;
  DRAGON_PART.change(state, {
    isPortalUsed: isPortalUsed === true,
    ...(dragon && { dragon: tileOn(dragon) }),
    ...(flight && { flight: { visited: flight.map(tileOn) } }),
    ...(fairy && {
      fairy: {
        tile: tileOn(fairy),
        ...(fairy.with && {
          company: pieces.find((piece) => piece.segment === segment && piece.seat === fairy.with!.seat),
        }),
      },
    }),
  });
}

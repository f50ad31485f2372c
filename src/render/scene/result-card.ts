import { caption, type Drawing, type DrawOperation, polygon, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS, type PaperColours } from '../../drawing/paper.ts';
import { seatSignArt } from '../../drawing/piece-art.ts';
import { type Box, inset, type Point } from '../../drawing/point.ts';
import { SEAT_SIGNS } from '../../drawing/seat-sign.ts';
import { packRows, sizeToFit, textWidth } from '../../drawing/text-width.ts';
import type { ResultRequest } from '../request.ts';
import { boardScene } from './board-scene.ts';
import { type FramedBoard, framedBoard } from './framed-board.ts';
import { CARD_SIZE, graphText, headRim } from './graph-text.ts';
import { cleanName } from './name.ts';
import { tightArea } from './scene-area.ts';
import { sourceArt, sourceInk } from './source-bar.ts';

const EDGE = 36;

/** The box of the head, with the winners. */
const HEAD: Box = { x: 0, y: 0, width: CARD_SIZE.width, height: 236 };
/** The middle of the wreath around the signs of the winners. */
const WREATH: Point = { x: 158, y: 118 };

/** The box of the seats, and the gap between two rows. */
const ROWS: Box & { readonly gap: number } = {
  x: EDGE,
  y: 252,
  width: CARD_SIZE.width - 2 * EDGE,
  height: 396,
  gap: 8,
};

/** The final board: the largest number of seats beside it, its width, its distance from the rows, and the width of its frame. */
const BOARD = { seats: 3, width: 520, gap: 18, frame: 6 };

/** Parts of a row: left ends of sign, name and bar, from its left; right ends of points and bar, from its right. */
const ROW = { sign: 48, name: 96, bar: 404, end: 20, beforePoints: 114 };

/**
 * A row beside the board, with its bar below the name: its largest height, positions of both as shares of it, and size of the
 * sign.
 */
const LOW = { highest: 194, name: 0.29, bar: 0.72, barHeight: 0.36, sign: 56 };

/** Text sizes: largest and smallest size of a name, and size of words. */
const TEXT = { name: 38, least: 28, words: 30 };

/** A seat with its index. */
type Seat = ResultRequest['seats'][number] & { readonly index: number };

/**
 * Draws the result of a game as a card: the winners and all scores; for every seat, the best first, a bar with the sources of its
 * points; and the most points at once. If seats are few, the final board is beside them.
 */
export function resultDrawing(request: ResultRequest): Drawing {
  const { theme = 'day' } = request;
  const paper = PAPER_COLOURS[theme];
  const seats = request.seats
    .map((seat, index): Seat => ({ ...seat, index, name: cleanName(seat.name, SEAT_SIGNS[seat.colour].letter) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const board = seats.length <= BOARD.seats ? finalBoard(request) : undefined;
  const width = board ? board.box.x - BOARD.frame - BOARD.gap - ROWS.x : ROWS.width;
  const height = Math.floor(Math.min(LOW.highest, (ROWS.height + ROWS.gap) / seats.length - ROWS.gap));
  const top = ROWS.y + Math.round((ROWS.height + ROWS.gap - seats.length * (height + ROWS.gap)) / 2);
  const rows = seats.map((_, index): Box => ({ x: ROWS.x, y: top + index * (height + ROWS.gap), width, height }));
  return {
    ...CARD_SIZE,
    theme,
    ...(board?.palette !== undefined && { palette: board.palette }),
    background: paper.ground,
    cards: rows,
    operations: [
      ...headOperations(request, seats, paper),
      ...(board?.operations ?? []),
      ...seats.flatMap((seat, index) =>
        rowOperations(request, { seat, best: seats[0]!.score, box: rows[index]!, isBesideBoard: board !== undefined }),
      ),
      ...legendOperations(request, paper),
      ...bestOperations(request, paper),
    ],
  };
}

/** Draws the final board, without marks of the last turn. */
function finalBoard(request: ResultRequest): FramedBoard {
  const room = { ...ROWS, x: ROWS.x + ROWS.width - BOARD.width, width: BOARD.width };
  const scene = boardScene({ ...request, names: [], panel: false, lastTurns: 0 });
  const area = tightArea(scene, { content: request.content, picture: request.game.picture });
  return framedBoard(inset(room, BOARD.frame), { ...scene, area }, request, 'right');
}

/** Draws the winners, and all scores, the best first. */
function headOperations({ victory }: ResultRequest, seats: readonly Seat[], paper: PaperColours): DrawOperation[] {
  const winners = seats.filter(({ score }) => score === seats[0]!.score);
  const names = winners.length > 2 ? [winners.map(({ name }) => name).join(' · ')] : winners.map(({ name }) => name);
  const x = 312;
  const maxWidth = CARD_SIZE.width - x - EDGE;
  const step = names.length > 1 ? 52 : 0;
  const size = Math.min(...names.map((name) => sizeToFit(name, step > 0 ? 46 : 80, maxWidth)));
  const scores = seats.map(({ score }) => score).join(' : ');
  return [
    { kind: 'clip', ...HEAD },
    rectangle(HEAD, { part: 'head', fill: paper.toMove }),
    ...raysAround(WREATH, paper),
    { kind: 'unclip' },
    headRim(paper, HEAD.height),
    ...wreathArt(paper),
    ...winnerSigns(winners),
    graphText(paper, victory, { x, y: 36, size: 34, bold: true, fill: paper.toMoveRim, part: 'victory', maxWidth }),
    ...names.map((name, index) => {
      const y = (step > 0 ? 84 : 104) + index * step;
      return graphText(paper, name, { x, y, size: Math.max(TEXT.least, size), bold: true, part: 'winner', maxWidth });
    }),
    graphText(paper, scores, {
      x,
      y: 192,
      size: sizeToFit(scores, 54, maxWidth),
      bold: true,
      part: 'scores',
      maxWidth,
    }),
  ];
}

/** Draws rays of light from a point. */
function raysAround(centre: Point, { card }: PaperColours): DrawOperation[] {
  const [rays, far] = [18, CARD_SIZE.width * 1.2];
  const point = (turn: number): Point => {
    const angle = (turn * 2 * Math.PI) / rays;
    return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
  };
  return Array.from({ length: rays }, (_, ray) =>
    polygon([centre, point(ray - 0.22), point(ray + 0.22)], { part: 'head', fill: card }),
  );
}

/** Number of leaves on each side of the wreath, their size, and their distance from its middle, in pixels. */
const LEAVES = { count: 8, length: 46, width: 20, radius: 96 };

function wreathArt({ highlight, highlightCase }: PaperColours): DrawOperation[] {
  const { count, length, width, radius } = LEAVES;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      // From the bottom up, open at the top.
      const angle = Math.PI / 2 - side * (0.22 + (index * 2.3) / (count - 1));
      const middle = { x: WREATH.x + Math.cos(angle) * radius, y: WREATH.y + Math.sin(angle) * radius };
      const lean = angle - side * (Math.PI / 2 + 0.35);
      const along = { x: Math.cos(lean), y: Math.sin(lean) };
      const outline = Array.from({ length: 12 }, (_, step) => {
        const turn = (step * Math.PI) / 6;
        const [far, aside] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * Math.abs(Math.sin(turn)) * width) / 2];
        return { x: middle.x + along.x * far - along.y * aside, y: middle.y + along.y * far + along.x * aside };
      });
      return polygon(outline, { part: 'wreath', fill: highlight, stroke: highlightCase, lineWidth: 2 });
    }),
  );
}

/** Draws the signs of the winners within the wreath, in rows. */
function winnerSigns(winners: readonly Seat[]): DrawOperation[] {
  const columns = Math.ceil(Math.sqrt(winners.length));
  const lines = Math.ceil(winners.length / columns);
  const size = Math.round((columns > 1 ? 144 : 116) / columns);
  return winners.flatMap(({ colour }, index) => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    const inLine = Math.min(columns, winners.length - line * columns);
    const middle = {
      x: WREATH.x + (column - (inLine - 1) / 2) * (size + 6),
      y: WREATH.y + (line - (lines - 1) / 2) * (size + 6),
    };
    return seatSignArt(colour, middle, size);
  });
}

/**
 * Draws the row of a seat with the sources of its points, highlighted for a winner. Beside the board, the bar is below the name.
 */
function rowOperations(
  { theme = 'day' }: ResultRequest,
  about: { readonly seat: Seat; readonly best: number; readonly box: Box; readonly isBesideBoard: boolean },
): DrawOperation[] {
  const { seat, best, box, isBesideBoard } = about;
  const paper = PAPER_COLOURS[theme];
  const isWinner = seat.score === best;
  const point = (share: number) => Math.round(box.y + box.height * share);
  const y = point(isBesideBoard ? LOW.name : 0.5);
  const lineWidth = isWinner ? 5 : 2;
  const look = isWinner ? { fill: paper.toMove, stroke: paper.toMoveRim } : { fill: paper.card, stroke: paper.cardRim };
  const right = box.x + box.width - ROW.end;
  const score = { size: Math.round(Math.min(54, box.height * 0.66)), text: String(seat.score) };
  const bar = isBesideBoard
    ? { x: box.x + ROW.end, y: point(LOW.bar), height: Math.round(Math.min(72, box.height * LOW.barHeight)) }
    : { x: box.x + ROW.bar, y, height: Math.round(Math.min(72, box.height * 0.66)) };
  const barWidth = right - bar.x - (isBesideBoard ? 0 : ROW.beforePoints);
  const name = { x: box.x + ROW.name, size: Math.round(Math.max(TEXT.least, Math.min(TEXT.name, box.height * 0.5))) };
  const nameEnd = isBesideBoard ? right - textWidth(score.text) * score.size : bar.x;
  const maxWidth = nameEnd - name.x - 16;
  const nameSize = Math.max(TEXT.least, sizeToFit(seat.name, name.size, maxWidth));
  const sum = seat.points.reduce((all, points) => all + points, 0);
  const scale = barWidth / Math.max(1, best, sum);
  let { x } = bar;
  const parts = seat.points.flatMap((points, source): DrawOperation[] => {
    if (points <= 0) return [];
    const corner = { x: Math.round(x), y: bar.y - Math.round(bar.height / 2) };
    const part = { ...corner, width: Math.round(points * scale), height: bar.height };
    x += points * scale;
    return [...sourceArt(source, part, theme), ...pointsIn(part, String(points), source)];
  });
  const signSize = Math.round(isBesideBoard ? LOW.sign : Math.min(68, box.height * 0.74));
  return [
    rectangle(inset(box, lineWidth / 2), { part: 'seat', radius: 14, ...look, lineWidth }),
    ...seatSignArt(seat.colour, { x: box.x + ROW.sign, y }, signSize),
    graphText(paper, seat.name, { x: name.x, y, size: nameSize, bold: true, part: 'name', maxWidth }),
    ...parts,
    graphText(paper, score.text, { x: right, y, size: score.size, bold: true, align: 'right', part: 'score' }),
  ];
}

/** Draws the points of a part of a bar, if there is room, on a plate without stripes. */
function pointsIn({ x, y, width, height }: Box, text: string, source: number): DrawOperation[] {
  const size = Math.round(Math.min(36, height * 0.72));
  const across = textWidth(text) * size;
  if (across + 8 > width) return [];
  const halo = { stroke: sourceInk(source + 1), lineWidth: Math.round(size * 0.22) };
  const look = { part: 'points', size, fill: sourceInk(source), halo };
  return [caption({ x: x + width / 2, y: y + height / 2 }, text, look)];
}

/** Draws the legend: the sources from which any seat got points, in at most two lines. */
function legendOperations({ seats, sources, theme = 'day' }: ResultRequest, paper: PaperColours): DrawOperation[] {
  const shown = sources.flatMap((word, source) =>
    seats.some(({ points }) => (points[source] ?? 0) > 0) ? [{ word, source }] : [],
  );
  const [swatch, gap] = [40, 28];
  const room = CARD_SIZE.width - 2 * EDGE;
  const widthOf = (word: string, size: number) => swatch + 10 + textWidth(word) * size + gap;
  const linesIn = (size: number) => packRows(shown, ({ word }) => widthOf(word, size), room + gap);
  const size = [TEXT.words, 28, 26, 24, 22].find((one) => linesIn(one).length <= 2) ?? 20;
  const lines = linesIn(size);
  return lines.flatMap((line, row) => {
    let x = EDGE;
    const y = (lines.length > 1 ? 674 : 692) + row * 40;
    return line.flatMap(({ word, source }) => {
      const point = x;
      x += widthOf(word, size);
      return [
        ...sourceArt(source, { x: Math.round(point), y: y - 15, width: swatch, height: 30 }, theme),
        graphText(paper, word, { x: point + swatch + 10, y, size, part: 'legend' }),
      ];
    });
  });
}

/** Draws the most points at once, and the seat that got them. */
function bestOperations({ best, seats }: ResultRequest, paper: PaperColours): DrawOperation[] {
  const seat = best && seats[best.seat];
  if (!best || !seat) return [];
  const y = 762;
  const name = cleanName(best.name, SEAT_SIGNS[seat.colour].letter);
  // Signs other than letters are wider than estimated.
  const width = Math.min(460, Math.round(textWidth(name) * 32 + 24));
  const right = CARD_SIZE.width - EDGE;
  const words = right - width - 60 - EDGE;
  const size = Math.max(24, sizeToFit(best.text, 34, words));
  return [
    graphText(paper, best.text, { x: EDGE, y, size, bold: true, maxWidth: words, part: 'best' }),
    ...seatSignArt(seat.colour, { x: right - width - 30, y }, 44),
    graphText(paper, name, { x: right - width, y, size: 32, bold: true, maxWidth: width, part: 'best-name' }),
  ];
}

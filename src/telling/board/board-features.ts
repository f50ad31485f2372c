import type { Table } from '../../app/table.ts';
import { PORTS_PER_SQUARE, rotatePort, SIDE_STEPS, turnsOf } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { Feature } from '../../games/contract/position.ts';
import type { CommonView } from '../../games/contract/view.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Section } from '../section.ts';
import type { Award, WorthFeature, WorthNow } from './worth-now.ts';

/** Numbers of pieces on a feature, by seat and kind of piece. */
type PieceCounts = ReadonlyMap<number, ReadonlyMap<string, number>>;

/**
 * Every feature in words, in four groups: open with pieces, open without pieces, never complete, complete; in each group the
 * most valuable first.
 */
export function featureSections(
  t: Translator,
  table: Table,
  { worth, names }: { readonly worth: WorthNow; readonly names: readonly string[] },
): Section[] {
  const { game } = table;
  const board = boardOf(table);
  const features = [...worth.features]
    .sort((a, b) => pointsOf(b) - pointsOf(a))
    .map((feature) => ({ feature, pieceCounts: piecesOn(board, feature) }));
  const hasPieces = ({ pieceCounts }: { pieceCounts: PieceCounts }) => pieceCounts.size > 0;
  const group = (one: (typeof features)[number]) => {
    if (one.feature.completed === undefined) return 'endless';
    if (one.feature.completed) return 'complete';
    return hasPieces(one) ? 'held' : 'free';
  };
  return (['held', 'free', 'endless', 'complete'] as const).flatMap((name) => {
    const own = features.filter((feature) => group(feature) === name);
    const inOrder = [...own.filter(hasPieces), ...own.filter((feature) => !hasPieces(feature))];
    if (own.length === 0) return [];
    const title = game.words.features?.(t, table, name) ?? t(`text.features.${name}`);
    return [
      {
        title,
        items: inOrder.map(({ feature, pieceCounts }) => featureLine(t, table, { board, feature, pieceCounts, names })),
      },
    ];
  });
}

/** The most points that a feature is worth to a seat, or would be worth if it had pieces. */
function pointsOf({ awards: [first], points }: WorthFeature): number {
  return first?.points ?? points;
}

/** Tiles and pieces of the board, read once for all features. */
interface Board extends Pick<CommonView, 'tiles'> {
  /** Sorted by seat. */
  readonly pieces: CommonView['pieces'];
  /** Covered squares, such as `2,-1`. */
  readonly covered: ReadonlySet<string>;
}

function boardOf({ game, fold }: Table): Board {
  const { tiles, pieces } = game.viewOf(fold.state);
  return {
    tiles,
    pieces: [...pieces].sort((a, b) => a.seat - b.seat),
    covered: new Set(tiles.flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`))),
  };
}

function piecesOn({ pieces }: Board, { segments }: Feature): PieceCounts {
  const countsBySeat = new Map<number, Map<string, number>>();
  const own = new Set(segments.map(({ tile, segment }) => `${tile} ${segment}`));
  for (const { seat, piece, tile, segment } of pieces) {
    if (!own.has(`${tile} ${segment}`)) continue;
    const counts = countsBySeat.get(seat) ?? new Map<string, number>();
    countsBySeat.set(seat, counts.set(piece, (counts.get(piece) ?? 0) + 1));
  }
  return countsBySeat;
}

function featureLine(
  t: Translator,
  table: Table,
  about: {
    readonly board: Board;
    readonly feature: WorthFeature;
    readonly pieceCounts: PieceCounts;
    readonly names: readonly string[];
  },
): string {
  const { words } = table.game;
  const { board, feature, pieceCounts, names } = about;
  const { kind, awards, segments, completed } = feature;
  const tiles = new Set(segments.map(({ tile }) => tile)).size;
  const facts =
    words.feature?.(t, table, feature) ?? t('text.feature.facts', { tiles, closed: completed ? 'yes' : 'no' });
  const holders = [...pieceCounts].map(([seat, counts]) => {
    const pieces = t.list([...counts].map(([piece, count]) => words.piece(t, piece, count)));
    return t('text.holder', { name: names[seat]!, pieces });
  });
  const pieceText = holders.length === 0 ? t('text.holder.nobody') : t.list(holders);
  const namesOf = ({ seats }: Award) => t.list(seats.map((seat) => names[seat]!));
  const majority =
    awards.length > 1
      ? awards.map((award) => t('text.award', { points: award.points, names: namesOf(award) }))
      : holders.length > 1
        ? awards.map((award) => t('text.majority', { names: namesOf(award) }))
        : [];
  const { own, open } = squaresOf(feature, board, table);
  const list = (squares: readonly Square[]) => squares.map(({ x, y }) => t('text.point', { x, y })).join(' ');
  const ends = open.length > 0 && completed !== undefined ? [t('text.open', { squares: list(open) })] : [];
  const line = t('text.feature', {
    kind: words.kind(t, kind),
    facts,
    points: pointsOf(feature),
    holders: joined(t, [pieceText, ...majority]),
    squares: list(own),
  });
  return joined(t, [line, ...ends]);
}

/** The squares that a feature covers, and the free squares where it can be continued, column by column. */
function squaresOf(
  { segments }: Feature,
  { tiles, covered }: Board,
  { content }: Table,
): { own: Square[]; open: Square[] } {
  const own = new Map<string, Square>();
  const open = new Map<string, Square>();
  for (const { tile, segment } of segments) {
    const placed = tiles[tile]!;
    const { ports } = content.tiles[content.indexOf.get(placed.tile)!]!.segments[segment]!;
    // A feature without ports, such as a monastery, is on a tile of one square.
    if (ports.length === 0) own.set(`${placed.x},${placed.y}`, placed);
    for (const port of ports) {
      const square = placed.squares[Math.floor(port / PORTS_PER_SQUARE)]!;
      own.set(`${square.x},${square.y}`, square);
      const side = Math.floor(rotatePort(port % PORTS_PER_SQUARE, turnsOf(placed.rotation)) / 3);
      const next = { x: square.x + SIDE_STEPS[side]!.x, y: square.y + SIDE_STEPS[side]!.y };
      if (!covered.has(`${next.x},${next.y}`)) open.set(`${next.x},${next.y}`, next);
    }
  }
  const inOrder = (squares: Map<string, Square>) => [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return { own: inOrder(own), open: inOrder(open) };
}

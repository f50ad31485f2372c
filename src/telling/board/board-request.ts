import { finishedTurns } from '../../app/finished-turns.ts';
import type { GamePosition, Table } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import type { PiecePlacement } from '../../games/contract/game.ts';
import type { ChoiceStep } from '../../games/contract/position.ts';
import type { LegalSquare, TintedFeature } from '../../games/contract/scene.ts';
import type { PlacedPiece, SegmentPlace } from '../../games/contract/view.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { BoardPictureRequest } from '../../render/index.ts';
import { pictureWords } from './board-words.ts';
import { worthNow } from './worth-now.ts';

/** Options for the picture of a game's board. */
export type BoardOptions = Pick<
  BoardPictureRequest,
  'legal' | 'dead' | 'focus' | 'drafted' | 'ghosts' | 'seenTurn' | 'theme'
> & {
  /** Tints every feature with pieces, instead of those that have just scored. */
  readonly owners?: boolean;
  /** Number of latest turns that the picture highlights, by default 1; more if one message tells several turns. */
  readonly turns?: number;
};

/** The request for a picture of a table; its alt text is made from the same request. */
export function boardRequest(
  t: Translator,
  table: Table,
  { names, owners, turns = 1, ...options }: BoardOptions & { readonly names: readonly string[] },
): BoardPictureRequest {
  return {
    ...(turns > 1 && { seenTurn: finishedTurns(table).length - turns }),
    ...options,
    // A picture with a draft shows what the turn would do, and nothing of the latest turns.
    ...(owners ? { owned: heldFeatures(table) } : options.drafted ? {} : latestTurnSummary(table, turns)),
    ...(isExtraTurn(table) && { lastTurns: 2 }),
    ...(table.record.status === 'closed' && { stopped: true }),
    ...positionRequest(t, table),
    names,
  };
}

/** True if the last placed tile belongs to an extra turn, granted by the previous turn of the same seat. */
function isExtraTurn(table: Table): boolean {
  const { game, fold, progress } = table;
  const isTilePlaced = !game.isOver(fold.state) && game.viewOf(fold.state).tiles.at(-1)?.turn === progress.turn;
  const before = finishedTurns(table).at(isTilePlaced ? -1 : -2);
  return (
    before?.events.some((event) => event.type === 'turn-started' && 'by' in event && event.by !== undefined) ?? false
  );
}

/** The fields of a picture request that every picture of a position has. */
export function positionRequest(t: Translator, { game, content, fold }: GamePosition) {
  return {
    game,
    content,
    view: game.viewOf(fold.state),
    words: pictureWords(t, game),
  };
}

/** Every feature with pieces, with the points it would score if the game ended now; one entry for each different award. */
function heldFeatures(position: GamePosition): TintedFeature[] {
  return worthNow(position).features.flatMap(({ segments, awards }) => awards.map((award) => ({ segments, ...award })));
}

/**
 * The squares where the drawn tile may be placed, numbered in reading order, so that numbers are easy to find on the board and
 * pages of numbers are rows of it.
 */
export function legalSquares(position: GamePosition): LegalSquare[] {
  return numberedSquares(position, 'square');
}

/** The squares that a decision is about, numbered in reading order; empty if it is not about squares. */
export function decisionSquares(position: GamePosition): LegalSquare[] {
  return numberedSquares(position, 'decision');
}

function numberedSquares({ game, fold }: GamePosition, wantedStep: ChoiceStep): LegalSquare[] {
  const squares = new Map<string, { x: number; y: number; rotations: Degrees[] }>();
  for (const { step, options } of game.choices(fold.state)) {
    if (step !== wantedStep || options.x === undefined) continue;
    const [x, y] = [Number(options.x), Number(options.y)];
    const square = squares.get(`${x},${y}`) ?? { x, y, rotations: [] };
    if (options.rotation !== undefined) square.rotations.push(options.rotation as Degrees);
    squares.set(`${x},${y}`, square);
  }
  const inOrder = [...squares.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return inOrder.map((square, index) => ({ ...square, label: String(index + 1) }));
}

/** Numbered squares for a picture; those without a label in `labels` are marked as being on another page. */
export function squaresOnPage(squares: readonly LegalSquare[], labels: readonly (string | undefined)[]): LegalSquare[] {
  return squares.map((square) => (labels.includes(square.label) ? square : { ...square, elsewhere: true }));
}

/** The parts of a picture that show one or several turns. */
type TurnSummary = Required<Pick<BoardPictureRequest, 'scored' | 'returned' | 'gained' | 'events'>>;

/** The summary of the latest turns, including the final scoring; empty once the next tile is placed. */
function latestTurnSummary(table: Table, turns: number): TurnSummary {
  const { game, fold, progress } = table;
  const { state } = fold;
  const isTilePlaced = !game.isOver(state) && game.viewOf(state).tiles.at(-1)?.turn === progress.turn;
  return summaryOf(
    table,
    isTilePlaced
      ? []
      : finishedTurns(table)
          .slice(-turns)
          .flatMap(({ events }) => events),
  );
}

/** Summarises events: the features that they scored, the points that each seat gained, and the returned pieces. */
export function summaryOf(table: Pick<Table, 'game' | 'fold'>, events: TurnSummary['events']): TurnSummary {
  const { game, fold } = table;
  const { state } = fold;
  const gained = game.scoresOf(state).map(() => 0);
  const scorings = events.flatMap((event) => game.scoring(event) ?? []);
  for (const { seat, points } of scorings.flatMap(({ lines }) => lines)) gained[seat] = gained[seat]! + points;
  const scoredFeatures = scorings.flatMap(({ final, feature, lines }) =>
    feature && (!final || feature.points > 0) ? [{ ...feature, final, seats: lines.map(({ seat }) => seat) }] : [],
  );
  const features = scoredFeatures.length > 0 ? (game.features?.(state) ?? []) : [];
  const scored = scoredFeatures.map(({ at, points, seats, final }) => {
    return { segments: segmentsWith(features, at), points, seats, final };
  });
  const emptiedSegments = scored.filter(({ final }) => !final).flatMap(({ segments }) => segments);
  return {
    scored: scored.map(({ final: _, ...feature }) => feature),
    returned: returnedPieces(table, { segments: emptiedSegments, events }),
    gained,
    events,
  };
}

/** Returns all segments of the feature that contains a segment; the segment alone if it is part of none. */
export function segmentsWith(features: readonly TintedFeature[], at: SegmentPlace): readonly SegmentPlace[] {
  return features.find(({ segments }) => segments.some(isSegment(at)))?.segments ?? [at];
}

function isSegment(one: SegmentPlace): (other: SegmentPlace) => boolean {
  return ({ tile, segment }) => one.tile === tile && one.segment === segment;
}

/** Pieces that stood on scored segments, have been returned since and have not moved on from there. */
function returnedPieces(
  { game, fold }: Pick<Table, 'game' | 'fold'>,
  { segments, events }: { readonly segments: readonly SegmentPlace[]; readonly events: TurnSummary['events'] },
): PlacedPiece[] {
  if (segments.length === 0) return [];
  const { tiles, pieces } = game.viewOf(fold.state);
  const told = new Set(events);
  const all = fold.actions.flatMap((action) => action.events);
  const retrieved = all.filter((event) => !told.has(event)).flatMap((event) => game.retrieving?.(event) ?? []);
  const placed = all.flatMap((event) => game.placing?.(event) ?? []);
  const movedOn = events.flatMap((event) => game.placing?.(event) ?? []).filter(({ from }) => from);
  return placed.flatMap(({ x, y, seat, piece, segment }) => {
    const tile = tiles.findIndex(({ squares }) => squares.some((square) => square.x === x && square.y === y));
    const place = { tile, segment };
    // A piece that was retrieved before the scoring did not stand on the feature any more.
    if (retrieved.some((one) => one.x === x && one.y === y && one.segment === segment)) return [];
    const isIt = (one: PiecePlacement) =>
      one.seat === seat && one.piece === piece && one.from!.x === x && one.from!.y === y;
    if (movedOn.some(isIt)) return [];
    return segments.some(isSegment(place)) && !pieces.some(isSegment(place)) ? [{ ...place, seat, piece }] : [];
  });
}

import { takebackRejection } from '../core/fold.ts';
import type { Degrees } from '../core/ports.ts';
import type { Choice } from '../games/contract/position.ts';
import type { PlacedTile } from '../games/contract/view.ts';
import { isComputer } from '../store/records.ts';
import { type Draft, isSameAction, tableAfter } from './draft.ts';
import { seatOf, type Table } from './table.ts';

/** A tile that its player has put on a square and not confirmed: the choice, the table before it, and how the tile would lie. */
export interface UnconfirmedTile {
  readonly choice: Choice;
  readonly before: Table;
  readonly placed: PlacedTile;
}

/** A turn under way with what its player has drafted and not confirmed yet. */
export interface DraftedTurn {
  readonly table: Table;
  /** Whose draft it is. */
  readonly userId: string;
  readonly draft: Draft;
  readonly tiles: readonly UnconfirmedTile[];
  /** Table after the tiles of the draft. */
  readonly after: Table;
  /** Choices after the tiles of the draft; none where they end the turn. */
  readonly choices: readonly Choice[];
}

/**
 * A turn with a draft; what the rules reject of it is dropped, and all of it where somebody else is to move.
 *
 * @param draft by default the only square, where there is no other
 */
export function draftedTurn(table: Table, userId: string, draft: Draft = onlyWay(table)): DraftedTurn {
  const isOwn = seatOf(table.record, userId) === table.progress.seat;
  const drafted = isOwn ? draftedTiles(table, userId, draft) : undefined;
  const { tiles = [], after = table } = drafted ?? {};
  // Once the draft ends the turn, what follows is for somebody else to choose, or for another draft.
  const choices = after.progress.turn === table.progress.turn ? choicesAt(after) : [];
  const isLegal = draft
    .slice(tiles.length)
    .every((action) => choices.some((one) => isSameAction(table.game, one.action, action)));
  const kept = drafted && isLegal ? draft : draft.slice(0, tiles.length);
  const last = kept.length > tiles.length ? [] : withoutPiece(choices);
  return { table, userId, draft: [...kept, ...last], tiles, after, choices };
}

/**
 * Ending the turn without a piece, which is chosen from the start where none can be placed: whoever wants nothing of what
 * else may be done only confirms.
 */
function withoutPiece(choices: readonly Choice[]): Draft {
  const pass = choices.find(({ verb, step }) => verb === 'pass' && step === 'piece');
  return pass && choices.every(({ standing }) => !standing) ? [pass.action] : [];
}

/** The tiles of a draft with the table after them; undefined where the rules reject it. */
function draftedTiles(table: Table, userId: string, draft: Draft): Pick<DraftedTurn, 'tiles' | 'after'> | undefined {
  const tiles: UnconfirmedTile[] = [];
  let after = table;
  for (const action of draft) {
    const choice = choicesAt(after).find((one) => isSameAction(table.game, one.action, action));
    const next = choice && tableAfter(after, userId, [action]);
    if (!next) return undefined;
    if (choice.step === 'piece' || choice.step === 'decision') break;
    tiles.push({ choice, before: after, placed: lastPlaced(next) });
    after = next;
  }
  return { tiles, after };
}

/** Everything that can be chosen at a table. */
export function choicesAt({ game, fold }: Table): readonly Choice[] {
  return game.choices(fold.state);
}

/** The tile that was placed last at a table. */
export function lastPlaced({ game, fold }: Table): PlacedTile {
  return game.viewOf(fold.state).tiles.at(-1)!;
}

/** If the drawn tile fits on one square only, that square is drafted at once. */
function onlyWay(table: Table): Draft {
  const [first, ...others] = choicesAt(table);
  return first?.step === 'square' && others.every((other) => isSamePlace(other, first)) ? [first.action] : [];
}

/** Whether a choice is that of the only square which the drawn tile fits. */
export function isOnlyWay(table: Table, { step }: Choice): boolean {
  return step === 'square' && onlyWay(table).length > 0;
}

/** Whether two choices put the same tile on the same square, in whatever rotation. */
function isSamePlace(one: Choice, other: Choice): boolean {
  return (
    one.step === other.step && (['x', 'y', 'tile'] as const).every((name) => one.options[name] === other.options[name])
  );
}

/** The actions of a draft that place tiles. */
export function placedActions({ tiles }: DraftedTurn): Draft {
  return tiles.map(({ choice }) => choice.action);
}

/** By how much a tile is turned clockwise, in the order in which this is offered. */
const TURNS = ['right', 'left', 'around'] as const;
type Turn = (typeof TURNS)[number];

/** The drafts in which the last tile lies on its square in its other legal rotations; none where there is only one. */
export function turnedDrafts({ draft, tiles }: DraftedTurn): { readonly turn: Turn; readonly draft: Draft }[] {
  const last = tiles.at(-1);
  if (!last) return [];
  const earlier = draft.slice(0, tiles.length - 1);
  // A piece stays chosen where it can stand after the turn, too.
  const piece = draft.slice(tiles.length);
  const ways = choicesAt(last.before).filter((choice) => isSamePlace(choice, last.choice));
  return ways
    .flatMap(({ action, options }) => {
      const turn = turnFrom(last.placed.rotation, Number(options.rotation));
      return turn ? [{ turn, draft: [...earlier, action, ...piece] }] : [];
    })
    .sort((one, other) => TURNS.indexOf(one.turn) - TURNS.indexOf(other.turn));
}

function turnFrom(now: Degrees, to: number): Turn | undefined {
  return ({ 0: undefined, 90: 'right', 180: 'around', 270: 'left' } as const)[((to - now + 360) % 360) as Degrees];
}

/** The draft without its last tile, where that was chosen among others. */
export function draftBefore(turn: DraftedTurn): Draft | undefined {
  const last = turn.tiles.at(-1);
  return last && !isOnlyWay(turn.table, last.choice) ? placedActions(turn).slice(0, -1) : undefined;
}

/** Whether what was confirmed last, such as the tile, can be taken back at once: not beside a draft. */
export function canRetract({ table: { game, fold, progress }, tiles }: DraftedTurn): boolean {
  return tiles.length === 0 && takebackRejection(game, fold, progress.seat) === undefined;
}

/** Whether a choice of the last step is part of the draft. */
export function isChosen({ draft, tiles, table }: DraftedTurn, { action }: Choice): boolean {
  return draft.slice(tiles.length).some((one) => isSameAction(table.game, one, action));
}

/** Whether a piece is chosen besides a choice, in the same turn, such as besides a sale. */
export function isBesides({ userId, after }: DraftedTurn, { standing, verb, action }: Choice): boolean {
  if (standing || verb === 'pass') return false;
  const next = tableAfter(after, userId, [action]);
  const isSameStep = next?.progress.turn === after.progress.turn && next.progress.phase === after.progress.phase;
  return isSameStep && choicesAt(next)[0]?.step === 'piece';
}

/**
 * The draft with a choice of the last step instead of what excludes it.
 *
 * @param besides those of the choices besides which a piece is chosen; chosen again, one of them is left out
 */
export function withChosen(turn: DraftedTurn, besides: readonly Choice[], choice: Choice): Draft {
  const chosen = turn.choices.filter((one) => isChosen(turn, one));
  const isOne = besides.includes(choice);
  const kept = chosen.filter((one) => besides.includes(one) !== isOne).map(({ action }) => action);
  const placed = placedActions(turn);
  // Of two chosen actions, what is done besides comes first, as a piece ends the turn.
  if (!isOne) return [...placed, ...kept, choice.action];
  // Whoever chooses what is done besides may confirm that alone.
  const none = turn.choices.filter(({ verb }) => verb === 'pass').map(({ action }) => action);
  return [...placed, ...(chosen.includes(choice) ? [] : [choice.action]), ...(kept.length > 0 ? kept : none)];
}

/**
 * Whether a choice is to place no piece and is played with one tap: at tables where it can be taken back, as everybody draws
 * by hand, but not in the last turn.
 */
export function playsAtOnce({ userId, after }: DraftedTurn, { verb, action }: Choice): boolean {
  if (verb !== 'pass' || after.record.options.autoDraw) return false;
  const hasComputers = after.record.seats.some((seat) => isComputer(seat.userId));
  const next = tableAfter(after, userId, [action]);
  return next !== undefined && !next.game.isOver(next.fold.state) && !hasComputers;
}

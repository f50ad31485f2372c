import { takebackRejection } from '../core/fold.ts';
import type { Degrees } from '../core/ports.ts';
import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Choice } from '../games/contract/position.ts';
import type { PlacedTile } from '../games/contract/view.ts';
import { isComputer } from '../store/records.ts';
import { seatOf } from './acts.ts';
import { type Table, tableWithFold } from './table.ts';
import { playAll } from './turn.ts';

/** Actions of one turn that were chosen in a panel and are not confirmed yet, in order. */
export type Draft = readonly GameTypes['action'][];

const SEPARATOR = '+';

/** Writes a draft as text for the custom id of a control. */
export function makeDraft(game: AnyGame, draft: Draft): string {
  return draft.map((action) => game.makeAction(action)).join(SEPARATOR);
}

/** Reads what `makeDraft` writes; undefined for every other text. */
export function parseDraft(game: AnyGame, text: string): Draft | undefined {
  if (text === '') return [];
  const actions = text.split(SEPARATOR).map((action) => game.parseAction(action));
  return actions.every((action) => action !== undefined) ? actions : undefined;
}

/** True if two actions are equal. */
export function isSameAction(game: AnyGame, one: Draft[number], other: Draft[number]): boolean {
  return game.makeAction(one) === game.makeAction(other);
}

/** A table as it would be after a draft; undefined when the rules reject it. */
export function tableAfterDraft(table: Table, userId: string, draft: Draft): Table | undefined {
  const played = playAll(table, seatOf(table.record, userId), draft);
  return played.ok ? tableWithFold(table, { ...table.fold, state: played.value.state }) : undefined;
}

/** A tile that its player has chosen but not confirmed. */
export interface UnconfirmedTile {
  readonly choice: Choice;
  /** Table before the choice. */
  readonly before: Table;
  /** The tile on its square, in its chosen rotation; undefined for one that was chosen from a hand and has no square yet. */
  readonly placed: PlacedTile | undefined;
}

/** A tile that its player has put on a square but not confirmed. */
export type UnconfirmedPlacedTile = UnconfirmedTile & { readonly placed: PlacedTile };

/** A current turn with the draft that its player has not confirmed yet. */
export interface DraftedTurn {
  readonly table: Table;
  /** The user who makes the draft. */
  readonly userId: string;
  readonly draft: Draft;
  readonly tiles: readonly UnconfirmedTile[];
  /** Table after the tiles of the draft. */
  readonly after: Table;
  /** Choices after the tiles of the draft; none if the tiles end the turn. */
  readonly choices: readonly Choice[];
}

/**
 * A turn with a draft. Actions that the rules reject are dropped; all actions are dropped if somebody else is to move.
 *
 * @param draft by default the only square that the tile fits; empty if it fits several
 */
export function draftedTurn(table: Table, userId: string, draft: Draft = onlySquare(table)): DraftedTurn {
  const isOwn = seatOf(table.record, userId) === table.progress.seat;
  const drafted = isOwn ? draftedTiles(table, userId, draft) : undefined;
  const { tiles = [], after = table } = drafted ?? {};
  // When the draft ends the turn, further choices belong to another player or another draft.
  const { seat, turn } = table.progress;
  const choices = after.progress.turn === turn && after.progress.seat === seat ? choicesAt(after) : [];
  const isLegal = draft
    .slice(tiles.length)
    .every((action) => choices.some((one) => isSameAction(table.game, one.action, action)));
  const kept = drafted && isLegal ? draft : draft.slice(0, tiles.length);
  const last = kept.length > tiles.length ? [] : withoutPiece(choices);
  return { table, userId, draft: [...kept, ...last], tiles, after, choices };
}

/**
 * True if a user can choose all of a draft in the current turn, or if it begins the turn. A draft must not go on after a draw,
 * as rejections would then tell which tile is drawn.
 */
export function isOffered(table: Table, userId: string, draft: Draft): boolean {
  const { game, fold } = table;
  const opening = game.openingAction(fold.state);
  const offered = opening ? [opening] : draftedTurn(table, userId, draft).draft;
  return (
    draft.length > 0 && draft.every((action, index) => offered[index] && isSameAction(game, offered[index], action))
  );
}

/** True if a draft decides all that can be chosen now, so that it can be confirmed or planned. */
export function isCompleteDraft(turn: DraftedTurn): boolean {
  const { choices } = turn;
  return choices.length === 0 || choices.some((one) => isChosen(turn, one) && !allowsPieceToo(turn, one));
}

/**
 * The draft that ends the turn without a piece, if no piece can be placed. It is chosen from the start, so that a player who
 * wants no other action has only to confirm.
 */
function withoutPiece(choices: readonly Choice[]): Draft {
  const pass = choices.find(({ verb, step }) => verb === 'pass' && step === 'piece');
  return pass && choices.every(({ standing }) => !standing) ? [pass.action] : [];
}

/** The tiles of a draft with the table after them; undefined if the rules reject the draft. */
function draftedTiles(table: Table, userId: string, draft: Draft): Pick<DraftedTurn, 'tiles' | 'after'> | undefined {
  const tiles: UnconfirmedTile[] = [];
  let after = table;
  for (const action of draft) {
    const choice = choicesAt(after).find((one) => isSameAction(table.game, one.action, action));
    const next = choice && tableAfterDraft(after, userId, [action]);
    if (!next) return undefined;
    if (choice.step === 'piece' || choice.step === 'decision') break;
    const isPlaced = next.game.viewOf(next.fold.state).tiles.length > after.game.viewOf(after.fold.state).tiles.length;
    tiles.push({ choice, before: after, placed: isPlaced ? lastPlaced(next) : undefined });
    after = next;
  }
  return { tiles, after };
}

/** Everything that can be chosen at a table. */
export function choicesAt({ game, fold }: Table): readonly Choice[] {
  return game.choices(fold.state);
}

/** The tiles of a draft that lie on squares. */
export function draftedPlacedTiles({ tiles }: DraftedTurn): UnconfirmedPlacedTile[] {
  return tiles.filter((tile): tile is UnconfirmedPlacedTile => tile.placed !== undefined);
}

/** The tile that was placed last at a table. */
export function lastPlaced({ game, fold }: Table): PlacedTile {
  return game.viewOf(fold.state).tiles.at(-1)!;
}

/** The draft with the only square that the drawn tile fits; empty if it fits several squares. */
function onlySquare(table: Table): Draft {
  const [first, ...others] = choicesAt(table);
  return first?.step === 'square' && others.every((other) => isSamePlace(other, first)) ? [first.action] : [];
}

/** True if a choice puts the drawn tile on the only square that it fits. */
export function isOnlySquare(table: Table, { step }: Choice): boolean {
  return step === 'square' && onlySquare(table).length > 0;
}

/** True if two choices put the same tile on the same square, in any rotation. */
function isSamePlace(one: Choice, other: Choice): boolean {
  return (
    one.step === other.step && (['x', 'y', 'tile'] as const).every((name) => one.options[name] === other.options[name])
  );
}

/** The actions of a draft that choose and place tiles. */
export function placedActions({ tiles }: DraftedTurn): Draft {
  return tiles.map(({ choice }) => choice.action);
}

/** Rotations of a tile on its square, in the order in which they are offered. */
const TURNS = ['right', 'left', 'around'] as const;
type Turn = (typeof TURNS)[number];

/** A draft with its last tile turned. */
interface TurnedDraft {
  readonly turn: Turn;
  readonly draft: Draft;
  /** The action that places the turned tile. */
  readonly action: GameTypes['action'];
}

/** Drafts with the last tile on its square in its other legal rotations; none if only one rotation is legal. */
export function turnedDrafts({ draft, tiles }: DraftedTurn): TurnedDraft[] {
  const last = tiles.at(-1);
  if (!last?.placed) return [];
  const { rotation } = last.placed;
  const earlier = draft.slice(0, tiles.length - 1);
  // A chosen piece stays in the draft; the rules drop it if it cannot be placed after the rotation.
  const piece = draft.slice(tiles.length);
  const rotations = choicesAt(last.before).filter((choice) => isSamePlace(choice, last.choice));
  return rotations
    .flatMap(({ action, options }) => {
      const turn = turnFrom(rotation, Number(options.rotation));
      return turn ? [{ turn, draft: [...earlier, action, ...piece], action }] : [];
    })
    .sort((one, other) => TURNS.indexOf(one.turn) - TURNS.indexOf(other.turn));
}

function turnFrom(from: Degrees, to: number): Turn | undefined {
  return ({ 0: undefined, 90: 'right', 180: 'around', 270: 'left' } as const)[((to - from + 360) % 360) as Degrees];
}

/** The draft without its last tile; undefined if the draft has no tile, or the tile had no other square. */
export function draftBefore(turn: DraftedTurn): Draft | undefined {
  const last = turn.tiles.at(-1);
  return last && !isOnlySquare(turn.table, last.choice) ? placedActions(turn).slice(0, -1) : undefined;
}

/** True if the last confirmed action, such as the placed tile, can be taken back: only while no tile is drafted. */
export function canRetract({ table: { game, fold, progress }, tiles }: DraftedTurn): boolean {
  return tiles.length === 0 && takebackRejection(game, fold, progress.seat) === undefined;
}

/** True if a choice of the last step is part of the draft. */
export function isChosen({ draft, tiles, table }: DraftedTurn, { action }: Choice): boolean {
  return draft.slice(tiles.length).some((one) => isSameAction(table.game, one, action));
}

/** True if the player can still place a piece after a choice, in the same turn, such as after a sale. */
export function allowsPieceToo({ userId, after }: DraftedTurn, { standing, verb, action }: Choice): boolean {
  if (standing || verb === 'pass') return false;
  const next = tableAfterDraft(after, userId, [action]);
  const isSameStep = next?.progress.turn === after.progress.turn && next.progress.phase === after.progress.phase;
  return isSameStep && choicesAt(next)[0]?.step === 'piece';
}

/**
 * The draft with a choice of the last step, in place of the choices that it excludes.
 *
 * @param additions the choices that allow a piece too; such a choice is removed when it is chosen again
 */
export function withChosen(turn: DraftedTurn, additions: readonly Choice[], choice: Choice): Draft {
  const chosen = turn.choices.filter((one) => isChosen(turn, one));
  const isOne = additions.includes(choice);
  const kept = chosen.filter((one) => additions.includes(one) !== isOne).map(({ action }) => action);
  const placed = placedActions(turn);
  // The piece comes last, as it ends the turn.
  if (!isOne) return [...placed, ...kept, choice.action];
  // Without a piece the draft passes, so that the player can confirm the other choice alone.
  const none = turn.choices.filter(({ verb }) => verb === 'pass').map(({ action }) => action);
  return [...placed, ...(chosen.includes(choice) ? [] : [choice.action]), ...(kept.length > 0 ? kept : none)];
}

/**
 * True if a choice places no piece and is played with one tap, without a confirmation. It must be possible to take it back:
 * everybody draws by hand, no computer plays, and it is not the last turn.
 */
export function playsAtOnce({ userId, after }: DraftedTurn, { verb, action }: Choice): boolean {
  if (verb !== 'pass' || after.record.options.autoDraw) return false;
  const hasComputers = after.record.seats.some((seat) => isComputer(seat.userId));
  const next = tableAfterDraft(after, userId, [action]);
  return next !== undefined && !next.game.isOver(next.fold.state) && !hasComputers;
}

import { type Draft, makeDraft, tableAfter } from '../../app/draft.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import { seatOf, type Table } from '../../app/table.ts';
import { takebackRejection } from '../../core/fold.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { Readers } from '../../games/contract/readers.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { PlacedTile } from '../../games/contract/view.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { privateLook } from '../handlers/private-look.ts';
import { boardFile } from '../present/board/board.ts';
import { button } from '../present/buttons.ts';
import type { People } from '../present/people.ts';

/** A tile of a draft: how it was chosen, at which table, and how it would lie. */
interface DraftedTile {
  readonly choice: Choice;
  readonly before: Table;
  readonly placed: PlacedTile;
}

/** Contents of a panel: a table and the draft on it. */
export interface Panel {
  readonly context: HandlerContext;
  readonly table: Table;
  readonly people: People;
  readonly draft: Draft;
  /** Table after the tiles of the draft. */
  readonly after: Table;
  /** Choices after the tiles of the draft; none where they end the turn. */
  readonly choices: readonly Choice[];
  readonly tiles: readonly DraftedTile[];
}

/** The reader of a panel and the names of all players, as nothing interprets them. */
export function readersOf({ request }: HandlerContext, { record }: Table, people: People): Readers {
  return { names: people.plain, reader: seatOf(record, request.userId) };
}

/** Everything that can be chosen at a table. */
export function choicesAt({ game, fold }: Table): readonly Choice[] {
  return game.choices(fold.state);
}

/** The tiles of a draft with the table after them; undefined where the rules reject it. */
export function draftedTiles(table: Table, userId: string, draft: Draft): Pick<Panel, 'tiles' | 'after'> | undefined {
  const tiles: DraftedTile[] = [];
  let after = table;
  for (const action of draft) {
    const text = table.game.makeAction(action);
    const choice = choicesAt(after).find((one) => table.game.makeAction(one.action) === text);
    const next = choice && tableAfter(after, userId, [action]);
    if (!next) return undefined;
    if (choice.step === 'piece' || choice.step === 'decision') break;
    tiles.push({ choice, before: after, placed: lastPlaced(next) });
    after = next;
  }
  return { tiles, after };
}

/** If the drawn tile fits on one square only, that square is drafted at once. */
export function onlyWay(table: Table): Draft {
  const [first, ...others] = choicesAt(table);
  return first?.step === 'square' && others.every((other) => isSamePlace(other, first)) ? [first.action] : [];
}

/** Whether a choice is that of the only square which the drawn tile fits. */
export function isOnlyWay(table: Table, { step }: Choice): boolean {
  return step === 'square' && onlyWay(table).length > 0;
}

function lastPlaced({ game, fold }: Table): PlacedTile {
  return game.viewOf(fold.state).tiles.at(-1)!;
}

/** The board with the tiles of the draft where they would lie, and the pieces to choose from on the last one. */
export function draftFile(
  { context, table, people, after, choices, tiles }: Panel,
  ghosts: readonly PieceGhost[] = [],
) {
  const { t } = context.say;
  const last = tiles.at(-1);
  const drafted = tiles.map(({ placed: { tile, x, y, rotation } }) => ({ tile, x, y, rotation }));
  // What a tile leads to at the end of the turn would say too much.
  const shown = choices.length > 0 ? after : (last?.before ?? after);
  return boardFile(t, shown, people, { ...privateLook(context, table), focus: true, drafted, ghosts });
}

/** Buttons that turn the last tile to its other legal rotations where it lies; none where there is only one. */
export function turningButtons({ context, table, draft, tiles }: Panel) {
  const { say } = context;
  const last = tiles.at(-1);
  const ways = last ? choicesAt(last.before).filter((choice) => isSamePlace(choice, last.choice)) : [];
  if (!last || ways.length < 2) return [];
  const earlier = tiles.slice(0, -1).map(({ choice }) => choice.action);
  // A piece stays chosen where it can stand after the turn, too.
  const piece = draft.slice(tiles.length);
  return ways
    .map(({ action, options }) => ({ action, turn: turnFrom(last.placed.rotation, Number(options.rotation)) }))
    .filter(({ turn }) => turn !== 'none')
    .sort((one, other) => TURNS.indexOf(one.turn) - TURNS.indexOf(other.turn))
    .map(({ action, turn }) =>
      button(
        table.record,
        { verb: 'choose', argument: makeDraft(table.game, [...earlier, action, ...piece]) },
        { label: say('panel.turn', { turn }) },
      ),
    );
}

/** By how much a tile is turned clockwise, and the order in which this is offered. */
const TURNS = ['none', 'right', 'left', 'around'] as const;

function turnFrom(now: Degrees, to: number): (typeof TURNS)[number] {
  return ({ 0: 'none', 90: 'right', 180: 'around', 270: 'left' } as const)[((to - now + 360) % 360) as Degrees];
}

/** A button back to the choice of the last tile; none where there was no choice. */
export function backButtons({ context, table, tiles }: Panel) {
  const last = tiles.at(-1);
  if (!last || isOnlyWay(table, last.choice)) return [];
  const argument = makeDraft(
    table.game,
    tiles.slice(0, -1).map(({ choice }) => choice.action),
  );
  // The draft before the first tile is a page of squares again.
  return [
    button(table.record, argument === '' ? { verb: 'panel', argument: '0' } : { verb: 'choose', argument }, {
      label: context.say('panel.back'),
    }),
  ];
}

/**
 * A button that takes back what was confirmed last, such as the tile, and opens the panel at that step; none beside a
 * draft, and where it cannot be taken back.
 */
export function undoButtons({ context, table, tiles }: Panel) {
  const { game, fold, progress, record } = table;
  if (tiles.length > 0 || takebackRejection(game, fold, progress.seat)) return [];
  return [button(record, { verb: 'retract' }, { label: context.say('turn.button.undo') })];
}

/** A button that asks what a computer would choose at a table; none where nobody may know or nothing can be chosen. */
export function hintButtons({ say }: HandlerContext, table: Table) {
  const { record, game } = table;
  if (!record.options.hints || !mayAdvise(record) || !game.computer || choicesAt(table).length < 2) return [];
  return [button(record, { verb: 'hint' }, { label: say('panel.hint') })];
}

/** The letters of the pieces among some choices, as the picture shows them. */
export function pieceLetters(choices: readonly Choice[]): ReadonlyMap<Choice, string> {
  const pieces = choices.filter(({ standing }) => standing);
  return new Map(pieces.map((choice, at) => [choice, letterOf(at)]));
}

/** The letter of a choice, by its place among those with letters. */
export function letterOf(at: number): string {
  return String.fromCharCode(65 + at);
}

/** The label of a choice, with a sign where it is the one chosen: a colour alone is not heard. */
export function marked({ say }: HandlerContext, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** The label of a choice, with a star where it brings something at once: a colour would look like a choice that was made. */
export function starred({ say }: Pick<HandlerContext, 'say'>, choice: string, isStarred: boolean): string {
  return isStarred ? say('panel.starred', { choice }) : choice;
}

/** Whether two choices put the same tile on the same square, in whatever rotation. */
function isSamePlace(one: Choice, other: Choice): boolean {
  return (
    one.step === other.step && (['x', 'y', 'tile'] as const).every((name) => one.options[name] === other.options[name])
  );
}

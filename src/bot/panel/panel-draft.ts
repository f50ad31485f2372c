import { type Draft, makeDraft } from '../../app/draft.ts';
import { canRetract, choicesAt, type DraftedTurn, draftBefore, turnedDrafts } from '../../app/drafted-turn.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import { seatOf, type Table } from '../../app/table.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { People } from '../../telling/people.ts';
import type { OfferContext } from '../../telling/turn/offer.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { privateBoardOptions } from '../handlers/private-board-options.ts';
import { boardPicture } from '../write/board-picture.ts';
import { type ButtonOptions, button } from '../write/buttons.ts';
import type { Verb } from '../write/control-id.ts';

/** Context of a panel: a turn with a draft, the names of the players, and the reader. */
export interface Panel {
  readonly context: HandlerContext;
  readonly people: People;
  readonly turn: DraftedTurn;
}

/** The context for the offers of a panel's turn, with plain names. */
export function offerContext({ context: { request, say }, people, turn }: Panel): OfferContext {
  const reader = seatOf(turn.table.record, request.userId);
  return { t: say.t, turn, readers: { names: people.plain, reader } };
}

/** The board with the drafted tiles on their squares, and the pieces that can be placed on the last tile. */
export function draftPicture({ context, people, turn }: Panel, ghosts: readonly PieceGhost[] = []) {
  const { table, after, choices, tiles } = turn;
  const last = tiles.at(-1);
  const drafted = tiles.map(({ placed: { tile, x, y, rotation } }) => ({ tile, x, y, rotation }));
  // A tile that ends the turn is shown before its effects, as a draft must not reveal them.
  const shown = choices.length > 0 ? after : (last?.before ?? after);
  return boardPicture(context.say.t, shown, people, {
    ...privateBoardOptions(context, table),
    focus: true,
    drafted,
    ghosts,
  });
}

/** A button for a draft; by default it chooses the draft. */
export function draftButton(
  { turn: { table } }: Panel,
  draft: Draft,
  buttonOptions: ButtonOptions,
  verb: Verb = 'choose',
) {
  return button(table.record, { verb, argument: makeDraft(table.game, draft) }, buttonOptions);
}

/** Buttons that turn the last tile to its other legal rotations on its square. */
export function rotationButtons(panel: Panel) {
  const { say } = panel.context;
  return turnedDrafts(panel.turn).map(({ turn, draft }) =>
    draftButton(panel, draft, { label: say('panel.turn', { turn }) }),
  );
}

/** A button back to the choice of the last tile; none if the tile had only one square. */
export function backButtons(panel: Panel) {
  const draft = draftBefore(panel.turn);
  const buttonOptions = { label: panel.context.say('panel.back') };
  if (!draft) return [];
  // The draft before the first tile is a page of squares again.
  return [
    draft.length > 0
      ? draftButton(panel, draft, buttonOptions)
      : button(panel.turn.table.record, { verb: 'panel', argument: '0' }, buttonOptions),
  ];
}

/** A button that takes back the last confirmed action and reopens the panel at its step; none if it cannot be taken back. */
export function undoButtons({ context, turn }: Panel) {
  if (!canRetract(turn)) return [];
  return [button(turn.table.record, { verb: 'retract' }, { label: context.say('turn.button.undo') })];
}

/** True if players may ask a computer for advice; never in games that change ratings. */
export function allowsHints({ record, game }: Table): boolean {
  return record.options.hints && game.computer !== undefined && mayAdvise(record);
}

/** A button that asks a computer for advice; none if that is not allowed or there is no choice. */
export function hintButtons({ say }: HandlerContext, table: Table) {
  if (!allowsHints(table) || choicesAt(table).length < 2) return [];
  return [button(table.record, { verb: 'hint' }, { label: say('panel.hint') })];
}

/** The label of a choice, with a mark if it is chosen; screen readers do not read colours. */
export function chosenLabel({ say }: HandlerContext, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** The label of a choice, with a star if it scores at once; a colour would look like a choice that was made. */
export function starredLabel({ say }: Pick<HandlerContext, 'say'>, choice: string, isStarred: boolean): string {
  return isStarred ? say('panel.starred', { choice }) : choice;
}

import { type Draft, makeDraft } from '../../app/draft.ts';
import { canRetract, choicesAt, type DraftedTurn, draftBefore, turnedDrafts } from '../../app/drafted-turn.ts';
import { mayAdvise } from '../../app/rated-games.ts';
import { seatOf, type Table } from '../../app/table.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { People } from '../../telling/people.ts';
import type { Offered } from '../../telling/turn/offer.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { privateLook } from '../handlers/private-look.ts';
import { boardPicture } from '../write/board-picture.ts';
import { type ButtonLook, button } from '../write/buttons.ts';
import type { Verb } from '../write/control-id.ts';

/** Contents of a panel: a turn with a draft, and who sees it. */
export interface Panel {
  readonly context: HandlerContext;
  readonly people: People;
  readonly turn: DraftedTurn;
}

/** The turn of a panel with its reader and the names of all players, as nothing interprets them. */
export function offeredIn({ context: { request, say }, people, turn }: Panel): Offered {
  const reader = seatOf(turn.table.record, request.userId);
  return { t: say.t, turn, readers: { names: people.plain, reader } };
}

/** The board with the tiles of the draft where they would lie, and the pieces to choose from on the last one. */
export function draftPicture({ context, people, turn }: Panel, ghosts: readonly PieceGhost[] = []) {
  const { table, after, choices, tiles } = turn;
  const last = tiles.at(-1);
  const drafted = tiles.map(({ placed: { tile, x, y, rotation } }) => ({ tile, x, y, rotation }));
  // What a tile leads to at the end of the turn would say too much.
  const shown = choices.length > 0 ? after : (last?.before ?? after);
  return boardPicture(context.say.t, shown, people, { ...privateLook(context, table), focus: true, drafted, ghosts });
}

/** A button for a draft on the table of a panel: by default one that chooses it. */
export function draftButton({ turn: { table } }: Panel, draft: Draft, look: ButtonLook, verb: Verb = 'choose') {
  return button(table.record, { verb, argument: makeDraft(table.game, draft) }, look);
}

/** Buttons that turn the last tile to its other legal rotations where it lies; none where there is only one. */
export function turningButtons(panel: Panel) {
  const { say } = panel.context;
  return turnedDrafts(panel.turn).map(({ turn, draft }) =>
    draftButton(panel, draft, { label: say('panel.turn', { turn }) }),
  );
}

/** A button back to the choice of the last tile; none where there was no choice. */
export function backButtons(panel: Panel) {
  const draft = draftBefore(panel.turn);
  const look = { label: panel.context.say('panel.back') };
  if (!draft) return [];
  // The draft before the first tile is a page of squares again.
  return [
    draft.length > 0
      ? draftButton(panel, draft, look)
      : button(panel.turn.table.record, { verb: 'panel', argument: '0' }, look),
  ];
}

/** A button that takes back what was confirmed last and opens the panel at that step; none where it cannot. */
export function undoButtons({ context, turn }: Panel) {
  if (!canRetract(turn)) return [];
  return [button(turn.table.record, { verb: 'retract' }, { label: context.say('turn.button.undo') })];
}

/** Whether players of a game may ask a computer for advice; nobody may where that would decide about ratings. */
export function mayHint({ record, game }: Table): boolean {
  return record.options.hints && game.computer !== undefined && mayAdvise(record);
}

/** A button that asks what a computer would choose at a table; none where nobody may know or nothing can be chosen. */
export function hintButtons({ say }: HandlerContext, table: Table) {
  if (!mayHint(table) || choicesAt(table).length < 2) return [];
  return [button(table.record, { verb: 'hint' }, { label: say('panel.hint') })];
}

/** The label of a choice, with a sign where it is the one chosen: a colour alone is not heard. */
export function marked({ say }: HandlerContext, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** The label of a choice, with a star where it brings something at once: a colour would look like a choice that was made. */
export function starred({ say }: Pick<HandlerContext, 'say'>, choice: string, isStarred: boolean): string {
  return isStarred ? say('panel.starred', { choice }) : choice;
}

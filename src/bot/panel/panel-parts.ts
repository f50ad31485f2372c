import { type Draft, makeDraft } from '../../app/draft.ts';
import { canRetract, type DraftedTurn, draftBefore, draftedPlacedTiles, turnedDrafts } from '../../app/drafted-turn.ts';
import { seatOf, type Table } from '../../app/table.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { BoardOptions } from '../../telling/board/board-request.ts';
import type { People } from '../../telling/people.ts';
import type { OfferContext } from '../../telling/turn/offer.ts';
import type { HandlerContext } from '../handlers/command.ts';
import { privateBoardOptions } from '../handlers/private-board-options.ts';
import { boardPicture, type PictureFile } from '../write/board-picture.ts';
import { type Button, type ButtonOptions, button } from '../write/buttons.ts';
import type { Verb } from '../write/control-id.ts';

/** What the panels of all steps are made from: a turn with a draft, and parts that depend on the reader. */
export interface Panel {
  readonly say: Speech;
  readonly turn: DraftedTurn;
  /** The turn for the functions that describe its choices, with plain names. */
  readonly offered: OfferContext;
  /** True if a draft is to be seen before it is played: the reader wants advice about it, or plans it. */
  readonly wantsAdvice: boolean;
  /** A detail of the board for the reader. */
  picture(shown: Table, options: BoardOptions): Promise<PictureFile>;
  /** The board with the drafted tiles on their squares, and the pieces that can be placed on the last tile. */
  draftPicture(ghosts: readonly PieceGhost[]): Promise<PictureFile>;
  /** True if the turn is planned before it begins, so that nothing is played. */
  readonly isPlan: boolean;
  /** The verb of a control of the panel: a planned turn has verbs of its own. */
  verbOf(verb: Verb): Verb;
  /** The label of the button that confirms the draft. */
  readonly confirmLabel: string;
  /** A button for a draft; by default it chooses the draft. */
  draftButton(draft: Draft, look: ButtonOptions, verb?: Verb): Button;
  /** Buttons that turn the last tile to its other legal rotations on its square. */
  readonly rotations: readonly Button[];
  /** A button back to the choice of the last tile; none if the tile had only one square. */
  readonly back: readonly Button[];
  /** A button that takes back the last confirmed action and reopens the panel at its step; none if it cannot be taken back. */
  readonly undo: readonly Button[];
}

/** Verbs of controls in the panel of a planned turn, by those that do the same in the current turn. */
const PLAN_VERBS: Readonly<Record<Verb, Verb>> = {
  panel: 'planpage',
  choose: 'planpick',
  kind: 'plankind',
  confirm: 'planset',
};

/** Makes what the panel of a turn is made from, for one reader. */
export function panelOf(
  { request, say, settings }: HandlerContext,
  people: People,
  { isPlan = false, ...turn }: DraftedTurn & { readonly isPlan?: boolean | undefined },
): Panel {
  const { table, after, choices, tiles } = turn;
  const { record, game } = table;
  const boardOptions = { ...privateBoardOptions({ request, settings }, table), focus: true };
  const picture: Panel['picture'] = (shown, options) =>
    boardPicture(say.t, shown, people, { ...boardOptions, ...options });
  const verbOf = (verb: Verb) => (isPlan ? PLAN_VERBS[verb]! : verb);
  const draftButton: Panel['draftButton'] = (draft, look, verb = 'choose') =>
    button(record, { verb: verbOf(verb), argument: makeDraft(game, draft) }, look);
  const drafted = draftedPlacedTiles(turn).map(({ placed: { tile, x, y, rotation } }) => ({ tile, x, y, rotation }));
  // A tile that ends the turn is shown before its effects, as a draft must not reveal them.
  const shown = choices.length > 0 ? after : (tiles.at(-1)?.before ?? after);
  const before = draftBefore(turn);
  const backLook = { label: say('panel.back') };
  return {
    say,
    turn,
    offered: { t: say.t, turn, readers: { names: people.plain, reader: seatOf(record, request.userId) } },
    isPlan,
    verbOf,
    confirmLabel: say(isPlan ? 'plan.confirm' : 'panel.confirm'),
    wantsAdvice: settings.advice === true || isPlan,
    picture,
    draftPicture: (ghosts) => picture(shown, { drafted, ghosts }),
    draftButton,
    rotations: turnedDrafts(turn).map(({ turn, draft }) => draftButton(draft, { label: say('panel.turn', { turn }) })),
    // The draft before the first tile is a page of squares again.
    back: !before
      ? []
      : [
          before.length > 0
            ? draftButton(before, backLook)
            : button(record, { verb: verbOf('panel'), argument: '0' }, backLook),
        ],
    undo: canRetract(turn) && !isPlan ? [button(record, { verb: 'retract' }, { label: say('turn.button.undo') })] : [],
  };
}

/** The label of a choice, with a mark if it is chosen; screen readers do not read colours. */
export function chosenLabel({ say }: Pick<Panel, 'say'>, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** The label of a choice, with a star if it scores at once; a colour would look like a choice that was made. */
export function starredLabel({ say }: Pick<Panel, 'say'>, choice: string, isStarred: boolean): string {
  return isStarred ? say('panel.starred', { choice }) : choice;
}

import { seatOf } from '../../app/acts.ts';
import {
  canRetract,
  type Draft,
  type DraftedTurn,
  draftBefore,
  draftedPlacedTiles,
  makeDraft,
  turnedDrafts,
} from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { GameRecord } from '../../store/records.ts';
import type { BoardOptions } from '../../telling/board/board-request.ts';
import type { PlayerNames } from '../../telling/people.ts';
import type { OfferContext } from '../../telling/turn/offer.ts';
import { type HandlerContext, privateBoardOptions } from '../handlers/command.ts';
import { type Button, type ButtonOptions, button, type Verb } from '../write/buttons.ts';
import { boardPicture, type PictureFile } from '../write/pictures.ts';

/** Input of the panels of all steps: a turn with a draft, and the parts that depend on the reader. */
export interface PanelContext {
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

/** Further input of the panel of one step: page of its list, from 0, lines to tell above it, and buttons to the game's page. */
export interface StepParts {
  readonly page: number;
  readonly news: readonly string[];
  readonly onPage: readonly Button[];
}

/** Verbs of controls in the panel of a planned turn, by those that do the same in the current turn. */
const PLAN_VERBS: Readonly<Record<Verb, Verb>> = {
  panel: 'planpage',
  choose: 'planpick',
  kind: 'plankind',
  confirm: 'planset',
};

/** Makes the input of the panel of a turn for one reader. */
export function panelContext(
  { request, say, settings }: HandlerContext,
  people: PlayerNames,
  { isPlan = false, ...turn }: DraftedTurn & { readonly isPlan?: boolean | undefined },
): PanelContext {
  const { table, after, choices, tiles } = turn;
  const { record, game } = table;
  const boardOptions = { ...privateBoardOptions({ request, settings }, table), focus: true };
  const picture: PanelContext['picture'] = (shown, options) =>
    boardPicture(say.t, shown, people, { ...boardOptions, ...options });
  const verbOf = (verb: Verb) => (isPlan ? PLAN_VERBS[verb]! : verb);
  const draftButton: PanelContext['draftButton'] = (draft, look, verb = 'choose') =>
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
export function chosenLabel({ say }: Pick<PanelContext, 'say'>, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** The label of a choice, with a star if it scores at once; a colour would look like a choice that was made. */
export function starredLabel({ say }: Pick<PanelContext, 'say'>, choice: string, isStarred: boolean): string {
  return isStarred ? say('panel.starred', { choice }) : choice;
}

/** A page of a long list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of the page, from 0. */
  readonly number: number;
  /** Number of items on all pages, and the most items of one page. */
  readonly count: number;
  readonly max: number;
}

/**
 * Returns the page `wanted` of a list, or the nearest existing one. All pages are about equally long.
 */
export function listPage<Item>(
  items: readonly Item[],
  { wanted, max }: { readonly wanted: number; readonly max: number },
): ListPage<Item> {
  const list = { count: items.length, max };
  const number = Math.max(0, Math.min(wanted, pageCount(list) - 1));
  const { first, last } = pageRange(list, number);
  return { items: items.slice(first - 1, last), number, ...list };
}

/** Returns the number of the page that has the item with an index. */
export function pageOf(list: ListLength, index: number): number {
  return Math.floor(index / pageLength(list));
}

type ListLength = Pick<ListPage<unknown>, 'count' | 'max'>;

function pageCount({ count, max }: ListLength): number {
  return Math.ceil(count / max);
}

function pageLength(list: ListLength): number {
  return Math.ceil(list.count / pageCount(list));
}

/** The numbers of the first and the last item of a page, from 1. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** Returns the numbers of the items on a page. */
export function pageRange(list: ListLength, page: number): PageRange {
  const first = page * pageLength(list) + 1;
  return { first, last: Math.min(list.count, first + pageLength(list) - 1) };
}

/**
 * Buttons to all other pages of the panel, labelled with the numbers of their items.
 *
 * @param options.verb of the control that shows a page
 * @param options.starOn returns the most points of a starred item on a page, for the label of its button; undefined if no item
 *   has a star
 * @param options.draft the draft that the pages go on from, as text; empty by default
 */
export function pageButtons(
  say: Speech,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { number, ...list }: Omit<ListPage<unknown>, 'items'>,
  options: {
    readonly verb: Verb;
    readonly starOn?: (range: PageRange) => number | undefined;
    readonly draft?: string;
  },
) {
  const { verb, starOn = () => undefined, draft = '' } = options;
  return Array.from({ length: pageCount(list) }, (_, page) => page)
    .filter((page) => page !== number)
    .map((page) => {
      const range = pageRange(list, page);
      const points = starOn(range);
      const star = { star: points === undefined ? 'no' : 'yes', points: points ?? 0 } as const;
      const label = say('panel.page', { ...range, way: page < number ? 'back' : 'on', ...star });
      return button(game, { verb, argument: pageArgument(page, draft) }, { label });
    });
}

/** The argument of the control `panel`: a page, and the draft that it goes on from, as text. */
function pageArgument(page: number, draft: string): string {
  return draft === '' ? String(page) : `${page}+${draft}`;
}

/** Reads what `pageArgument` writes; undefined for any other text. */
export function parsePageArgument(text: string): { readonly page: number; readonly draft: string } | undefined {
  const [, page, draft = ''] = /^(\d{1,4})(?:\+(.+))?$/.exec(text) ?? [];
  return page === undefined ? undefined : { page: Number(page), draft };
}

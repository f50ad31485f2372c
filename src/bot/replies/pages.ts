import type { Rejection } from '../../app/rejection.ts';
import { latestTable, type Table, tableOf } from '../../app/table.ts';
import { failure, type Result } from '../../core/result.ts';
import type { Square } from '../../core/tile.ts';
import type { GameRecord } from '../../store/records.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { type Button, button, buttonRows, phoneLines } from '../write/buttons.ts';
import { CONTENT_LIMIT } from '../write/message-text.ts';

/** Texts that are shown in pages: those about a game, and those about the user. */
export const GAME_TEXTS = ['log', 'score', 'board', 'tiles'] as const;
const PERSONAL_TEXTS = ['mygames', 'privacy'] as const;
const TEXT_NAMES = [...GAME_TEXTS, ...PERSONAL_TEXTS] as const;
export type GameTextName = (typeof GAME_TEXTS)[number];
type TextName = (typeof TEXT_NAMES)[number];

/** A text that is longer than a message, in parts that fit in one. */
export interface PagedText {
  readonly name: TextName;
  /** The square that it is about; undefined for texts of the whole game. */
  readonly square?: Square | undefined;
  readonly parts: readonly string[];
  /** True if a page has as many parts as fit; false if every part is a page. */
  readonly packed: boolean;
  /** Makes the text of a page from the indexes of its first and last part; by default joins the parts by line breaks. */
  readonly compose?: (first: number, last: number) => string;
  /** The page that is shown first; by default the one with the first part. */
  readonly latest?: PagePosition;
  /** True if the reader begins with the last part and goes on to earlier ones. */
  readonly isLatestFirst?: boolean;
  /** Label of a page from its first and last part, counted from 0. */
  readonly label: (first: number, last: number) => string;
}

/** Most lines of a page on a phone, so that it can be read without scrolling. */
export const PAGE_LINES = 22;

/**
 * Names a page of a text that consists of parts: the page that begins with part `from`, or the page that ends with part `upTo`.
 * Parts count from 0; a number out of range means the nearest part.
 */
export type PagePosition = { readonly from: number } | { readonly upTo: number };

/** A page as the argument of a control. It stays the same page later, as parts are only added at the end of a text. */
export function makePagePosition({ name, square }: Pick<PagedText, 'name' | 'square'>, place: PagePosition): string {
  const part = 'from' in place ? `f${place.from}` : `u${place.upTo}`;
  return square ? `${name}:${part}:${square.x},${square.y}` : `${name}:${part}`;
}

/** Parses an argument made by `makePlace`; undefined for anything else. */
export function parsePagePosition(
  text: string,
): (Pick<PagedText, 'name' | 'square'> & { readonly place: PagePosition }) | undefined {
  const [, typed, way, digits, x, y] = /^([a-z]+):([fu])(\d{1,5})(?::(-?\d{1,3}),(-?\d{1,3}))?$/.exec(text) ?? [];
  const name = TEXT_NAMES.find((known) => known === typed);
  if (!name) return undefined;
  const part = Number(digits);
  const place = way === 'f' ? { from: part } : { upTo: part };
  return x === undefined ? { name, place } : { name, place, square: { x: Number(x), y: Number(y) } };
}

/** A page of a text, with a row of buttons to the previous and the next page; without buttons if it is the only page. */
interface Page extends Reply {
  readonly content: string;
  readonly components: ReturnType<typeof buttonRows<Button>>;
}

/** Makes a page of a text. */
export function pageReply(
  { say }: HandlerContext,
  game: Pick<GameRecord, 'id' | 'revision'>,
  { text, place }: { text: PagedText; place: PagePosition },
): Page {
  const { parts, label, isLatestFirst } = text;
  const [first, last] = rangeOf(text, place);
  const content = contentOf(text, first, last);
  if (first === 0 && last === parts.length - 1) return { content, components: [] };
  const turnTo = (to: PagePosition) => ({ verb: 'page', argument: makePagePosition(text, to) }) as const;
  const earlier = { to: turnTo({ upTo: Math.max(0, first - 1) }), disabled: first === 0 };
  const later = { to: turnTo({ from: last + 1 }), disabled: last === parts.length - 1 };
  const [back, forward] = isLatestFirst ? [later, earlier] : [earlier, later];
  return {
    content,
    components: buttonRows([
      button(game, back.to, { label: say(isLatestFirst ? 'page.newer' : 'page.back'), disabled: back.disabled }),
      button(game, turnTo({ from: first }), { label: label(first, last), disabled: true }),
      button(game, forward.to, {
        label: say(isLatestFirst ? 'page.older' : 'page.forward'),
        disabled: forward.disabled,
      }),
    ]),
  };
}

function contentOf({ parts, compose }: PagedText, first: number, last: number): string {
  return compose?.(first, last) ?? parts.slice(first, last + 1).join('\n');
}

/** First and last part of a page. */
function rangeOf(text: PagedText, place: PagePosition): [first: number, last: number] {
  const { parts, packed } = text;
  const inside = (part: number) => Math.max(0, Math.min(part, parts.length - 1));
  const fits = (first: number, last: number) => {
    const content = contentOf(text, first, last);
    // Discord shows a timestamp shorter than its markup.
    const shown = content.replaceAll(/<t:\d+:t>/g, '00:00 AM');
    return content.length <= CONTENT_LIMIT && phoneLines(shown.split('\n')) <= PAGE_LINES;
  };
  if ('from' in place) {
    const first = inside(place.from);
    let last = first;
    while (packed && last < parts.length - 1 && fits(first, last + 1)) last++;
    return [first, last];
  }
  const last = inside(place.upTo);
  let first = last;
  while (packed && first > 0 && fits(first - 1, last)) first--;
  return [first, last];
}

/** The present table of the game that a control was made for; for a command the running or latest game of the channel. */
export async function requestedTable({ app, request }: HandlerContext): Promise<Result<Table, Rejection>> {
  const { channelId, expected } = request;
  if (!expected) return latestTable(app, request);
  const record = await app.store.games.byId(expected.gameId);
  return record?.setup && record.channelId === channelId ? tableOf(app, record) : failure({ code: 'stale' });
}

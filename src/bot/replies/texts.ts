import { lastOwnTurn } from '../../app/finished-turns.ts';
import type { Table } from '../../app/table.ts';
import { storedTimeZone, UTC } from '../../app/time-zones.ts';
import type { Square } from '../../core/tile.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { UserId } from '../../store/records.ts';
import { actLine } from '../../telling/acts.ts';
import { boardSections } from '../../telling/board/board-text.ts';
import { loggedTurns, turnSections } from '../../telling/log.ts';
import type { PlayerNames } from '../../telling/people.ts';
import { scoreLines, scoringSections } from '../../telling/score.ts';
import { plainText } from '../../telling/section.ts';
import { type Answer, type HandlerContext, type Reply, tablePeople, valueOrReject } from '../handlers/command.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { CONTENT_LIMIT, DISCORD_WRITING, messageText, sectionLines } from '../write/message-text.ts';
import { textPages } from '../write/text-pages.ts';
import { drawButtons } from './draw-buttons.ts';
import { pageButtonsOf } from './game-page.ts';
import {
  type GameTextName,
  PAGE_LINES,
  type PagedText,
  type PagePosition,
  pageReply,
  requestedTable,
} from './pages.ts';
import { tilesText } from './tiles-left.ts';

interface TextContext {
  readonly say: Speech;
  readonly table: Table;
  readonly people: PlayerNames;
  /** Reader of the text. */
  readonly userId: UserId;
  readonly square: Square | undefined;
  /** Time zone of the reader. */
  readonly zone: string;
}

/** The time zone of the user. */
async function zoneOf({ app, request }: HandlerContext): Promise<string> {
  return storedTimeZone((await app.store.reminders.settings(request.userId))?.timezone ?? UTC);
}

/** A page of a long text about a game; by default the last page of the log, or the first page of other texts. */
export async function textReply(
  context: HandlerContext,
  { name, square }: { readonly name: GameTextName } & Pick<PagedText, 'square'>,
  place?: PagePosition,
): Promise<Answer> {
  const table = valueOrReject(await requestedTable(context));
  const people = await tablePeople(context, table);
  const zone = await zoneOf(context);
  const text = TEXTS[name]({ say: context.say, table, people, userId: context.request.userId, square, zone });
  const start = text.latest ?? { from: 0 };
  const reply = pageReply(context, table.record, { text, place: place ?? start });
  const more =
    name === 'tiles'
      ? tileButtons(context, table)
      : name === 'board'
        ? buttonRows(await pageButtonsOf(context, table))
        : [];
  return { ...reply, components: [...reply.components, ...more] };
}

/** Buttons below the tiles left in words: to draw a tile, and back to their picture. */
function tileButtons(context: HandlerContext, table: Table) {
  const picture = { verb: 'view', argument: 'tiles' } as const;
  const back = button(table.record, picture, { label: context.say('turn.button.tiles') });
  return buttonRows([...drawButtons(context, table), back]);
}

/** One turn of the log, or the log from it on; undefined if the log has no turn with this number. */
export async function turnReply(
  context: HandlerContext,
  table: Table,
  { turn, isAlone }: { readonly turn: number; readonly isAlone: boolean },
): Promise<Reply | undefined> {
  const people = await tablePeople(context, table);
  const { text, turns } = logText({ say: context.say, table, people, zone: await zoneOf(context) });
  const from = turns.indexOf(turn);
  // The page of a single turn is not filled up with others.
  return from < 0
    ? undefined
    : pageReply(context, table.record, { text: { ...text, packed: !isAlone }, place: { from } });
}

const TEXTS = {
  log: (context) => logText(context).text,
  score({ say, table, people }) {
    const scorings = sectionLines(scoringSections(say, table, people));
    const heading = say('score.sources');
    const pages = textPages(scorings.join('\n'), CONTENT_LIMIT - heading.length - 1, PAGE_LINES - 1);
    const rest = scorings.length > 0 ? pages.map((page) => [heading, page].join('\n')) : [];
    return onePartPages(say, 'score', [messageText(scoreLines(say, table, people), 0), ...rest]);
  },
  board({ say, table, people, userId }) {
    const seenTurn = lastOwnTurn(table, userId);
    return onePartPages(say, 'board', plainPages(plainText(boardSections(say.t, table, { people, seenTurn }))));
  },
  tiles({ say, table, square }) {
    return {
      ...onePartPages(say, 'tiles', textPages(tilesText(say, table, square), CONTENT_LIMIT, PAGE_LINES)),
      square,
    };
  },
} satisfies Record<GameTextName, (context: TextContext) => PagedText>;

/** Most characters of the heading of a day. */
const DAY_LENGTH = 40;

/**
 * The log turn by turn under headings of days, the last turn first; a turn is one part unless it is too long for a message.
 * `turns` has the turn of each part.
 */
function logText({ say, table, people, zone }: Omit<TextContext, 'userId' | 'square'>): {
  text: PagedText;
  turns: readonly number[];
} {
  const dayOf = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short' });
  const turnParts = loggedTurns(table).flatMap((logged) => {
    const lines = sectionLines(turnSections(say, { table, people, logged }));
    const heading = lines[0]!;
    const room = CONTENT_LIMIT - DAY_LENGTH - heading.length;
    return textPages(lines.join('\n'), room, PAGE_LINES - 2).map((text, index) => {
      return { logged, heading, text, isFirst: index === 0 };
    });
  });
  const turns = turnParts.map(({ logged: { turn } }) => turn);
  const compose = (first: number, last: number) => {
    const shown = turnParts.slice(first, last + 1);
    let day: string | undefined;
    return [...new Set(shown.map(({ logged }) => logged))]
      .reverse()
      .flatMap((logged) => {
        const before = day;
        day = dayOf.format(logged.at);
        const parts = shown.filter((part) => part.logged === logged);
        // A page that begins in the middle of a turn repeats the turn's heading.
        const own = [...(parts[0]!.isFirst ? [] : [parts[0]!.heading]), ...parts.map(({ text }) => text)];
        return day === before ? own : [`__${DISCORD_WRITING.moment(logged.at, 'date')}__`, ...own];
      })
      .join('\n');
  };
  const parts = turnParts.length > 0 ? turnParts.map(({ text }) => text) : [beforeFirstTurn(say, table, people)];
  const label = (moment: number, until: number) => {
    const [first, last, count] = [turns[moment]!, turns[until]!, turns.at(-1)!];
    if (first !== last) return say('page.turns', { first, last, turns: count });
    const [from, to] = [turns.indexOf(first), turns.lastIndexOf(first)];
    const isWhole = moment === from && until === to;
    return isWhole
      ? say('page.turn', { turn: first, turns: count })
      : say('page.turn.part', { turn: first, turns: count, part: until - from + 1, parts: to - from + 1 });
  };
  const order = turnParts.length > 0 ? { compose, isLatestFirst: true } : {};
  // A turn that is longer than a page is read from its beginning.
  const first = turns.indexOf(turns.at(-1)!);
  const latest = first < parts.length - 1 ? { from: Math.max(0, first) } : { upTo: parts.length - 1 };
  return { text: { name: 'log', parts, packed: true, label, latest, ...order }, turns };
}

/** The log of a game before its first draw. */
function beforeFirstTurn(say: Speech, { record }: Table, people: PlayerNames): string {
  const acts = record.acts.flatMap((act) => actLine(say, { record, people }, act) ?? []);
  return messageText([say('log.none'), ...acts.map((line) => `- ${line}`)]);
}

function onePartPages(say: Speech, name: GameTextName, parts: readonly string[]): PagedText {
  const pages = parts.length;
  return { name, parts, packed: false, label: (first) => say('page.of', { page: first + 1, pages }) };
}

const FENCE = '```';

/** Plain text as pages in code blocks, where no markup has an effect. */
function plainPages(text: string): string[] {
  const room = CONTENT_LIMIT - 2 * FENCE.length - 2;
  return textPages(text.replaceAll('`', "'"), room).map((page) => `${FENCE}\n${page}\n${FENCE}`);
}

import type { Table } from '../app/table.ts';
import { lastOwnTurn } from '../app/turn.ts';
import type { Square } from '../core/tile.ts';
import type { Speech } from '../i18n/speech.ts';
import type { UserId } from '../store/store.ts';
import { type Asking, peopleAt, type Reply } from './command.ts';
import { askedTable, type Place, pageReply, type Story, type StoryName } from './pages.ts';
import { actLine } from './present/acts.ts';
import { boardText } from './present/board-text.ts';
import { loggedTurns, turnLines } from './present/log.ts';
import { CONTENT_LIMIT, messageText } from './present/message.ts';
import type { People } from './present/people.ts';
import { scoreSheet, scoreText } from './present/score.ts';
import { textPages } from './present/text-pages.ts';
import { rejected } from './status.ts';
import { tilesText } from './tiles-left.ts';

interface Telling {
  readonly say: Speech;
  readonly table: Table;
  readonly people: People;
  /** Who is told. */
  readonly userId: UserId;
  readonly square: Square | undefined;
}

/**
 * A page of what is told of a game; the one to begin with when no place is given: the end of the log, else the start.
 */
export async function storyReply(
  asking: Asking,
  { name, square }: Pick<Story, 'name' | 'square'>,
  place?: Place,
): Promise<Reply> {
  const found = await askedTable(asking);
  if (!found.ok) return rejected(asking, found.failure);
  const table = found.value;
  const people = await peopleAt(asking.app, table);
  const story = STORIES[name]({ say: asking.say, table, people, userId: asking.request.userId, square });
  const start = name === 'log' ? { upTo: story.parts.length - 1 } : { from: 0 };
  return pageReply(asking, table.game, { story, place: place ?? start });
}

/** One turn of the log; undefined when there is none with this number. */
export async function turnReply(asking: Asking, table: Table, turn: number): Promise<Reply | undefined> {
  const people = await peopleAt(asking.app, table);
  const { story, turns } = logStory({ say: asking.say, table, people });
  const from = turns.indexOf(turn);
  // One turn alone was asked for, so its page is not filled up with others.
  return from < 0 ? undefined : pageReply(asking, table.game, { story: { ...story, packed: false }, place: { from } });
}

const STORIES = {
  log: (telling) => logStory(telling).story,
  score({ say, table, people }) {
    const sheet = scoreSheet(say.t, table, people.plain);
    return inPages(say, 'score', [scoreText(say, table, people), ...plainPages(sheet)]);
  },
  board({ say, table, people, userId }) {
    const seenTurn = lastOwnTurn(table, userId);
    return inPages(say, 'board', plainPages(boardText(say.t, table, { names: people.plain, seenTurn })));
  },
  tiles({ say, table, square }) {
    return { ...inPages(say, 'tiles', textPages(tilesText(say, table, square))), square };
  },
} satisfies Record<StoryName, (telling: Telling) => Story>;

/** The log turn by turn, a turn being one part unless it is too long for a message; `turns` says whose part is whose. */
function logStory({ say, table, people }: Omit<Telling, 'userId' | 'square'>): {
  story: Story;
  turns: readonly number[];
} {
  const told = loggedTurns(table).flatMap((logged) =>
    textPages(turnLines(say, { table, people, logged }).join('\n')).map((text) => ({ turn: logged.turn, text })),
  );
  const turns = told.map(({ turn }) => turn);
  const parts = told.length > 0 ? told.map(({ text }) => text) : [beforeFirstTurn(say, table, people)];
  const label = (at: number, until: number) => {
    const [first, last, count] = [turns[at]!, turns[until]!, turns.at(-1)!];
    return first === last
      ? say('page.turn', { turn: first, turns: count })
      : say('page.turns', { first, last, turns: count });
  };
  return { story: { name: 'log', parts, packed: true, label }, turns };
}

/** What the log says before the first tile is drawn. */
function beforeFirstTurn(say: Speech, { game }: Table, people: People): string {
  const acts = game.acts.flatMap((record) => actLine(say, people, record) ?? []);
  return messageText([say('log.none'), ...acts.map((line) => `- ${line}`)]);
}

function inPages(say: Speech, name: StoryName, parts: readonly string[]): Story {
  const pages = parts.length;
  return { name, parts, packed: false, label: (first) => say('page.of', { page: first + 1, pages }) };
}

const FENCE = '```';

/** Plain text, in which nothing means anything, as pages. */
function plainPages(text: string): string[] {
  const room = CONTENT_LIMIT - 2 * FENCE.length - 2;
  return textPages(text.replaceAll('`', "'"), room).map((page) => `${FENCE}\n${page}\n${FENCE}`);
}

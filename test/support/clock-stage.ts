import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { isPublic } from '../../lab/driving/controls.ts';
import type { AutocompleteTable } from '../../lab/driving/table.ts';
import { type Pirogue, type PirogueOptions, startPirogue, until } from './pirogue.ts';
import { gameOf } from './seated-table.ts';
import { MINUTE, TestClock } from './test-clock.ts';

export interface Stage {
  readonly pirogue: Pirogue;
  readonly clock: TestClock;
  readonly people: readonly [TestPerson, TestPerson, ...TestPerson[]];
  readonly table: AutocompleteTable;
  readonly ana: TestPerson;
  readonly ben: TestPerson;
}

/** Who sits there, what was typed with /new, and when that was. */
interface StageOptions {
  readonly names?: readonly string[];
  readonly pace?: number;
  readonly late?: string;
  readonly weekends?: string;
  readonly at?: string;
  readonly prepare?: PirogueOptions['prepare'];
}

/** A running game, in which Ana is to move. */
export async function stage({
  names = ['Ana', 'Ben'],
  at = '2027-01-10T10:00:00Z',
  prepare,
  ...options
}: StageOptions = {}): Promise<Stage> {
  const clock = new TestClock(Date.parse(at));
  const pirogue = await startPirogue({ now: clock.now, ...(prepare && { prepare }) });
  const { people, table } = await gameOf(pirogue, names, options);
  const [ana, ben] = people;
  return { pirogue, clock, people, table, ana, ben };
}

/** Public messages in a channel whose text matches. */
export async function told(person: TestPerson, text: RegExp, channel?: string): Promise<readonly WireMessage[]> {
  const messages = await person.messages(channel);
  return messages.filter((message) => isPublic(message) && text.test(message.content));
}

export const REMINDER = /it is still your turn/;

/** How long something takes to be delivered at the most if Discord takes it at the first attempt, in milliseconds. */
const AT_ONCE = 5_000;

/** Resolves when everything that is due was delivered. */
export const settled = ({ store }: Pirogue, duration?: number) =>
  until(async () => {
    const games = await store.games.allOpen();
    const posts = await Promise.all(games.map(({ id }) => store.posts.ofGame(id)));
    return posts.flat().every(({ pending }) => pending === undefined);
  }, duration);

/** The same by a clock that stands still: what Discord did not take at once is tried again half a minute later. */
export const settledBy = (clock: TestClock, pirogue: Pirogue) =>
  settled(pirogue, AT_ONCE).catch(() => {
    clock.jump(MINUTE / 2);
    return settled(pirogue);
  });

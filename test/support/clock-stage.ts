import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { requestProblems } from './openapi.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from './pirogue.ts';
import { TestClock } from './test-clock.ts';

const EPHEMERAL = 64;

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
  readonly at?: string;
}

/** A running game, in which Ana is to move. */
export async function stage(options: StageOptions = {}): Promise<Stage> {
  const clock = new TestClock(Date.parse(options.at ?? '2027-01-10T10:00:00Z'));
  const pirogue = await startPirogue({ now: clock.now });
  const people = await Promise.all((options.names ?? ['Ana', 'Ben']).map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(people, chooserFor(7));
  const { pace, late } = options;
  await table.begin({ order: 'joined', ...(pace !== undefined && { pace }), ...(late !== undefined && { late }) });
  await table.nextPublicMessage();
  const [ana, ben] = people as [TestPerson, TestPerson];
  return { pirogue, clock, people: people as [TestPerson, TestPerson], table, ana, ben };
}

/** Public messages in a channel whose text matches. */
export async function told(person: TestPerson, text: RegExp, channel?: string): Promise<readonly WireMessage[]> {
  const messages = await person.messages(channel);
  return messages.filter(({ content, flags }) => (Number(flags) & EPHEMERAL) === 0 && text.test(content));
}

export const REMINDER = /it is still your turn/;

/** Resolves when everything that is due was delivered. */
export const settled = ({ store }: Pirogue) =>
  until(async () => {
    const games = await store.games.allOpen();
    const posts = await Promise.all(games.map(({ id }) => store.posts.ofGame(id)));
    return posts.flat().every(({ pending }) => pending === undefined);
  });

export function checkFaultless({ requests, log }: Pirogue): void {
  expect(requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
}

import type { GatewayFrame, LocalDiscord } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, type LogLine, type Pirogue, type PirogueOptions, startPirogue, until } from './pirogue.ts';

/** A table of two that has begun, in a program that can be disturbed. */
export interface TableOfTwo {
  readonly pirogue: Pirogue;
  /** In the order of their turns; the first of them is to move. */
  readonly people: readonly [TestPerson, TestPerson];
  readonly table: AutocompleteTable;
  /** What asks Discord to post in their channel, to plan faults with. */
  readonly posts: { readonly method: 'POST'; readonly path: string };
}

interface TableOptions extends PirogueOptions {
  readonly thread?: boolean;
  /** Whether only the latest turn message keeps its board. */
  readonly short?: boolean;
}

/** Long enough for any answer, as a busy machine is no fault. */
const UNHURRIED = 30_000;

/** Ana and Eva have begun a game, in a thread of its own where told, and nothing is on its way any more. */
export async function tableOfTwo({
  thread = false,
  short = false,
  ...options
}: TableOptions = {}): Promise<TableOfTwo> {
  const pirogue = await startPirogue({ answerDeadlineMs: UNHURRIED, ...options });
  const people = [await pirogue.person('Ana'), await pirogue.person('Eva')] as const;
  const table = new AutocompleteTable(people, chooserFor(5));
  const opened = await people[0].command('new', {
    order: 'joined',
    ...(thread && { thread }),
    ...(short && { short }),
  });
  if (thread) for (const person of people) person.channel = /<#(\d+)>/.exec(opened.content)![1]!;
  await people[1].command('join');
  await people[0].command('start');
  await table.nextPublicMessage(people[0].channel);
  await allDelivered(pirogue);
  const posts = { method: 'POST', path: `/channels/${people[0].channel}/messages` } as const;
  return { pirogue, people, table, posts };
}

/** Resolves once no post of the game waits to be delivered. */
export function allDelivered({ store }: Pirogue): Promise<void> {
  return until(async () => (await store.posts.ofGame(1)).every(({ pending }) => pending === undefined));
}

/** Everybody who was pinged in public, in the order of the messages. */
export async function pings(person: TestPerson): Promise<string[]> {
  const messages = await person.messages();
  return messages.filter(isPublic).flatMap(({ mentions }) => mentions.map(({ id }) => id));
}

/** The errors that the bot logged. */
export function errors({ log }: Pirogue): readonly LogLine[] {
  return log.filter(({ level }) => level >= LOG_ERROR);
}

/** Keeps back what people do, until it is sent in any order and as often as wanted. */
export function holdInteractions({ gateway }: LocalDiscord): {
  readonly held: GatewayFrame[];
  send(frame: GatewayFrame): void;
} {
  const held: GatewayFrame[] = [];
  gateway.alterFrames((frame) => {
    if (frame.t !== 'INTERACTION_CREATE') return frame;
    held.push(frame);
    return undefined;
  });
  return { held, send: (frame) => gateway.sendText(JSON.stringify(frame)) };
}

import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';

/** Something to press or choose from, on a message as it once was. */
interface Seen {
  readonly person: TestPerson;
  readonly message: WireMessage;
  readonly control: Tappable;
}

/** Every control that somebody has seen so far; of each kind the first and the last three. */
function seenBy(people: readonly TestPerson[]): Seen[] {
  const byKind = new Map<string, Seen[]>();
  for (const seen of people.flatMap(allSeenBy)) {
    const kind = `${seen.person.id} ${verbOf(seen.control)}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), seen]);
  }
  return [...byKind.values()].flatMap((seen) => [...new Set([...seen.slice(0, 3), ...seen.slice(-3)])]);
}

function allSeenBy(person: TestPerson): Seen[] {
  const seen = new Map<string, Seen>();
  for (const { name, data } of person.events) {
    if (name !== 'message_create' && name !== 'message_update') continue;
    for (const control of controlsOf(data.message)) {
      seen.set(`${data.message.id} ${control.custom_id}`, { person, message: data.message, control });
    }
  }
  return [...seen.values()];
}

/** Presses something as if the message still looked as it did; resolves with the answer. */
async function press({ discord: { world } }: Pirogue, { person, message, control }: Seen): Promise<WireMessage> {
  const stored = world.message(message.channel_id, message.id)!.message as { components: unknown };
  const now = stored.components;
  stored.components = message.components;
  const value = control.options?.[0]?.value;
  const answer = await (value === undefined
    ? person.click(message, control.custom_id)
    : person.select(message, control.custom_id, [value]));
  if (stored.components === message.components) stored.components = now;
  return answer;
}

/** The public messages that pinged somebody. */
function pings({ discord: { world } }: Pirogue, channel: string): string[] {
  const messages = world.messages(channel).map(({ message }) => message);
  return messages.filter((message) => isPublic(message) && message.mentions.length > 0).map(({ id }) => id);
}

it('lets nobody but the player to move change a game, though fifty people press everything at once', async () => {
  const pirogue = await startPirogue({ answerDeadlineMs: 60_000 });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  const table = new AutocompleteTable([ana, ben], chooserFor(3));
  await table.begin({ order: 'joined' });
  const turn = await table.nextPublicMessage();
  const strangers = await Promise.all(Array.from({ length: 48 }, (_, index) => pirogue.person(`Stranger ${index}`)));
  const before = pings(pirogue, ana.channel);
  const pressed = [ben, ...strangers].flatMap((person) =>
    controlsOf(turn).map((control) => ({ person, message: turn, control })),
  );
  const answers = await Promise.all(pressed.map((one) => press(pirogue, one)));
  expect(answers).toHaveLength(49 * controlsOf(turn).length);
  expect(answers.filter(isPublic)).toEqual([]);
  expect(await pirogue.store.log.ofGame(1)).toEqual([]);
  expect(pings(pirogue, ana.channel)).toEqual(before);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  // The player to move goes on as if nothing had been.
  await table.takeTurn(ana);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
});

it('answers every control of every message of a finished game, and changes nothing of that game', async () => {
  const pirogue = await startPirogue({ answerDeadlineMs: 60_000 });
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Bruno'), await pirogue.person('Eva')];
  const table = new AutocompleteTable([ana, ben], chooserFor(3));
  const tapping = new ButtonPlayer(chooserFor(9));
  await table.begin({ seats: 2 });
  for (const command of ['board', 'settings', 'help', 'rules', 'tiles', 'log', 'score']) await ana.command(command);
  await eva.command('watch');
  await ben.command('undo');
  let message = await table.nextPublicMessage();
  await ben.command('vote', { what: 'abort' });
  await table.nextPublicMessage();
  while (message.mentions.length === 1) {
    await tapping.takeTurn([ana, ben].find(({ id }) => id === message.mentions[0]!.id)!, message);
    message = await table.nextPublicMessage();
  }
  const ended = (await pirogue.store.games.last(ana.channel))!;
  expect(ended.status).toBe('ended');
  expect((await ana.command('mygames')).content).toMatch(
    /Games that are over\*\*\n- Carcassonne: Amazonas, place [12] of 2 with \d+ points, <t:\d+:R>: https:/,
  );
  const log = await pirogue.store.log.ofGame(ended.id);
  const before = pings(pirogue, ana.channel);

  const seen = seenBy([ana, ben, eva]);
  // What opens another lobby, or deletes what is stored about somebody, does so in a finished game, too.
  const others = seen.filter(({ control }) => !['rematch', 'forget'].includes(verbOf(control)));
  const pressed = new Set<string>();
  for (const one of others) {
    // Panels that others have replaced are gone.
    if (!pirogue.discord.world.message(one.message.channel_id, one.message.id)) continue;
    const answer = await press(pirogue, one);
    pressed.add(verbOf(one.control));
    expect(answer.content.length + answer.attachments.length, one.control.custom_id).toBeGreaterThan(0);
    expect(answer.content, one.control.custom_id).not.toMatch(/reference/);
  }
  expect(pressed.size).toBeGreaterThan(10);
  expect(await pirogue.store.games.byId(ended.id)).toEqual(ended);
  expect(await pirogue.store.log.ofGame(ended.id)).toEqual(log);
  expect(pings(pirogue, ana.channel)).toEqual(before);
  expect(await pirogue.store.games.open(ana.channel)).toBeUndefined();
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

import { expect, it } from 'vitest';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';

type Data = Readonly<Record<string, unknown>>;

/** Gives interactions another form that Discord's documentation allows. */
function tellAs({ discord }: Pirogue, form: (data: Data) => Data): void {
  discord.gateway.alterFrames((frame) =>
    frame.t === 'INTERACTION_CREATE' ? { ...frame, d: form(frame.d as Data) } : frame,
  );
}

const without = ({ channel: _, ...data }: Data) => data;

it.each<[string, (data: Data) => Data]>([
  ['only the id of its channel', without],
  ['no channel, but its id', (data) => ({ ...data, channel: null })],
  ['a channel without a type', ({ channel, ...data }) => ({ ...data, channel: { id: (channel as Data).id } })],
  [
    'fields of its message that are null',
    ({ message, ...data }) => ({
      ...data,
      ...(message !== undefined && {
        message: {
          ...(message as Data),
          ...{ thread: null, interaction_metadata: null, mention_roles: null, reactions: null, poll: null, call: null },
          ...{
            message_snapshots: null,
            message_reference: null,
            sticker_items: null,
            webhook_id: null,
            position: null,
          },
        },
      }),
    }),
  ],
])('answers a command and a click with %s', async (_what, form) => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  tellAs(pirogue, form);
  expect((await ana.command('new', { seats: 2 })).content).not.toMatch(/reference/);
  const lobby = await ben.waitForMessage(({ components }) => JSON.stringify(components).includes('1:join:'));
  const join = /"custom_id":"(1:join:[^"]*)"/.exec(JSON.stringify(lobby.components))![1]!;
  const { interaction_id } = await ben.startClick(lobby, join);
  expect((await ben.reply(interaction_id)).content).not.toMatch(/reference/);
  expect((await pirogue.store.games.open(lobby.channel_id))!.seats).toHaveLength(2);
  expect(pirogue.log.filter(({ level }) => level >= 40)).toEqual([]);
});

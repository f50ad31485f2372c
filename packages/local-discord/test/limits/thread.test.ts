import { PermissionFlagsBits as Bit } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkLimits, expectOutcome, type Limit, type Refusal } from './limit-case.ts';
import { text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const ARCHIVED: Refusal = { code: 50083 };
const LOCKED: Refusal = { status: 403, code: 160005 };

async function makeThread(): Promise<{ readonly id: string; readonly message: string }> {
  const { body } = await stage.send('POST', '/channels/{amazon}/threads', { name: 'x', type: 11 });
  const { id } = await stage.post({ content: 'x' }, body.id);
  return { id: body.id, message: id };
}

const change = (id: string, fields: object) => stage.send('PATCH', `/channels/${id}`, fields);

const FIELDS: readonly Limit[] = [
  {
    what: 'name of a thread, 1-100',
    min: 1,
    max: 100,
    body: (count) => ({ name: text(count) }),
    at: 'name',
    inner: 'BASE_TYPE_BAD_LENGTH',
    innerBelow: 'BASE_TYPE_REQUIRED',
  },
  ...[60, 1440, 4320, 10_080].map(
    (minutes): Limit => ({
      what: `archiving after ${minutes + 1} minutes instead of ${minutes}`,
      takes: { name: 'x', auto_archive_duration: minutes },
      refuses: { name: 'x', auto_archive_duration: minutes + 1 },
      at: 'auto_archive_duration',
      inner: 'BASE_TYPE_CHOICES',
    }),
  ),
];

describe('a new thread', () => {
  checkLimits(FIELDS, (body) => stage.send('POST', '/channels/{amazon}/threads', { type: 11, ...body }));
});

describe('a change of a thread', () => {
  checkLimits(FIELDS, async (body) => change((await makeThread()).id, body));
});

describe('an archived thread', () => {
  it.each([
    ['edit', 'PATCH', '/messages/{message}', { content: 'y' }],
    ['another name', 'PATCH', '', { name: 'y' }],
    ['another member', 'PUT', '/thread-members/{ana}', undefined],
  ])('takes no %s: 400 50083', async (_what, method, path, body) => {
    const { id, message } = await makeThread();
    const send = () => stage.send(method, `/channels/${id}${path.replace('{message}', message)}`, body);
    expectOutcome(await change(id, { archived: true }));
    expectOutcome(await send(), ARCHIVED);
    expectOutcome(await change(id, { archived: false }));
    expectOutcome(await send());
  });

  it('comes back with a new message', async () => {
    const { id, message } = await makeThread();
    await change(id, { archived: true });
    expectOutcome(await stage.send('POST', `/channels/${id}/messages`, { content: 'x' }));
    expectOutcome(await stage.send('PATCH', `/channels/${id}/messages/${message}`, { content: 'y' }));
  });
});

describe('a locked thread', () => {
  it('takes no message, and only a moderator brings it back: 403 160005', async () => {
    const { world, channelIds } = stage.discord;
    const { id } = await makeThread();
    const say = () => stage.send('POST', `/channels/${id}/messages`, { content: 'x' });
    expectOutcome(await say());
    const { thread_metadata } = world.channel(id)!;
    world.updateChannel(id, { thread_metadata: { ...thread_metadata!, locked: true, archived: true } });
    expectOutcome(await say(), LOCKED);
    expectOutcome(await change(id, { archived: false }), LOCKED);
    world.setBotOverwrite(channelIds.amazon!, { allow: Bit.ManageThreads });
    expectOutcome(await change(id, { archived: false }));
    world.setBotOverwrite(channelIds.amazon!, {});
    expectOutcome(await say(), LOCKED);
  });
});

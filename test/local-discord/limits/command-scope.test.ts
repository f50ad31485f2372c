import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectOutcome } from './limit-case.ts';
import { command, many, NOBODY } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

// The number of commands made today counts: every test begins a day of its own.
beforeEach(async () => {
  stage = await Stage.open();
});

afterEach(() => stage.close());

const GLOBAL = '/applications/{app}/commands';
const GUILD = '/applications/{app}/guilds/{guild}/commands';
const numbered = (count: number, type: number, from = 0) =>
  many(count, (index) => ({ ...(type === 1 ? command() : { type }), name: `c${from + index}` }));

describe('commands of a scope', () => {
  it.each([
    ['slash commands', 1, 100, GLOBAL],
    ['slash commands', 1, 100, GUILD],
    ['user commands', 2, 15, GLOBAL],
    ['user commands', 2, 15, GUILD],
    ['message commands', 3, 15, GLOBAL],
    ['message commands', 3, 15, GUILD],
  ])('takes no more %s (type %i) than %i at %s: 400 30032', async (_what, type, most, path) => {
    expectOutcome(await stage.send('PUT', path, numbered(most, type)));
    expectOutcome(await stage.send('PUT', path, numbered(most + 1, type)), { code: 30032 });
    const [one] = numbered(1, type, most);
    expectOutcome(await stage.send('POST', path, one), { code: 30032 });
    expectOutcome(await stage.send('PUT', path, numbered(most - 1, type)));
    expectOutcome(await stage.send('POST', path, one));
  });

  it('counts the types apart', async () => {
    expectOutcome(await stage.register([...numbered(100, 1), ...numbered(15, 2), ...numbered(15, 3)]));
  });

  it('takes a name once per type: 400 50035 APPLICATION_COMMANDS_DUPLICATE_NAME', async () => {
    const inner = 'APPLICATION_COMMANDS_DUPLICATE_NAME';
    const onUser = { type: 2, name: 'place' };
    expectOutcome(await stage.register([command(), onUser, { type: 3, name: 'place' }]));
    expectOutcome(await stage.register([command(), onUser, command()]), { at: '2', inner });
    expectOutcome(await stage.register([onUser, onUser]), { at: '1', inner });
    // The same name in another scope is another command.
    expectOutcome(await stage.send('PUT', GUILD, [command()]));
    const { body } = await stage.send('POST', GLOBAL, command({ name: 'rotate' }));
    expectOutcome(await stage.send('PATCH', `${GLOBAL}/${body.id}`, { name: 'place' }), { at: 'name', inner });
    expectOutcome(await stage.send('PATCH', `${GLOBAL}/${body.id}`, { name: 'turn' }));
  });

  it.each([
    ['everywhere', GLOBAL],
    ['in the server', GUILD],
  ])('takes 200 new commands a day %s: 400 30034', async (_where, path) => {
    const set = (from: number) => stage.send('PUT', path, numbered(100, 1, from));
    expectOutcome(await set(0));
    expectOutcome(await set(100));
    expectOutcome(await stage.send('PUT', path, numbered(1, 1, 200)), { code: 30034 });
    expectOutcome(await stage.send('PUT', path, numbered(1, 1, 100)));
    expectOutcome(await stage.send('POST', path, numbered(1, 1, 200)[0]), { code: 30034 });
    // Updates are no creations, and another scope counts for itself.
    expectOutcome(await stage.send('POST', path, command({ name: 'c100', description: 'Changed' })));
    expectOutcome(await stage.send('POST', path === GLOBAL ? GUILD : GLOBAL, command()));
  });

  it('keeps the id of a command while its name stays, and its version while nothing changes', async () => {
    const set = async (body: object[]) => (await stage.register(body)).body[0];
    const first = await set([command()]);
    expect(await set([command()])).toEqual(first);
    const changed = await set([command({ description: 'Other' })]);
    expect(changed.id).toBe(first.id);
    expect(changed.version).not.toBe(first.version);
  });

  it.each(['GET', 'PATCH', 'DELETE'])('%s of an unknown command: 404 10063', async (method) => {
    const body = method === 'PATCH' ? { description: 'Changed' } : undefined;
    const { body: known } = await stage.send('POST', GLOBAL, command());
    expectOutcome(await stage.send(method, `${GLOBAL}/${NOBODY}`, body), { status: 404, code: 10063 });
    expectOutcome(await stage.send(method, `${GUILD}/${known.id}`, body), { status: 404, code: 10063 });
    expectOutcome(await stage.send(method, `${GLOBAL}/${known.id}`, body));
  });
});

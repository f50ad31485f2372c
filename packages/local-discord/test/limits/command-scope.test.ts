import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectOutcome } from './limit-case.ts';
import { command, many } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

// The number of commands made today counts: every test begins a day of its own.
beforeEach(async () => {
  stage = await Stage.open();
});

afterEach(() => stage.close());

const numbered = (count: number, from = 0) => many(count, (index) => command({ name: `c${from + index}` }));

describe('registered commands', () => {
  it('are 100 at most: 400 30032', async () => {
    expectOutcome(await stage.register(numbered(100)));
    expectOutcome(await stage.register(numbered(101)), { code: 30032 });
  });

  it('are 15 at most in menus of people, and 15 in those of messages: 400 30032', async () => {
    const menus = (type: 2 | 3, count: number) => many(count, (index) => ({ type, name: `Menu ${index}` }));
    expectOutcome(await stage.register([...numbered(100), ...menus(2, 15), ...menus(3, 15)]));
    for (const type of [2, 3] as const) expectOutcome(await stage.register(menus(type, 16)), { code: 30032 });
  });

  it('name each place and each kind of installation once: 400 50035', async () => {
    const places = { contexts: [0, 1, 2], integration_types: [0, 1] };
    expectOutcome(await stage.register([command(places)]));
    for (const field of ['contexts', 'integration_types']) {
      const twice = command({ ...places, [field]: [1, 1] });
      const outcome = { at: `0.${field}`, inner: 'SET_TYPE_ALREADY_CONTAINS_VALUE' };
      expectOutcome(await stage.register([twice]), outcome);
    }
  });

  it('have a name each: 400 50035 APPLICATION_COMMANDS_DUPLICATE_NAME', async () => {
    const other = command({ name: 'turn' });
    expectOutcome(await stage.register([command(), other]));
    expectOutcome(await stage.register([command(), other, command()]), {
      at: '2',
      inner: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
    });
  });

  it('may be 200 new ones a day: 400 30034', async () => {
    expectOutcome(await stage.register(numbered(100)));
    expectOutcome(await stage.register(numbered(100, 100)));
    expectOutcome(await stage.register(numbered(1, 200)), { code: 30034 });
    // Updates are no creations.
    expectOutcome(await stage.register([command({ name: 'c100', description: 'Changed' })]));
  });

  it('keep their ids while their names stay, and their versions while nothing changes', async () => {
    const set = async (body: object[]) => (await stage.register(body)).body[0];
    const first = await set([command()]);
    expect(await set([command()])).toEqual(first);
    const changed = await set([command({ description: 'Other' })]);
    expect(changed.id).toBe(first.id);
    expect(changed.version).not.toBe(first.version);
  });
});

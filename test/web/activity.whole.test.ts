import { expect, it } from 'vitest';
import { activityHouse, activityStage } from './support/activity-house.ts';

it('lets nobody in who does not have the activity open, and waits a little for who has just opened it', async () => {
  const { post, launch, agree, people, discord } = await activityStage(await activityHouse());
  const [ana, ben] = people;
  const instance = launch(ana);
  const refused = await post({ code: agree(ben), instance });
  expect([refused.status, refused.body.code]).toEqual([403, 'not-there']);
  const entering = post({ code: agree(ben), instance });
  launch(ben);
  expect((await entering).body.role).toBe('player');
  discord.activities.leave(ana);
  expect((await post({ code: agree(ana), instance })).body.code).toBe('not-there');
});

it('counts requests by the pass of a reader, and entries by the activity', async () => {
  const table = await activityStage(await activityHouse());
  const { pages, path, people, post, launch } = table;
  const [ana, ben] = people;
  const hers = await table.enter(ana);
  const his = await table.enter(ben);
  const status = async (headers: Readonly<Record<string, string>>, query = '') =>
    (await pages.ask(`${path}/revision${query}`, { headers })).status;
  /** Asks until an allowance is used up. */
  const useUp = async (headers: Readonly<Record<string, string>>) => {
    const some = () => Promise.all(Array.from({ length: 30 }, () => status(headers)));
    while (!(await some()).includes(429));
  };
  const shared = { 'x-forwarded-for': hers['x-forwarded-for']! };
  const madeUp = { ...shared, authorization: hers.authorization!.replace(/Seat ./, 'Seat _') };
  await useUp(shared);
  expect(await status(madeUp)).toBe(429);
  expect(await Promise.all([status(hers), status(his)])).toEqual([200, 200]);
  const pass = hers.authorization!.replace('Seat ', '').split('.').slice(0, 3).join('.');
  expect(await status(shared, `?pass=${pass}`)).toBe(200);
  // The page of another reader there opens all the same.
  expect((await pages.ask('/?frame_id=f', { headers: shared })).status).toBe(200);
  await useUp(hers);
  expect(await status(his)).toBe(200);
  const instance = launch(ana);
  const entry = async (times: number) => (await post({ instance }, { 'x-forwarded-for': `${times}` })).status;
  expect(await entry(0)).toBe(200);
  await Promise.all(Array.from({ length: 68 }, (_, times) => entry(times + 1)));
  expect(await entry(69)).toBe(429);
});

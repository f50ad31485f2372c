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

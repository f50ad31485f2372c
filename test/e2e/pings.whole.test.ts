import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { type Stage, settled, stage } from '../support/clock-stage.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY } from '../support/test-clock.ts';

/** Whom new messages of the bot have pinged, in their order. */
function pinged({ pirogue }: Stage): string[] {
  return pirogue.requests
    .filter(
      ({ method, path, status }) => method === 'POST' && /^\/channels\/\d+\/messages$/.test(path) && status === 200,
    )
    .flatMap(({ body }) => (body as { allowed_mentions?: { users?: string[] } }).allowed_mentions?.users ?? []);
}

it('pings whoever is offered a seat once, however often it is offered', async () => {
  const at = await stage();
  const { pirogue, ana } = at;
  const cem = await pirogue.person('Cem');
  for (let count = 1; count <= 4; count++) {
    const reply = await ana.command('replace', { user: cem.id });
    expect(reply.content).toMatch(count === 1 ? /is asked now/ : /was asked before, so there is no new ping/);
    await settled(pirogue);
    const offer = (await ana.messages()).findLast((message) =>
      controlsOf(message).some((one) => verbOf(one) === 'take'),
    );
    expect(offer!.content).toContain(`<@${cem.id}>`);
    const withdraw = controlsOf(offer!).find((one) => verbOf(one) === 'withdraw')!;
    await ana.click(offer!, withdraw.custom_id);
    await settled(pirogue);
  }
  expect(pinged(at).filter((id) => id === cem.id)).toHaveLength(1);
  checkRequests(pirogue);
});

it('pings voters once a day about the same question', async () => {
  const at = await stage({ names: ['Ana', 'Ben', 'Cem'] });
  const { pirogue, clock, people } = at;
  const [ana, ben, cem] = people;
  const failed = async () => {
    await ana.command('vote', { what: 'abort' });
    await settled(pirogue);
    for (const person of [ben, cem!]) {
      const vote = (await person.messages()).findLast((message) =>
        controlsOf(message).some((one) => verbOf(one) === 'vote'),
      )!;
      await person.click(vote, controlsOf(vote).filter((one) => verbOf(one) === 'vote')[1]!.custom_id);
    }
    await settled(pirogue);
  };
  const { length } = pinged(at);
  for (let count = 0; count < 3; count++) await failed();
  expect(pinged(at).slice(length)).toEqual([ben.id, cem!.id]);
  clock.jump(DAY);
  await failed();
  expect(pinged(at).slice(length)).toEqual([ben.id, cem!.id, ben.id, cem!.id]);
});

import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { framesOf } from '../render/paint/support/gif.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

it('ends a game with its result as a card and an animation of its final scoring, which begins and ends with the final board', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { state } = await storeGame(pirogue, { players: 3, seed: 'over', channelId: ana.channel });
  const first = await ana.waitForMessage((message) => controlsOf(message).map(verbOf).includes('rematch'));
  // The result is there at once; what takes seconds to paint follows in the same message.
  expect(first.attachments.map(({ content_type }) => content_type)).toEqual(Array(3).fill('image/png'));
  const types = ({ attachments }: WireMessage) => attachments.map(({ content_type }) => content_type).join();
  const end = await ana.waitForMessage(
    (message) => message.id === first.id && types(message) === 'image/gif,image/png,image/png',
  );
  expect(end.content).toBe(first.content);
  // The result is the last picture: the end of a message is seen first, and an animation shows scores that are not final.
  const [scoring, , card] = end.attachments;
  const best = Math.max(...state.scores);
  expect(card!.description).toMatch(
    /^The result as a card: .* wins\. .* \d+ \(.*Most points at once: \d+ \(.+\), .+\.$/,
  );
  expect(card!.description).toContain(` ${best} (`);
  expect(card).toMatchObject({ width: 1200, height: 800 });
  const { url, description } = scoring!;
  const [, steps] = /^Animation of the final scoring in (\d+) steps, /.exec(description!)!;
  for (const score of state.scores) expect(description).toMatch(new RegExp(` ${score}(?!\\d)`));
  const { frames, loops } = framesOf(Buffer.from(await (await fetch(url)).arrayBuffer()));
  // It plays once: what stays is the final board.
  expect(loops).toBe(-1);
  // The final board, the board before, the steps, and the final board again.
  expect(frames).toHaveLength(Number(steps) + 3);
  expect(frames.at(-1)!.delay).toBeGreaterThanOrEqual(6000);
  const [cover, ...later] = frames.map(({ shown }) => Buffer.from(shown));
  expect(later.map((shown) => shown.equals(cover!))).toEqual(later.map((_, at) => at === later.length - 1));
  checkRequests(pirogue);
});

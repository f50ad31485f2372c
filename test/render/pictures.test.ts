import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { renderPicture, renderReplay } from '../../src/render/index.ts';
import { renderPicture as paintHere } from '../../src/render/renderer.ts';
import { AT_START, playUntil, requestFor } from './support/position.ts';

/** How often others had their turn before something was done. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let waiting = true;
  const end = () => {
    waiting = false;
  };
  done.then(end, end);
  let turns = 0;
  for (; waiting; turns++) await setImmediate();
  return turns;
}

describe('pictures from the thread', () => {
  test('are those that are painted here', async () => {
    const request = requestFor(playUntil(3, (state) => state.turn > 8 && state.phase === 'piece'));
    const [one, other] = [await renderPicture('board', request), await paintHere('board', request)];
    expect(one.png.equals(other.png)).toBe(true);
    expect([one.width, one.height]).toEqual([other.width, other.height]);
  });

  test('keep nobody waiting while they are painted', async () => {
    const request = requestFor(playUntil(5, AT_START), { names: ['A', 'B', 'C', 'D', 'E'] });
    // A picture takes as long as thousands of empty turns; painted on this thread it would leave one or two.
    expect(await turnsUntil(renderPicture('board', { ...request, theme: 'night' }))).toBeGreaterThan(20);
  });

  test('come between the frames of a replay that was asked for before', async () => {
    const frames = Array.from({ length: 10 }, (_, at) =>
      requestFor(playUntil(2, (state) => state.turn === at + 1 && state.phase === 'draw')),
    );
    const done: string[] = [];
    const replay = renderReplay({ frames }).then(() => done.push('replay'));
    const board = renderPicture('board', requestFor(playUntil(2, AT_START), { names: ['Ada', 'Bo'] })).then(() =>
      done.push('board'),
    );
    await Promise.all([replay, board]);
    expect(done).toEqual(['board', 'replay']);
  });

  test('come before those that may wait', async () => {
    const done: string[] = [];
    const request = requestFor(playUntil(4, AT_START));
    const posts = ['first', 'second', 'third', 'last'].map((name) =>
      renderPicture('board', { ...request, names: [name, 'B', 'C', 'D'] }, { mayWait: true }).then(() =>
        done.push(name),
      ),
    );
    await Promise.all([...posts, renderPicture('board', { ...request, seenTurn: 0 }).then(() => done.push('answer'))]);
    expect(done.indexOf('answer')).toBeLessThan(done.indexOf('second'));
    expect(done.filter((name) => name !== 'answer')).toEqual(['first', 'second', 'third', 'last']);
  });

  test('for pages come after those of turns', async () => {
    const { game, content } = requestFor(playUntil(2, AT_START));
    const done: string[] = [];
    const graph = (title: string, mayWait: true | 'longest') =>
      renderPicture('scores', { game, content, seats: [], scores: [[]], hasFinal: false, title }, { mayWait }).then(
        () => done.push(title),
      );
    // So many that the thread has not painted all before it hears of the turn.
    const ofPage = Array.from({ length: 12 }, (_, index) => graph(`of a page: ${index}`, 'longest'));
    await Promise.all([...ofPage, graph('of a turn', true)]);
    expect(done.indexOf('of a turn')).toBeLessThan(done.indexOf('of a page: 11'));
  });

  test('fail by themselves: others are painted', async () => {
    const request = requestFor(playUntil(2, AT_START));
    const [start] = request.view.tiles;
    const wrong = { ...request, view: { ...request.view, tiles: [{ ...start!, tile: 'no-such-tile' }] } };
    const [failed, painted] = await Promise.allSettled([
      renderPicture('board', wrong),
      renderPicture('board', request),
    ]);
    expect([failed.status, painted.status]).toEqual(['rejected', 'fulfilled']);
  });
});

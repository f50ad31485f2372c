import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { canonicalJson } from '../../../../src/core/digest.ts';
import { positionHash } from '../../../../src/core/record.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import { viewOf } from '../../../../src/games/carcassonne/rules/view-of.ts';
import { translatorFor } from '../../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../../src/render/index.ts';
import { pictureWords } from '../../../../src/telling/board/board-words.ts';
import { expectPartsShown } from '../../contract/parts-shown.ts';
import { CONTENT } from '../content.ts';
import { dragon, figuresOf, hiddenFairy, unprovenDragon } from './dragon.ts';
import { ownBoard, ownGame, play } from './expansion.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../../../src/games/carcassonne/expansions/pictures.ts');
  vi.resetModules();
});

const { own } = vi.hoisted(() => ({ own: { isOffered: true } as Record<string, unknown> }));

vi.mock('../../../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('./mocks.ts');
  return withOwn(await original(), own as never);
});
vi.mock('../../../../src/games/carcassonne/expansions/pictures.ts', async (original) => {
  const { dragonPicture } = await import('./dragon.ts');
  const all = await original<typeof import('../../../../src/games/carcassonne/expansions/pictures.ts')>();
  return { ...all, EXPANSION_PICTURES: [...all.EXPANSION_PICTURES, dragonPicture] };
});

/** Plays with another expansion from now on. */
function playWith(expansion: typeof dragon): void {
  for (const name of Object.keys(own)) delete own[name];
  Object.assign(own, expansion);
}

beforeEach(() => playWith(dragon));

/** A game in which the dragon is on 0,1 and the fairy with the meeple of red on the road. */
function gameWithBoth() {
  const state = ownGame(['base-b', 'base-v', 'base-b', 'base-b']);
  play(state, 'draw', 'place 0,1 r0', 'pass', 'draw', 'place 1,0 r0', 'meeple 0');
  return state;
}

it('belong to no seat, and are in the view and in what records prove', () => {
  const state = gameWithBoth();
  expect(figuresOf(state)).toEqual({ dragon: { x: 0, y: 1 }, fairy: { tile: 2, segment: 0 } });
  expect(viewOf(state).parts).toEqual({ figures: figuresOf(state) });
  const hash = positionHash(carcassonne, state);
  const other = { ...state, parts: { figures: { ...figuresOf(state), dragon: { x: 0, y: 0 } } } };
  expect(positionHash(carcassonne, other)).not.toBe(hash);
});

it('stand in the picture on their square, and beside the piece that they are with', () => {
  const state = gameWithBoth();
  const view = carcassonne.viewOf(state);
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view, names: ['red', 'blue'], words };
  const scene = boardScene(request);
  const { area, board, tile } = boardLayout(scene, {});
  const { operations } = boardDrawing(scene, request);
  const [beside, on] = operations.flatMap((one) => (one.kind === 'circle' && one.part === 'figure' ? [one] : []));
  expect(on).toMatchObject({ x: board.x + (0.5 - area.x) * tile, y: board.y + (1.5 - area.y) * tile });
  const meeple = operations.find((one) => one.kind === 'piece' && one.part === undefined);
  if (meeple?.kind !== 'piece' || !beside) throw new Error('a meeple and a figure beside it');
  expect(operations.indexOf(meeple)).toBeGreaterThan(operations.indexOf(beside));
  expect(operations.indexOf(on!)).toBeGreaterThan(operations.indexOf(meeple));
  // It touches the meeple, which is before it, and is larger.
  const distance = Math.abs(beside.x - meeple.x);
  expect(beside.y).toBe(meeple.y);
  expect(distance).toBeGreaterThan(beside.radius);
  expect(distance).toBeLessThan(beside.radius + meeple.size / 2);
  expect(2 * beside.radius).toBeGreaterThan(meeple.size);
});

it('are found by the contract where the view hides one, or records do not prove it', () => {
  expect(() => expectPartsShown(ownBoard('with figures'))).not.toThrow();
  playWith(hiddenFairy);
  expect(() => expectPartsShown(ownBoard('with a hidden fairy'))).toThrow('the view hides figures');
  playWith(unprovenDragon);
  expect(() => expectPartsShown(ownBoard('with an unproven dragon'))).toThrow('records do not prove figures');
});

it('stay where they are in a copy', () => {
  const state = gameWithBoth();
  const before = canonicalJson(viewOf(state));
  const copy = carcassonne.copyState(state);
  play(copy, 'draw', 'place 0,2 r0', 'pass');
  expect(canonicalJson(viewOf(state))).toBe(before);
  expect(figuresOf(copy).dragon).toEqual({ x: 0, y: 2 });
});

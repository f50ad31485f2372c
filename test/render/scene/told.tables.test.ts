import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Square } from '../../../src/core/tile.ts';
import { squaresBox } from '../../../src/drawing/board-grid.ts';
import type { Box } from '../../../src/drawing/point.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { isShown } from '../../../src/render/scene/square-area.ts';
import { boardRequest } from '../../../src/telling/board/board-request.ts';
import { squareChoices } from '../../../src/telling/board/square-words.ts';
import { operations, picture, texts } from '../support/drawing.ts';
import { playedTable, TABLES } from '../support/played-tables.ts';

const t = translatorFor('de');
const context = createCanvas(10, 10).getContext('2d');
/** The width of a picture on a phone, in pixels. */
const PHONE = 324;
const NAMES = ['A', 'B', 'C', 'D'].map((name) => name.repeat(32));

/** The part of a box that others cover, if these do not cover each other. */
function coveredShare(box: Box, others: readonly Box[]): number {
  const shared = others.map((other) => {
    const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return Math.max(0, across) * Math.max(0, down);
  });
  return shared.reduce((sum, area) => sum + area, 0) / (box.width * box.height);
}

test.each(Object.keys(TABLES))(
  'the picture of every turn shows all that it tells, and nothing lies on that: %s',
  (name) => {
    const seats = name.length % 2 === 0 ? 2 : 4;
    let pictures = 0;
    let wasFurther = false;
    /** Seat and square of every piece that has stood on the board since the last picture, also only within a turn. */
    let stood = new Set<string>();
    for (const { table, before, now } of playedTable(name, seats)) {
      const view = table.game.viewOf(table.fold.state);
      const standing = view.pieces.map(({ seat, tile }) => `${seat} ${view.tiles[tile]!.x},${view.tiles[tile]!.y}`);
      for (const piece of standing) stood.add(piece);
      // A picture is sent once a turn is over.
      if (now.length > 0 || before.length === 0 || table.game.isOver(table.fold.state)) continue;
      const request = boardRequest(t, table, { names: NAMES, focus: true });
      const { scene, layout, drawing } = picture(request);
      const what = `${name}, turn ${scene.turn}`;
      const shows = (squares: readonly Square[], of: string) => {
        for (const at of squares) expect(isShown(layout.area, at), `${what}: ${of} at ${at.x},${at.y}`).toBe(true);
      };
      const last = scene.tiles.filter((tile) => tile.last !== undefined).flatMap(({ squares }) => squares);
      const raised = (request.game.picture.raised?.(scene.facts) ?? []).flatMap(({ tile, segment }) =>
        scene.pieces.filter((piece) => piece.tile === tile && piece.segment === segment),
      );
      const awards = request.game.picture.awards?.(scene) ?? [];
      expect(last.length, what).toBeGreaterThan(0);
      shows(last, 'the tile');
      shows(
        scene.returned.map(({ square }) => square),
        'a piece that went home',
      );
      shows(
        raised.map(({ square }) => square),
        'a piece that became stronger',
      );
      shows(
        awards.map(({ square }) => square),
        'an award',
      );
      shows(request.game.picture.told?.(scene.facts) ?? [], 'what is told');
      expect(operations(drawing, 'piece', 'returned'), what).toHaveLength(scene.returned.length);
      for (const { seat, x, y } of before.flatMap((event) => table.game.placing?.(event) ?? [])) {
        stood.add(`${seat} ${x},${y}`);
      }
      for (const { seat, square } of scene.returned) {
        expect([...stood], what).toContain(`${seat} ${square.x},${square.y}`);
      }
      stood = new Set(standing);
      const plates = [...operations(drawing, 'box', 'award', 'scored', 'claimed')];
      for (const square of last) expect(coveredShare(squaresBox(layout, [square]), plates), what).toBeLessThan(0.5);
      for (const { x, y, size } of operations(drawing, 'piece', 'returned')) {
        const middle = { x: x - size / 4, y: y - size / 4, width: size / 2, height: size / 2 };
        expect(coveredShare(middle, plates), what).toBe(0);
      }
      const further = before.some((event) => event.type === 'turn-started' && 'by' in event && event.by !== undefined);
      // No name gives way so far that it says nothing.
      for (const operation of operations(drawing, 'text', 'name')) {
        expect(paintedText(context, operation).length, what).toBeGreaterThan(2);
      }
      // What seats have can be read on a phone, however many pieces stand before it.
      for (const { text, size } of operations(drawing, 'text', 'thing', 'supply')) {
        expect((size * PHONE) / drawing.width, `${what}: ${text}`).toBeGreaterThanOrEqual(5);
      }
      expect(new Set(operations(drawing, 'text', 'thing').map(({ y }) => y)).size).toBeGreaterThanOrEqual(
        scene.seats.filter(({ things = [] }) => things.some(({ leads }) => leads !== undefined)).length,
      );
      // A seat that has one more tile is told so, and both of its tiles are marked together.
      if (further) expect(texts(drawing, 'to-move'), what).toEqual(['2. Plättchen']);
      else if (before.some(({ type }) => type === 'turn-bought'))
        expect(texts(drawing, 'to-move')).toEqual(['Extrazug']);
      if (wasFurther) expect(scene.tiles.filter((tile) => tile.last !== undefined).length, what).toBe(2);
      const goods = before.flatMap((event) => (event.type === 'goods-taken' && 'goods' in event ? [event.goods] : []));
      const kinds = goods.reduce<number>(
        (sum, taken) => sum + Object.values(taken as object).filter(Boolean).length,
        0,
      );
      expect(awards.filter(({ sign }) => sign?.startsWith('goods.')).length, what).toBe(kinds);
      wasFurther = further;
      pictures++;
    }
    expect(pictures).toBeGreaterThan(30);
  },
);

test('the seat with a second tile keeps its name where squares are asked for, beside a gain and all its pieces', () => {
  let asked = 0;
  for (const { table } of playedTable('inns-and-traders', 4)) {
    const { picture: art } = table.game;
    if (table.progress.phase !== 'place') continue;
    const squares = squareChoices(table).map(({ square }) => square);
    const request = boardRequest(t, table, { names: NAMES, focus: true, legal: squares });
    const { scene, drawing } = picture({ ...request, gained: NAMES.map(() => 24) });
    if (art.toMove?.(scene) === undefined) continue;
    asked++;
    for (const operation of operations(drawing, 'text', 'name')) {
      expect(paintedText(context, operation).length, `turn ${scene.turn}`).toBeGreaterThan(2);
    }
  }
  expect(asked).toBeGreaterThan(0);
});

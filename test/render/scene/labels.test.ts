import { describe, expect, test } from 'vitest';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { perform } from '../../../src/games/amazonas/rules/step.ts';
import { boatRank } from '../../../src/games/amazonas/rules/view.ts';
import type { TintedFeature } from '../../../src/games/contract/scene.ts';
import { type BoardPictureRequest, squareAt } from '../../../src/render/index.ts';
import { labelPlaces, type UnplacedLabel } from '../../../src/render/scene/label-places.ts';
import { CELLS_PER_SIDE } from '../../../src/render/scene/segment-shape.ts';
import { operations, picture, texts } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor, SET, stateOn } from '../support/position.ts';
import { overlap } from '../support/rectangle.ts';

/** Every held feature of a state as if it had just scored. */
function scoredFeatures(state: State): TintedFeature[] {
  return featuresOf(state).flatMap(({ segments, points, seats }) =>
    seats.length > 0 ? [{ segments, points: points + 1, seats }] : [],
  );
}

const finals = [2, 3, 4, 5].map((seats) => {
  const state = playUntil(seats, AT_END);
  return [seats, requestFor(state, { scored: scoredFeatures(state) })] as const;
});

describe.each(finals)('the final scoring of %i players', (_, request) => {
  const sizes: readonly Partial<BoardPictureRequest>[] = [{}, { longest: 900 }];

  test.each(sizes)('with %o: no label covers another, or leaves the board', (size) => {
    const { drawing, layout } = picture({ ...request, ...size });
    const { board } = layout;
    const plates = operations(drawing, 'box', 'scored', 'award').filter(({ stroke }) => stroke !== undefined);
    expect(plates.length).toBeGreaterThan(request.scored!.length);
    plates.forEach((plate, at) => {
      expect(plate.x >= board.x && plate.y >= board.y).toBe(true);
      expect(plate.x + plate.width <= board.x + board.width && plate.y + plate.height <= board.y + board.height).toBe(
        true,
      );
      for (const other of plates.slice(at + 1)) expect(overlap(plate, other)).toBe(false);
    });
    const text = operations(drawing, 'text', 'scored')[0]!;
    expect(text.size).toBeGreaterThanOrEqual(layout.text * 0.65);
  });

  test('the letters of pieces and boats and the numbers of spaces stay free', () => {
    const { drawing } = picture(request);
    const plates = operations(drawing, 'box', 'scored');
    const inside = ({ x, y }: { x: number; y: number }) =>
      plates.some((plate) => overlap(plate, { x, y, width: 1, height: 1 }));
    const pieces = operations(drawing, 'piece', undefined);
    expect(pieces.length).toBeGreaterThan(plates.length);
    expect(pieces.filter(inside)).toEqual([]);
    expect(operations(drawing, 'text', 'space').filter(inside).length).toBeLessThanOrEqual(1);
  });

  test('every label lies on its feature, or a line of its seat’s colour leads from it to a tile of the feature', () => {
    const { drawing, layout, scene } = picture(request);
    const plates = operations(drawing, 'box', 'scored');
    const dots = operations(drawing, 'circle', 'scored').filter(({ fill }) => fill !== '#1c1a17');
    const lines = operations(drawing, 'line', 'scored').filter(({ points }) => points.length === 2);
    expect(dots.length).toBeGreaterThan(0);
    scene.tints.forEach(({ segments, seats }, at) => {
      const squares = segments.flatMap(({ tile }) => scene.tiles[tile]!.squares);
      const isOwn = (point: { x: number; y: number }) => {
        const square = squareAt(layout, point);
        return squares.some(({ x, y }) => x === square?.x && y === square.y);
      };
      const plate = plates[at]!;
      const colour = seats.length === 1 ? SEAT_SIGNS[scene.seats[seats[0]!]!.colour].fill : '#ffffff';
      const shown = colour === SEAT_SIGNS.black.fill ? '#ffffff' : colour;
      const led = dots.some(
        (dot) =>
          dot.fill === shown &&
          isOwn(dot) &&
          lines.some(
            ({ points: [from, to] }) =>
              to!.x === dot.x &&
              to!.y === dot.y &&
              overlap({ x: from!.x - 2, y: from!.y - 2, width: 4, height: 4 }, plate),
          ),
      );
      const covered = Array.from({ length: 49 }, (_, sample) => ({
        x: plate.x + (plate.width * ((sample % 7) + 0.5)) / 7,
        y: plate.y + (plate.height * (Math.floor(sample / 7) + 0.5)) / 7,
      })).filter(isOwn);
      expect(led || covered.length > 15, `label ${at}`).toBe(true);
    });
  });

  test('the mouth names those who get its points by rank, and nobody else', () => {
    const { drawing, scene } = picture(request);
    const points = SET.mouth[request.view.seats.length]!;
    const awarded = points.flatMap((value, at) => {
      const seats = scene.seats.filter((_, seat) => boatRank(scene.facts.view.seats, seat) === at + 1);
      return seats.length > 0
        ? [{ text: `+${value}`, letters: seats.map(({ colour }) => SEAT_SIGNS[colour].letter) }]
        : [];
    });
    expect(texts(drawing, 'award')).toEqual(awarded.map(({ text }) => text));
    const plates = operations(drawing, 'box', 'award').filter(({ stroke }) => stroke !== undefined);
    const letters = operations(drawing, 'text', undefined);
    const named = plates.map((plate) =>
      letters.filter(({ x, y }) => overlap(plate, { x, y, width: 1, height: 1 })).map(({ text }) => text),
    );
    expect(named).toEqual(awarded.map(({ letters: own }) => own));
  });
});

test('during the game nothing stands at the mouth', () => {
  const { drawing } = picture(requestFor(playUntil(3, (state) => state.turn > 20 && state.phase === 'place')));
  expect(operations(drawing, 'box', 'mouth', 'award')).toEqual([]);
});

describe('labels', () => {
  const board = [
    'start-2-3 0 0 0',
    'bend-a 0 -1 90, yellow meeple tributary',
    'village-edge-c -1 1 180, red meeple village',
    'straight-f 3 -1 0, green camp jungle#1',
  ];
  const state = stateOn({ board });
  const scored = scoredFeatures(state);

  test('of features out of sight are left out', () => {
    const [one] = scored;
    const squares = one!.segments.flatMap(({ tile }) => requestFor(state).view.tiles[tile]!.squares);
    const [x, y] = [Math.max(...squares.map((square) => square.x)), Math.min(...squares.map((square) => square.y))];
    const shown = { x: x + 1, y, columns: 6, rows: 4 };
    expect(texts(picture(requestFor(state, { scored: [one!] })).drawing, 'scored')).toHaveLength(1);
    expect(texts(picture(requestFor(state, { scored: [one!], area: shown })).drawing, 'scored')).toEqual([]);
  });

  test('of points that nobody gets are left out, and so is their tint', () => {
    const [one] = scored;
    const { drawing } = picture(requestFor(state, { scored: [{ ...one!, seats: [] }] }));
    expect(drawing.operations.filter((operation) => 'part' in operation && operation.part === 'scored')).toEqual([]);
  });

  test('do not lie on squares to choose from', () => {
    const placing = stateOn({ board, steps: ['yellow: draw'] });
    const area = { x: -8, y: -8, columns: 36, rows: 18 };
    const { drawing } = picture(requestFor(placing, { scored: scoredFeatures(placing).slice(0, 3), area }));
    const legal = operations(drawing, 'box', 'legal');
    for (const plate of operations(drawing, 'box', 'scored')) {
      expect(legal.filter((square) => overlap(plate, square))).toEqual([]);
    }
  });

  test('stay where they are when something changes elsewhere', () => {
    const game = playUntil(4, (s) => s.turn > 45 && s.phase === 'draw');
    const area = { x: -8, y: -8, columns: 36, rows: 18 };
    const [one] = scoredFeatures(game);
    const plate = () => {
      const { drawing, layout } = picture(requestFor(game, { scored: [one!], area }));
      const [box] = operations(drawing, 'box', 'scored');
      return [box!.x - layout.board.x, box!.y - layout.board.y];
    };
    const before = plate();
    const own = new Set(one!.segments.map(({ tile }) => tile));
    const near = requestFor(game).view.tiles.filter((_, at) => own.has(at));
    const isFar = (x: number, y: number) => near.every((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) > 8);
    let moved = 0;
    for (let step = 0; moved < 1 && step < 60; step++) {
      const actions = legalActions(game);
      const far = actions.filter((action) => action.type !== 'place' || isFar(action.x, action.y));
      if (far.length === 0) break;
      const action = far[step % far.length]!;
      perform(game, action, []);
      if (action.type === 'place') moved++;
    }
    expect(moved).toBe(1);
    expect(plate()).toEqual(before);
  });
});

describe('places', () => {
  const area = { x: -3, y: -2, columns: 12, rows: 8 };
  const square = (x: number, y: number): UnplacedLabel => ({
    cells: Array.from({ length: CELLS_PER_SIDE ** 2 }, (_, at) => ({
      x: x + ((at % CELLS_PER_SIDE) + 0.5) / CELLS_PER_SIDE,
      y: y + (Math.floor(at / CELLS_PER_SIDE) + 0.5) / CELLS_PER_SIDE,
    })),
    width: 1.5,
    height: 0.6,
  });
  const boxOf = ({ column, row }: { column: number; row: number }, { width, height }: UnplacedLabel) => ({
    x: area.x + column / CELLS_PER_SIDE,
    y: area.y + row / CELLS_PER_SIDE,
    width,
    height,
  });

  test('thirty labels about one square lie apart from each other, all within the area', () => {
    const wishes = Array.from({ length: 30 }, () => square(2, 1));
    const boxes = labelPlaces(area, wishes, { obstacles: [], taken: [] }).map((place, at) => boxOf(place, wishes[at]!));
    boxes.forEach((box, at) => {
      expect(box.x >= area.x && box.y >= area.y).toBe(true);
      expect(box.x + box.width <= area.x + area.columns && box.y + box.height <= area.y + area.rows).toBe(true);
      for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  test('what is dear is not covered, and what is taken never is', () => {
    const wish = square(2, 1);
    const dear = { x: 1, y: 0, width: 3, height: 3, cost: 100 };
    const [beside] = labelPlaces(area, [wish], { obstacles: [dear], taken: [] });
    expect(overlap(boxOf(beside!, wish), dear)).toBe(false);
    const taken = { x: -3, y: -2, width: 12, height: 6 };
    const [below] = labelPlaces(area, [wish], { obstacles: [], taken: [taken] });
    expect(overlap(boxOf(below!, wish), taken)).toBe(false);
    expect(below!.target).toBeDefined();
  });

  test('a label on its feature needs no line, one beside it has a line that ends on the feature', () => {
    const wide: UnplacedLabel = { ...square(0, 0), cells: [0, 1, 2, 3].flatMap((x) => square(x, 0).cells) };
    const [on] = labelPlaces(area, [wide], { obstacles: [], taken: [] });
    expect(on!.target).toBeUndefined();
    const [off] = labelPlaces(area, [wide], { obstacles: [{ x: 0, y: 0, width: 4, height: 1, cost: 80 }], taken: [] });
    expect(overlap(boxOf(off!, wide), { x: 0, y: 0, width: 4, height: 1 })).toBe(false);
    expect(wide.cells).toContainEqual({
      x: expect.closeTo(off!.target!.x, 6),
      y: expect.closeTo(off!.target!.y, 6),
    });
  });

  test('lines cross no labels where there is room', () => {
    const wishes = [square(0, 0), square(1, 0), square(2, 0), square(3, 0)];
    const obstacles = [{ x: -1, y: -1, width: 6, height: 3, cost: 30 }];
    const places = labelPlaces(area, wishes, { obstacles, taken: [] });
    places.forEach(({ target, ...place }, at) => {
      const own = boxOf(place, wishes[at]!);
      const from = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
      const onLine = Array.from({ length: 21 }, (_, step) => ({
        x: from.x + ((target!.x - from.x) * step) / 20,
        y: from.y + ((target!.y - from.y) * step) / 20,
      }));
      const others = places.flatMap((other, index) => (index === at ? [] : [boxOf(other, wishes[index]!)]));
      for (const { x, y } of onLine)
        expect(others.some((box) => overlap(box, { x, y, width: 0, height: 0 }))).toBe(false);
    });
  });

  test('where there is no room at all, there is a place nevertheless', () => {
    const places = labelPlaces({ x: 0, y: 0, columns: 2, rows: 1 }, [square(0, 0), square(0, 0), square(1, 0)], {
      obstacles: [],
      taken: [],
    });
    expect(places).toHaveLength(3);
    for (const { column, row } of places) expect(column >= 0 && row >= 0).toBe(true);
  });
});

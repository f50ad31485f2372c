import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { Square } from '../../../src/core/tile.ts';
import type { TextOperation } from '../../../src/drawing/draw.ts';
import { type Box, boxAround, boxesOverlap } from '../../../src/drawing/point.ts';
import { textWidth } from '../../../src/drawing/text-width.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { MAP_COLOURS } from '../../../src/games/carcassonne/picture/map/palette.ts';
import { featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
import { cityTileId, type GameMap, squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import { legalPlacements } from '../../../src/games/carcassonne/rules/legal.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import {
  content,
  lobbyPictureOf,
  type MapPicture,
  pictureOf,
  pictureOfBoard,
  pictureOfView,
  playedTo,
  playedUntil,
  read,
  setupOn,
  squareBox,
  textBox,
  texts,
} from './map-pictures.ts';

/** Letters that can be read where a chat shows them, in pixels. */
const READABLE = 5;

const NAMES = ['town', 'isle', 'country', 'city-name'];

/** The squares of every name of a place on a map, large cities among them; parts of one place have one name. */
function placesOf(map: GameMap): Map<string, Square[]> {
  const places = new Map<string, Square[]>();
  const add = (name: string, squares: readonly Square[]) => places.set(name, [...(places.get(name) ?? []), ...squares]);
  for (const { name, label = name, squares } of map.cities) add(label, squares);
  for (const square of [...map.start.squares, ...map.towns]) add(square.name, [square]);
  for (const square of map.coatSquares ?? []) add(square.label ?? square.name, [square]);
  if (map.isleOfMan) add('Isle of Man', [map.isleOfMan]);
  return places;
}

/** The names of places on a picture with all of their lines, and the box around them. */
function namesOn({ operations }: MapPicture, places: ReadonlyMap<string, Square[]>) {
  const lines = ['town', 'isle', 'city-name']
    .flatMap((part) => texts(operations, part))
    // Meeples on the Isle of Man have numbers.
    .filter(({ text }) => !/^\d+$/.test(text));
  const whole = [...places.keys()].flatMap((name) => {
    const own = lines.filter(({ text }) => text === name);
    return own.length > 0 ? own.map((line) => ({ name, lines: [line] })) : linesOf(name, lines);
  });
  expect(whole.flatMap((one) => one.lines)).toHaveLength(lines.length);
  return whole.map(({ name, lines }) => ({ name, box: around(lines.map(textBox)) }));
}

/** Squares where the drawn tile fits. */
function legalSquaresOf(state: State) {
  const squares = new Map(legalPlacements(state).map(({ x, y }) => [squareKey({ x, y }), { x, y }]));
  return [...squares.values()].map((square, at) => ({ ...square, label: String(at + 1), rotations: [0 as const] }));
}

function linesOf(name: string, lines: readonly TextOperation[]) {
  const parts = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isName = next && [`${line.text} ${next.text}`, `${line.text}${next.text}`.replace('-', '')].includes(name);
    return isName ? [line, next] : [];
  });
  return parts.length > 0 ? [{ name, lines: parts }] : [];
}

function around(boxes: readonly Box[]): Box {
  return boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

function isWithin(box: Box, { x, y, width, height }: Box): boolean {
  const slack = 0.5;
  return (
    box.x >= x - slack &&
    box.y >= y - slack &&
    box.x + box.width <= x + width + slack &&
    box.y + box.height <= y + height + slack
  );
}

describe.each(MAPS)('on pictures of %s', (id) => {
  const map = content.maps.get(id)!;
  const places = placesOf(map);
  const late = playedTo(setupOn(id), 60);
  const end = playedUntil(setupOn(id), () => false);
  const held = featuresOf(end).filter(({ seats }) => seats.length > 0);
  const tinted = { owned: held.map(({ segments, points, seats }) => ({ segments, points, seats })) };
  const scored = { scored: tinted.owned };
  const choosing = playedUntil(setupOn(id), ({ turn, phase }) => turn >= 20 && phase === 'place');
  const crop = (x: number, y: number) => ({ focus: true, area: { x, y, columns: 8, rows: 5 } });
  const pictures = {
    'the empty map': lobbyPictureOf(id),
    'an early game': pictureOf(playedTo(setupOn(id), 6)),
    'a late game': pictureOf(late),
    'a game without chips': pictureOf(playedTo(setupOn(id, false), 30)),
    'all held features': pictureOf(end, tinted),
    'all scored features': pictureOf(end, scored),
    'a corner': pictureOf(late, crop(-1, -1)),
    'the middle': pictureOf(late, crop(4, 5)),
    'another row': pictureOf(late, crop(2, 2)),
    'the last columns': pictureOf(late, crop(map.width - 7, map.height - 4)),
    'scored features of the middle': pictureOf(end, { ...scored, ...crop(4, 5) }),
    'squares to choose from': pictureOf(choosing, { legal: legalSquaresOf(choosing), ...crop(3, 3) }),
  };
  const moments = Object.entries(pictures);

  it.each(moments)('names can be read where a chat or a phone shows it: %s', (_, picture) => {
    for (const part of NAMES) {
      for (const { text, size } of texts(picture.operations, part)) {
        expect(size * picture.share, text).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });

  it.each(moments)('a name stands once and within the squares of its place, which are all shown: %s', (_, picture) => {
    const names = namesOn(picture, places);
    expect(names.map(({ name }) => name)).toEqual([...new Set(names.map(({ name }) => name))]);
    for (const { name, box } of names) {
      const squares = around(places.get(name)!.map((square) => squareBox(picture, square)));
      expect(isWithin(box, squares), name).toBe(true);
      expect(isWithin(squares, picture.layout.board), name).toBe(true);
    }
  });

  it.each(moments)('all places of which nothing is covered have names, or none has: %s', (_, picture) => {
    const { scene, layout } = picture;
    const covered = new Set(
      [...scene.tiles, { squares: scene.legal }].flatMap(({ squares }) => squares.map(squareKey)),
    );
    const isFree = (squares: readonly Square[]) => squares.every((square) => !covered.has(squareKey(square)));
    const isWhole = (squares: readonly Square[]) =>
      squares.every((square) => isWithin(squareBox(picture, square), layout.board));
    const free = [...map.start.squares, ...map.towns].filter((town) => isFree([town]) && isWhole([town]));
    const named = new Set(namesOn(picture, places).map(({ name }) => name));
    const without = free.filter(({ name }) => !named.has(name)).map(({ name }) => name);
    expect([0, free.length]).toContain(without.length);
  });

  it.each(moments)(
    'no name lies over a tile, a chip, a tint or a square to choose, nor below points: %s',
    (_, picture) => {
      const { operations, scene, layout } = picture;
      const tints = scene.tints.flatMap(({ segments }) => segments.map(({ tile }) => scene.tiles[tile]!));
      const isCity = (tile: string) => map.cities.some((city) => cityTileId(map, city) === tile);
      const tiles = [...scene.tiles.filter(({ tile }) => !isCity(tile)), ...tints].flatMap(({ squares }) => squares);
      const chips = operations.flatMap((one): Box[] => {
        if (one.kind !== 'circle' || one.part !== 'chip' || one.x > layout.board.x + layout.board.width) return [];
        if (one.y > layout.board.y + layout.board.height) return [];
        return [{ x: one.x - one.radius, y: one.y - one.radius, width: 2 * one.radius, height: 2 * one.radius }];
      });
      const badges = operations.flatMap((one) =>
        one.kind === 'box' && (one.part === 'scored' || one.part === 'owned') ? [one] : [],
      );
      const taken = [...[...tiles, ...scene.legal].map((square) => squareBox(picture, square)), ...chips, ...badges];
      for (const { name, box } of namesOn(picture, places)) {
        for (const other of taken) expect(boxesOverlap(box, other), `${name} ${JSON.stringify(other)}`).toBe(false);
      }
    },
  );

  it.each(moments)('what is written beyond the border is not cut off: %s', (_, picture) => {
    for (const part of ['country', 'print']) {
      for (const text of texts(picture.operations, part)) {
        expect(isWithin(textBox(text), picture.layout.board), text.text).toBe(true);
      }
    }
  });
});

it.each(MAPS)('no name on %s is cut off at the edge of a picture on which a piece is chosen', (id) => {
  const map = content.maps.get(id)!;
  const setup = setupOn(id);
  for (const turn of [3, 9, 15, 21, 27]) {
    const state = playedUntil(setup, (now) => now.turn >= turn && now.phase === 'piece');
    const { tile, x, y, rotation } = viewOf(state).tiles.at(-1)!;
    const picture = pictureOf(state, { focus: true, drafted: [{ tile, x, y, rotation }] });
    expect(picture.scene.closeUp).toBeDefined();
    const { width, height } = picture.layout;
    for (const { name, box } of namesOn(picture, placesOf(map))) {
      expect(isWithin(box, { x: 0, y: 0, width, height }), name).toBe(true);
    }
  }
});

describe.each(MAPS)('on pictures of a few squares of %s', (id) => {
  const map = content.maps.get(id)!;
  const state = playedTo(setupOn(id), 40);
  const across = Math.ceil((map.width + 2) / 6);
  // They overlap, so that every city is whole on one of them.
  const parts = Array.from({ length: Math.ceil((map.height + 2) / 3) * across }, (_, at) => {
    const area = { x: (at % across) * 6 - 1, y: Math.floor(at / across) * 3 - 1, columns: 8, rows: 5 };
    return pictureOf(state, { focus: true, area });
  });

  it('every place is named until a tile covers it, if its squares have room for letters that can be read', () => {
    const { tileInChat } = parts[0]!.layout;
    const covered = new Set(parts[0]!.scene.tiles.flatMap(({ squares }) => squares.map(squareKey)));
    const cities = new Set(map.cities.flatMap(({ squares }) => squares.map(squareKey)));
    const named = new Set(parts.flatMap((part) => namesOn(part, placesOf(map)).map(({ name }) => name)));
    for (const [name, squares] of placesOf(map)) {
      const isFree = squares.every((square) => cities.has(squareKey(square)) || !covered.has(squareKey(square)));
      const longest = Math.max(...name.split(' ').map(textWidth));
      const hasRoom = (longest * READABLE) / tileInChat <= boxAround(squares, 1).width - 0.08;
      if (hasRoom || !isFree) expect(named.has(name), name).toBe(isFree);
    }
  });

  it('what is printed beyond the border is named', () => {
    const named = parts.map(({ operations }) => read(operations, 'print')).join('');
    for (const { name, label = name } of map.prints) expect(named, name).toContain(` ${label} `);
  });
});

it('a name on the map of a host is written as it is, or as its label', () => {
  const citiesOn = (city: object) =>
    read(pictureOfBoard(2, ({ cities }) => Object.assign(cities[0]!, city)).operations, 'city-name');
  expect(citiesOn({ name: 'Ur/Us' })).toBe(' Ur/Us ');
  expect(citiesOn({ name: 'Ur/Us', label: 'Us' })).toBe(' Us ');

  const printsOn = (print: object) =>
    read(pictureOfBoard(5, ({ prints }) => Object.assign(prints[0]!, print)).operations, 'print');
  expect(printsOn({ name: 'Ur–Basel ferry' })).toBe(' Ur–Basel ferry Bern ');
  expect(printsOn({ name: 'Ur–Basel ferry', label: 'Ur' })).toBe(' Ur Bern ');
});

it('a road on the map of a host goes over the sea where the file says so, whatever its name', () => {
  const sails = (road: object) =>
    pictureOfBoard(5, ({ prints }) => {
      Object.assign(prints[1]!, { kind: 'road', side: 'S' }, road);
    }).operations.filter((one) => 'fill' in one && one.fill === MAP_COLOURS.day.sail).length;
  const onLand = sails({ name: 'Bern' });
  expect(sails({ name: 'Lakeside–Bern' })).toBe(onLand);
  expect(sails({ name: 'Bern', overSea: true })).toBe(onLand + 2);
});

it('the name of the Isle of Man leaves the meeples of six seats free', () => {
  const setup = createSetup({
    content,
    colours: COLOURS.slice(0, 6),
    seed: seedFor('isle'),
    order: 'given',
    options: { map: 'great-britain', chips: true },
  });
  const view = viewOf(startState(content, setup));
  const seats = view.seats.map((seat) => ({ ...seat, parts: { ...seat.parts, isle: 2 } }));
  const { operations } = pictureOfView({ ...view, seats }, { x: 3, y: 7, columns: 8, rows: 5 });
  const name = texts(operations, 'isle').find(({ text }) => text === 'Isle of Man');
  const meeples = operations.flatMap((one) => (one.kind === 'piece' && one.part === 'isle' ? [one] : []));
  expect(meeples).toHaveLength(6);
  for (const { x, y, size } of meeples) {
    const meeple = { x: x - size / 2, y: y - size / 2, width: size, height: size };
    expect(boxesOverlap(textBox(name!), meeple)).toBe(false);
  }
});

it('the values of treats and the numbers of tiles on islands can be read in a chat', () => {
  // A treat has no more room than its square.
  for (const [map, part, min] of [
    ['iberica', 'chip', 4],
    ['benelux', 'pile', 6],
  ] as const) {
    const { operations, layout, share } = pictureOf(playedTo(setupOn(map), 40));
    const digits = texts(operations, part).filter(({ x }) => x < layout.board.x + layout.board.width);
    expect(digits.length).toBeGreaterThan(2);
    for (const { size } of digits) expect(size * share).toBeGreaterThanOrEqual(min);
  }
});

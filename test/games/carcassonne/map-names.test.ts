import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import { type Box, touch } from '../../../src/drawing/point.ts';
import { createSetup } from '../../../src/games/carcassonne/rules/create-setup.ts';
import { squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { startState } from '../../../src/games/carcassonne/rules/start.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { seedFor } from '../../../src/simulation/chooser.ts';
import {
  content,
  lobbyPictureOf,
  type MapPicture,
  pictureOf,
  pictureOfView,
  playedTo,
  playedUntil,
  read,
  setupOn,
  squareBox,
  textBox,
  texts,
} from './map-pictures.ts';

/** Letters that can be read where a chat shows them, in pixels; those of large cities become smaller between tiles. */
const MIN = { town: 6, isle: 6, country: 5.2, 'city-name': 3.4 } as const;

function coveredIn({ scene }: MapPicture): Set<string> {
  return new Set(scene.tiles.flatMap(({ squares }) => squares.map(squareKey)));
}

/** Whether the last tile lies beside a large city of one square, at its left or right. */
function isBesideCity(state: State): boolean {
  const { x, y } = viewOf(state).tiles.at(-1)!;
  const small = state.map!.cities.filter(({ squares }) => squares.length === 1);
  return state.turn > 1 && small.some(({ squares: [city] }) => city!.y === y && Math.abs(city!.x - x) === 1);
}

describe.each(MAPS)('on a picture of all of %s', (id) => {
  const map = content.maps.get(id)!;
  const pictures = {
    empty: lobbyPictureOf(id),
    early: pictureOf(playedTo(setupOn(id), 6)),
    framed: pictureOf(playedUntil(setupOn(id), (state) => isBesideCity(state))),
    late: pictureOf(playedTo(setupOn(id), 60)),
    plain: pictureOf(playedTo(setupOn(id, false), 30)),
  };
  const moments = Object.entries(pictures);
  const places = [...map.townAt.values(), ...(map.coatSquares ?? [])];

  it.each(moments)('names can be read where a chat or a phone shows it, %s', (_, picture) => {
    for (const [part, min] of Object.entries(MIN)) {
      for (const { text, size } of texts(picture.operations, part)) {
        expect(size * picture.share, text).toBeGreaterThanOrEqual(min);
      }
    }
  });

  it.each(moments)('the name of a place covers nothing, %s', (_, picture) => {
    const { operations, scene } = picture;
    const names = ['town', 'isle', 'country', 'city-name'].flatMap((part) =>
      texts(operations, part).map((text) => ({ part, text: text.text, box: textBox(text) })),
    );
    const covered = coveredIn(picture);
    const houses = places.filter((place) => !covered.has(squareKey(place)));
    const chips = operations.flatMap((one): Box[] => {
      if (one.kind !== 'circle' || one.part !== 'chip' || one.x > picture.layout.board.width) return [];
      return [{ x: one.x - one.radius, y: one.y - one.radius, width: 2 * one.radius, height: 2 * one.radius }];
    });
    const taken = [
      ...scene.tiles.flatMap(({ squares }) => squares.map((square) => squareBox(picture, square))),
      ...houses.map((square) => squareBox(picture, square, { from: 0.25, to: 0.6 })),
      ...chips,
    ];
    for (const { part, text, box } of names) {
      if (part === 'country') continue;
      // Names of cities may reach over tiles and houses beside them.
      for (const other of part === 'city-name' ? chips : taken) {
        expect(touch(box, other), `${text} ${JSON.stringify(other)}`).toBe(false);
      }
      if (part === 'city-name') continue;
      const others = names.filter((one) => one.box !== box && one.text !== text);
      for (const other of others) expect(touch(box, other.box), `${text} and ${other.text}`).toBe(false);
    }
  });

  it('most towns of the empty map are named', () => {
    const named = read(pictures.empty.operations, 'town');
    const known = [...map.townAt.values()].filter(({ name }) => named.includes(` ${name} `));
    expect(known.length / map.townAt.size).toBeGreaterThanOrEqual(0.8);
  });

  it.each(moments)(
    'every large city is named, at most to the middle of the tiles beside it, and not below a frame, %s',
    (_, picture) => {
      const names = texts(picture.operations, 'city-name');
      const covered = coveredIn(picture);
      for (const { name, squares } of map.cities) {
        const text = names.find((one) => one.text === name.split('/')[0]);
        expect(text, name).toBeDefined();
        const box = textBox(text!);
        for (const { x, y } of squares) {
          for (const beside of [x - 1, x + 1]) {
            if (squares.some((own) => own.x === beside) || !covered.has(squareKey({ x: beside, y }))) continue;
            const { x: left, width } = squareBox(picture, { x: beside, y });
            const reach = beside < x ? left + width - box.x : box.x + box.width - left;
            const isFramed = picture.scene.tiles.some(
              ({ squares, last }) => last !== undefined && squares.some((one) => one.x === beside && one.y === y),
            );
            expect(reach / width, name).toBeLessThanOrEqual(isFramed ? 0.05 : 0.5);
          }
        }
      }
    },
  );

  it('what is printed beyond the border has no name', () => {
    for (const { operations } of Object.values(pictures)) expect(texts(operations, 'print')).toEqual([]);
  });
});

describe.each(MAPS)('on pictures of a few squares of %s', (id) => {
  const map = content.maps.get(id)!;
  const state = playedTo(setupOn(id), 40);
  const parts = Array.from({ length: Math.ceil(map.height / 4) * Math.ceil(map.width / 8) }, (_, at) => {
    const across = Math.ceil(map.width / 8);
    const area = { x: (at % across) * 8, y: Math.floor(at / across) * 4, columns: 8, rows: 4 };
    return pictureOf(state, { focus: true, area });
  });

  it('every town is named until a tile covers it, in letters that a chat shows large enough', () => {
    const covered = coveredIn(parts[0]!);
    const named = parts.map(({ operations }) => read(operations, 'town')).join('');
    for (const [square, { name }] of map.townAt) expect(named.includes(` ${name} `), name).toBe(!covered.has(square));
    for (const { operations, share } of parts) {
      for (const part of ['town', 'city-name', 'print'])
        for (const { text, size } of texts(operations, part)) expect(size * share, text).toBeGreaterThanOrEqual(5);
    }
  });

  it('what is printed beyond the border is named', () => {
    const named = parts.map(({ operations }) => read(operations, 'print')).join('');
    for (const { name } of map.prints) {
      const last = name.replace(/^.*–/, '').replace(/ [a-z]+$/, '');
      expect(named, name).toContain(` ${last} `);
    }
  });
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
  const seats = view.seats.map((seat) => ({ ...seat, isle: 2 }));
  const { operations } = pictureOfView({ ...view, seats });
  const [name, ...others] = texts(operations, 'isle');
  expect(name!.text).toBe('Isle of Man');
  // Their numbers are on the cards of the seats.
  expect(others).toEqual([]);
  const meeples = operations.flatMap((one) => (one.kind === 'piece' && one.part === 'isle' ? [one] : []));
  expect(meeples).toHaveLength(6);
  for (const { x, y, size } of meeples) {
    const meeple = { x: x - size / 2, y: y - size / 2, width: size, height: size };
    expect(touch(textBox(name!), meeple)).toBe(false);
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

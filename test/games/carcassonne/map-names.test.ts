import { describe, expect, it } from 'vitest';
import { type Box, touch } from '../../../src/drawing/point.ts';
import { squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import {
  content,
  lobbyPictureOf,
  type MapPicture,
  pictureOf,
  playedTo,
  read,
  setupOn,
  squareBox,
  textBox,
  texts,
} from './map-pictures.ts';

/** Letters that can be read where a chat shows them, in pixels; those of large cities may be smaller between tiles. */
const LEAST = { town: 6, isle: 6, country: 5.2, 'city-name': 4.2 } as const;

function coveredIn({ scene }: MapPicture): Set<string> {
  return new Set(scene.tiles.flatMap(({ squares }) => squares.map(squareKey)));
}

describe.each(MAPS)('on a picture of all of %s', (id) => {
  const map = content.maps.get(id)!;
  const pictures = {
    empty: lobbyPictureOf(id),
    early: pictureOf(playedTo(setupOn(id), 6)),
    late: pictureOf(playedTo(setupOn(id), 60)),
    plain: pictureOf(playedTo(setupOn(id, false), 30)),
  };
  const moments = Object.entries(pictures);
  const places = [...map.townAt.values(), ...(map.coatSquares ?? [])];

  it.each(moments)('names can be read where a chat or a phone shows it, %s', (_, picture) => {
    for (const [part, least] of Object.entries(LEAST)) {
      for (const { text, size } of texts(picture.operations, part)) {
        expect(size * picture.share, text).toBeGreaterThanOrEqual(least);
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
      if (part !== 'town' && part !== 'isle') continue;
      for (const other of taken) expect(touch(box, other), `${text} ${JSON.stringify(other)}`).toBe(false);
      const others = names.filter((one) => one.box !== box && one.text !== text);
      for (const other of others) expect(touch(box, other.box), `${text} and ${other.text}`).toBe(false);
    }
  });

  it('most towns of the empty map are named', () => {
    const named = read(pictures.empty.operations, 'town');
    const known = [...map.townAt.values()].filter(({ name }) => named.includes(` ${name} `));
    expect(known.length / map.townAt.size).toBeGreaterThanOrEqual(0.8);
  });

  it.each(moments)('every large city is named, at most to the middle of the tiles beside it, %s', (_, picture) => {
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
          expect(reach / width, name).toBeLessThanOrEqual(0.5);
        }
      }
    }
  });

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

import { describe, expect, it } from 'vitest';
import type { DrawOperation } from '../../../src/drawing/draw.ts';
import { textWidth } from '../../../src/drawing/text-width.ts';
import { ISLANDS_PART } from '../../../src/games/carcassonne/expansions/islands/rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { MAP_COLOURS } from '../../../src/games/carcassonne/picture/map/palette.ts';
import { squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import type { Language } from '../../../src/i18n/translate.ts';
import { squareAt } from '../../../src/render/index.ts';
import { content, pictureOf, playedTo, playedUntil, read, setupOn, texts } from './map-pictures.ts';

const GROUND = ['start', 'country', 'print', 'track-bar', 'pile', 'isle'];

describe.each(MAPS)('the map of %s', (id) => {
  const map = content.maps.get(id)!;
  const late = pictureOf(playedTo(setupOn(id), 40));

  it('is shown as a whole, with a ring of squares around it', () => {
    const { width, height } = map;
    expect(late.scene.area).toEqual({ x: -1, y: -1, columns: width + 2, rows: height + 2 });
  });

  it('draws nothing of the map over a tile', () => {
    // Names stand above tiles, on squares without one.
    const isGround = (one: DrawOperation) =>
      'part' in one && GROUND.includes(String(one.part)) && (one.kind !== 'text' || one.part !== 'isle');
    const firstTile = late.operations.findIndex((one) => one.kind === 'tile' && !('part' in one));
    // The board ends where the panel beside it begins.
    const panel = late.operations.findIndex(({ kind }) => kind === 'unclip');
    expect(late.operations.slice(0, firstTile).some(isGround)).toBe(true);
    expect(late.operations.slice(firstTile, panel).filter(isGround)).toEqual([]);
  });

  it('writes the names of neighbours beside its squares', () => {
    const squares = new Set(map.squares.map(squareKey));
    for (const { text, x, y, size } of texts(late.operations, 'country')) {
      for (const share of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const square = squareAt(late.layout, { x: x + share * textWidth(text) * size, y });
        expect(square, text).toBeDefined();
        expect(squares.has(squareKey(square!)), text).toBe(false);
      }
    }
  });

  it('is small beside the seats, with its country and the sea, where a picture shows less than half of its tiles', () => {
    const { x, y } = late.scene.area;
    const { scene, operations } = pictureOf(playedTo(setupOn(id), 30), {
      focus: true,
      area: { x, y, columns: 4, rows: 4 },
    });
    expect(scene.drawn).toBeUndefined();
    expect(scene.inset).toEqual(late.scene.area);
    const small = operations.filter((one) => 'part' in one && one.part === 'inset');
    expect(small.filter(({ kind }) => kind === 'tile')).toHaveLength(scene.tiles.length);
    const colours = new Set(small.flatMap((one) => (one.kind === 'box' && one.fill ? [one.fill] : [])));
    expect(colours).toContain(MAP_COLOURS.day.square);
  });

  it('tells nothing about chips that lie face down', () => {
    const setup = setupOn(id);
    const chips = setup.layout!.chips!;
    const turned = chips.map((chip) => ({ ...chip, value: chip.value === 1 ? (2 as const) : (1 as const) }));
    const other = { ...setup, layout: { ...setup.layout!, chips: turned } };
    expect(pictureOf(startState(content, other)).operations).toEqual(pictureOf(startState(content, setup)).operations);
  });

  it('shows chips, piles and bars only when they are played with', () => {
    const { operations } = pictureOf(startState(content, setupOn(id, false)));
    const parts = new Set(operations.flatMap((one) => ('part' in one ? [one.part] : [])));
    expect(parts).toContain('ground');
    for (const part of ['chip', 'track-bar']) expect(parts).not.toContain(part);
  });
});

it('a meeple that was put on a chip has an arrow in the picture of that turn', () => {
  const state = playedUntil(setupOn('germany'), (reached) =>
    viewOf(reached).pieces.some(({ piece }) => piece === 'upgraded'),
  );
  const { tiles, pieces } = viewOf(state);
  const { tile, segment, seat } = pieces.find(({ piece }) => piece === 'upgraded')!;
  const { x, y } = tiles[tile]!;
  const event = { type: 'upgraded', seat, kind: 'city', segment, chips: [], x, y } as const;
  const { operations } = pictureOf(state, { events: [event] });
  const standing = operations.find((one) => one.kind === 'piece' && one.piece === 'upgraded' && !('part' in one));
  const arrows = operations.flatMap((one) =>
    one.kind === 'circle' && 'part' in one && one.part === 'moved' ? [one] : [],
  );
  expect(arrows).toHaveLength(1);
  if (standing?.kind !== 'piece') throw new Error('it stands on the board');
  const away = Math.hypot(arrows[0]!.x - standing.x, arrows[0]!.y - standing.y);
  expect(away).toBeLessThan(standing.size);
  expect(pictureOf(state, { events: [event], focus: true }).scene.facts).toMatchObject({ raised: [{ tile, segment }] });
  const without = pictureOf(state).operations.filter((one) => 'part' in one && one.part === 'moved');
  expect(without).toEqual([]);
});

it('a pile on an island stays within its square, also when the tile on top lies face down', () => {
  const state = playedUntil(setupOn('benelux'), (state) => ISLANDS_PART.of(state).piles.some(({ faceUp }) => !faceUp));
  expect(state.phase).not.toBe('over');
  const { operations, layout } = pictureOf(state);
  const parts = operations.filter((one) => 'part' in one && one.part === 'pile');
  const rims = parts.flatMap((one) => ('lineWidth' in one && one.lineWidth ? [one.lineWidth] : []));
  expect(rims.length).toBeGreaterThan(0);
  expect(Math.max(...rims)).toBeLessThan(layout.tile * 0.1);
});

describe('words on maps', () => {
  it('are those of the language of the picture', () => {
    const state = startState(content, setupOn('germany'));
    expect(read(pictureOf(state, { language: 'de' }).operations, 'country')).toContain(' Tschechien ');
    expect(read(pictureOf(state, { language: 'fr' }).operations, 'country')).toContain(' Pologne ');
    expect(read(pictureOf(state, { language: 'nl' }).operations, 'country')).toContain(' Oostenrijk ');
  });

  it('name every country that somebody’s map may lie beside', () => {
    const germany = content.maps.get('germany')!;
    const neighbours = { ...germany.neighbours, p: 'JP', c: 'CI', f: 'NZ' };
    const made = { ...content, maps: new Map([['germany', { ...germany, neighbours }]]) };
    const written = (language: Language) =>
      read(pictureOf(startState(made, setupOn('germany')), { language }).operations, 'country');
    for (const name of ['Japan', 'Côte d’Ivoire', 'New Zealand']) expect(written('en')).toContain(` ${name} `);
    for (const name of ['Japon', 'Côte d’Ivoire', 'Nouvelle-Zélande']) expect(written('fr')).toContain(` ${name} `);
    for (const name of ['Japan', 'Ivoorkust', 'Nieuw-Zeeland']) expect(written('nl')).toContain(` ${name} `);
    for (const name of ['Japan', 'Côte d’Ivoire', 'Neuseeland']) expect(written('de')).toContain(` ${name} `);
  });

  it('are none on the open table', () => {
    const { operations } = pictureOf(playedTo(setupOn('none', false), 20));
    for (const part of ['town', 'country', 'print', 'city-name', 'chip'])
      expect(read(operations, part).trim()).toBe('');
  });
});

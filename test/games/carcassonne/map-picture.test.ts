import { describe, expect, it } from 'vitest';
import { pictureWords } from '../../../src/bot/present/board-words.ts';
import type { DrawOperation, TextOperation } from '../../../src/drawing/draw.ts';
import { textWidth } from '../../../src/drawing/text-width.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { createSetup, type Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { type State, startState } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view.ts';
import { type Language, translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene, squareAt } from '../../../src/render/index.ts';
import { boardLayout } from '../../../src/render/scene/board-layout.ts';
import { chooserFor, seedFor } from '../../../src/simulation/chooser.ts';
import { readTileSet } from '../../../src/tile-sets.ts';

const { set: content } = readTileSet(carcassonne);

function setupOn(map: string, chips = true): Setup {
  const colours = ['red', 'blue', 'green'] as const;
  return createSetup({ content, colours, seed: seedFor(`picture ${map}`), order: 'given', options: { map, chips } });
}

/** A game after some turns that were chosen by chance. */
function playedTo(setup: Setup, turn: number): State {
  const state = startState(content, setup);
  const choose = chooserFor('picture');
  while (state.turn < turn && state.phase !== 'over') {
    const actions = legalActions(state);
    perform(state, actions[choose(actions.length)]!, []);
  }
  return state;
}

function pictureOf(state: State, language: Language = 'en') {
  const words = pictureWords(translatorFor(language), carcassonne);
  const request = { game: carcassonne, content: state.set, view: viewOf(state), words, names: ['A', 'B', 'C'] };
  const scene = boardScene(request);
  return { scene, layout: boardLayout(scene), operations: boardDrawing(scene, request).operations };
}

function texts(operations: readonly DrawOperation[], part: string) {
  return operations.filter(
    (one): one is TextOperation => one.kind === 'text' && (one as { part?: string }).part === part,
  );
}

const GROUND = ['town', 'start', 'country', 'print', 'track-bar', 'pile', 'isle'];

/** Names that take two lines are drawn as two texts. */
function read(operations: readonly DrawOperation[], part: string): string {
  return ` ${texts(operations, part)
    .map(({ text }) => text)
    .join(' ')} `;
}

describe.each(MAPS)('the map of %s', (id) => {
  const map = content.maps.get(id)!;
  const late = pictureOf(playedTo(setupOn(id), 40));

  it('is shown as a whole, with a ring of squares around it', () => {
    const { width, height } = map;
    expect(late.scene.area).toEqual({ x: -1, y: -1, columns: width + 2, rows: height + 2 });
  });

  it('names every town until a tile covers it', () => {
    const covered = new Set(late.scene.tiles.flatMap(({ squares }) => squares.map(squareKey)));
    const names = read(late.operations, 'town');
    for (const [square, { name }] of map.townAt) expect(names.includes(` ${name} `), name).toBe(!covered.has(square));
  });

  it('names every large city', () => {
    const names = read(late.operations, 'city-name');
    for (const { name } of map.cities) expect(names).toContain(` ${name.split('/')[0]} `);
  });

  it('draws nothing of the map over a tile', () => {
    const isGround = (one: DrawOperation) => 'part' in one && GROUND.includes(String(one.part));
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
    expect(parts).toContain('town');
    for (const part of ['chip', 'track-bar']) expect(parts).not.toContain(part);
  });
});

describe('words on maps', () => {
  it('are those of the language of the picture', () => {
    const state = startState(content, setupOn('germany'));
    expect(read(pictureOf(state, 'de').operations, 'country')).toContain(' Tschechien ');
    expect(read(pictureOf(state, 'fr').operations, 'country')).toContain(' Pologne ');
    expect(read(pictureOf(state, 'nl').operations, 'country')).toContain(' Oostenrijk ');
  });

  it('name every country that somebody’s map may lie beside', () => {
    const germany = content.maps.get('germany')!;
    const neighbours = { ...germany.neighbours, p: 'JP', c: 'CI', f: 'NZ' };
    const made = { ...content, maps: new Map([['germany', { ...germany, neighbours }]]) };
    const written = (language: Language) =>
      read(pictureOf(startState(made, setupOn('germany')), language).operations, 'country');
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

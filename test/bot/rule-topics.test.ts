import type { APIStringSelectComponent } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { makePosition, parsePosition } from '../../lab/positions/amazonas/position-notation.ts';
import { ruleAltText, ruleBoardRequest, ruleMenu } from '../../src/bot/replies/rule-page.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import type { View } from '../../src/games/amazonas/rules/view.ts';
import { EXAMPLES as AMAZONAS } from '../../src/games/amazonas/topics/examples.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { EXAMPLES as CARCASSONNE } from '../../src/games/carcassonne/topics/index.ts';
import { readContentFiles } from '../../src/games/contract/content-files.ts';
import type { AnyGame, Game } from '../../src/games/contract/game.ts';
import { LANGUAGES, translatorFor } from '../../src/i18n/translate.ts';
import { boardScene } from '../../src/render/scene/board-scene.ts';
import { SHIPPED } from '../support/scenario-set.ts';

const t = translatorFor('en');

const loaded = carcassonne.loadContent(readContentFiles(carcassonne));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
const TILES = loaded.value;

/** Every topic: its game with its content, its id, and what its example shows. */
const TOPICS = [
  { game: amazonas as AnyGame, content: SHIPPED, examples: AMAZONAS },
  { game: carcassonne as AnyGame, content: TILES, examples: CARCASSONNE },
].flatMap(({ game, content, examples }) =>
  Object.entries(examples).map(([id, { show }]) => ({ name: game.ruleSet, game, content, id, show })),
);

/** The example of a topic as it stands when its turns have been played. */
function playedTopic<G extends GameTypes>(game: Game<G>, id: string, content: G['content']) {
  const { position, tinted } = game.topics!.find((one) => one.id === id)!.example(content);
  const { state } = position.fold as { readonly state: G['state'] };
  return { state, view: game.viewOf(state), tinted };
}

/** The menus of rule topics beside some options: how each is called, and the topics that it has. */
function menusWith(game: AnyGame, options: ChosenOptions, others: readonly AnyGame[] = []) {
  const menus = ruleMenu(t, game, { options, others }).map((row) => row.components[0] as APIStringSelectComponent);
  expect(new Set(menus.map(({ custom_id }) => custom_id)).size).toBe(menus.length);
  return menus.map(({ placeholder, options: shown }) => ({ placeholder, topics: shown.map(({ value }) => value) }));
}

it.each([amazonas, carcassonne])('menus list every topic of a game once', (game) => {
  const listed = menusWith(game, {}).flatMap(({ topics }) => topics);
  expect(listed).toEqual(game.topics!.map(({ id }) => id));
  for (const { topics } of menusWith(game, {})) expect(topics.length).toBeLessThanOrEqual(25);
});

it('menus where no game is played have the rules of every game, each menu with a name of its own', () => {
  const menus = menusWith(amazonas as AnyGame, {}, [carcassonne as AnyGame]);
  const all = [amazonas, carcassonne].flatMap(({ topics }) => topics!.map(({ id }) => id));
  expect(menus.flatMap(({ topics }) => topics)).toEqual(all);
  expect(menus.map(({ placeholder }) => placeholder)).toEqual([
    'Read about a rule',
    'Rules of Carcassonne (1/2)',
    'Rules of Carcassonne (2/2)',
  ]);
});

it.each([
  { options: {}, played: ['fields'], others: ['river', 'abbot', 'inns', 'goods', 'map', 'wine'] },
  { options: { inns: true }, played: ['inns', 'large-meeple'], others: ['goods', 'map', 'wine'] },
  { options: { map: 'france' }, played: ['map', 'ferries', 'towns'], others: ['inns', 'wine', 'upgrades'] },
  { options: { map: 'france', chips: true }, played: ['map', 'wine'], others: ['goods', 'upgrades', 'treats'] },
])('a menu of its own has the rules by which a game with $options is played', ({ options, played, others }) => {
  const [here, ...further] = menusWith(carcassonne, options);
  expect(here).toMatchObject({
    placeholder: 'Read about a rule',
    topics: expect.arrayContaining(['roads', ...played]),
  });
  for (const { placeholder } of further) expect(placeholder).toMatch(/^Rules of options not chosen/);
  expect(further.flatMap(({ topics }) => topics)).toEqual(expect.arrayContaining(others));
});

describe.each(TOPICS)('the rule "$id" of $name', ({ game, content, id, show }) => {
  const topic = game.topics!.find((one) => one.id === id)!;

  it('has an example that can be played and shown', () => {
    const { position, tinted } = topic.example(content);
    const view = game.viewOf(position.fold.state);
    const scene = boardScene(ruleBoardRequest(t, game, { topic, content }));
    const { area, tints = [] } = show;
    expect(scene.area).toEqual(area);
    expect(scene.panel).toBe(false);
    expect(tinted.length > 0).toBe(tints.length > 0);
    const shown = ({ x, y }: { x: number; y: number }) =>
      x >= area.x && x < area.x + area.columns && y >= area.y && y < area.y + area.rows;
    // What the example speaks of is on its picture: the last tile and what is tinted, except where only boats matter.
    if (game.ruleSet !== 'amazonas' || id !== 'end') {
      expect(view.tiles.at(-1)!.squares.filter((square) => !shown(square))).toEqual([]);
    }
    for (const { segments } of tinted) {
      expect(segments.some(({ tile }) => view.tiles[tile]!.squares.some(shown))).toBe(true);
    }
  });

  it.each(LANGUAGES)('keeps to its limits in %s', (language) => {
    const translate = translatorFor(language);
    const title = topic.title(translate);
    const [text, example] = topic.text(translate, content, {});
    expect([...title].length).toBeLessThanOrEqual(60);
    expect([...`${text}\n${example}`].length).toBeLessThanOrEqual(900);
    for (const words of [title, text, example]) expect(words).not.toMatch(/[{}#]|undefined|NaN/);
    const alt = ruleAltText(translate, game, { topic, content });
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt).toContain(title);
  });

  it('says the same numbers in every language', () => {
    const numbers = LANGUAGES.map((language) => {
      const [, example] = topic.text(translatorFor(language), content, {});
      return (example.match(/-?\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    });
    for (const other of numbers) expect(other).toEqual(numbers[0]);
    expect(numbers[0]!.length).toBeGreaterThan(0);
  });
});

describe('examples of Amazonas', () => {
  const playedOf = (id: keyof typeof AMAZONAS) => playedTopic(amazonas, id, SHIPPED);
  const wordsOf = (id: string) => amazonas.topics!.find((topic) => topic.id === id)!.text(t, SHIPPED, {});

  it('can be noted down', () => {
    for (const id of Object.keys(AMAZONAS) as (keyof typeof AMAZONAS)[]) {
      const view = playedOf(id).view as View;
      expect(parsePosition(makePosition(view), SHIPPED)).toEqual({ ok: true, value: view });
    }
  });

  it.each([
    ['turn', '1 boat icon, so the red boat has sailed to space 2'],
    ['tributaries', '3 tiles and 1 fruit icon: 4 points for red'],
    ['villages', '3 tiles and 1 fruit icon: 7 points'],
    ['majority', 'Red has 2 meeples in it, blue has 1: red gets 13 points'],
    ['camps', '5 animals and blue’s has 3'],
    ['boats', 'joined 3 boat icons to red’s tributary. The red boat has gone from space 2 to space 5'],
    [
      'amazon',
      '3 caimans and 1 piranha. Red was in front and gets 4 points; blue and green, who came next, get 1 each',
    ],
    ['doubles', 'The river has 19 spaces now and goes on at x 6, y 0; 3 double-tiles are still face up'],
    ['end', 'red gets 7, blue 4, green 4, black 1 and yellow 0'],
  ] as const)('%s: what the rulings work out', (id, says) => {
    expect(wordsOf(id)[1]).toContain(says);
  });

  it('hold by the engine: what is complete, occupied, open or final in them is so', () => {
    const tint = (id: keyof typeof AMAZONAS) => playedOf(id).tinted[0]!;
    for (const id of ['tributaries', 'villages', 'majority'] as const)
      expect(tint(id)).toMatchObject({ completed: true });
    expect(tint('majority').seats).toEqual([0]);
    expect(tint('meeples')).toMatchObject({ completed: false, strengths: [1, 0] });
    expect(playedOf('undo').state.phase).toBe('piece');
    expect(playedOf('placing').state.phase).toBe('place');
    expect(playedOf('end').state.phase).toBe('over');
    const { view } = playedOf('amazon');
    expect(view.seats.map(({ score }) => score)).toEqual([4, 1, 1, 0]);
    expect(view.seats[3]).toMatchObject({ space: 2 });
  });

  it('name the pieces that everybody has, and the points of the mouth', () => {
    expect(wordsOf('meeples')[0]).toContain('Everybody has 4 meeples');
    expect(wordsOf('camps')[0]).toContain('Everybody has 2 camps');
    expect(wordsOf('end')[0]).toContain('7, 4 and 1 with four or five players, 6 and 3 with two or three');
  });
});

describe('examples of Carcassonne', () => {
  const playedOf = (id: keyof typeof CARCASSONNE) => playedTopic(carcassonne, id, TILES);
  const wordsOf = (id: string) => carcassonne.topics!.find((topic) => topic.id === id)!.text(t, TILES, {});

  it.each([
    ['roads', '4 tiles: 4 points'],
    ['cities', '3 tiles and 1 coat of arms: 8 points'],
    ['monasteries', '9 tiles count: 9 points'],
    ['fields', '2 completed cities, so it would now give 6 points'],
    ['majority', 'Red has 2 meeples in the new one, blue 1: red gets 10 points'],
    ['end', 'Red ends with 6, blue with 3'],
    ['large-cities', '6 tiles and 4 coats of arms: 20 points'],
    ['border', '5 tiles and 1 coat of arms: 7 points'],
    ['ferries', '6 tiles and 2 coats of arms: 10 points'],
    ['towns', '3 tiles and 2 towns beside it: 7 points'],
    ['upgrades', 'Red counts as 2 meeples there, blue as 1: red alone gets 4 points'],
    ['wine', 'abroad for 5 points'],
    ['treats', 'covers it now: 4 points'],
  ] as const)('%s: what the rulings work out', (id, says) => {
    expect(wordsOf(id)[1]).toContain(says);
  });

  it('hold by the engine: what is complete, occupied, open or final in them is so', () => {
    const tint = (id: keyof typeof CARCASSONNE) => playedOf(id).tinted[0]!;
    const complete = [
      'roads',
      'cities',
      'monasteries',
      'majority',
      'large-cities',
      'border',
      'ferries',
      'towns',
      'upgrades',
      'islands',
      'isle',
    ] as const;
    for (const id of complete) expect(tint(id), id).toMatchObject({ completed: true, seats: [0] });
    expect(tint('meeples')).toMatchObject({ completed: false, strengths: [1, 0] });
    expect(playedOf('placing').state.phase).toBe('place');
    expect(playedOf('end').state.phase).toBe('over');
    expect(playedOf('isle').view.seats[0]).toMatchObject({ parts: { isle: 1 } });
  });

  it('name the meeples that everybody has', () => {
    expect(wordsOf('meeples')[0]).toContain('Everybody has 7 meeples, on a map 9');
  });
});

import { describe, expect, it } from 'vitest';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy } from '../../../lab/simulation/playable-game.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import { isOptionOf, optionsRejection } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { redealt } from '../../../src/games/carcassonne/rules/unseen.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const options = optionsSchema.parse({ river2: true });

function setupFor(seed: string, seats = 3) {
  const colours = COLOURS.slice(0, seats);
  return createSetup({ content: CONTENT, colours, seed: seedFor(seed), order: 'given', options });
}

describe('a game with The River II', () => {
  it('begins with its source, and its tiles are drawn first: the fork, nine others, the lake (F31, F32)', () => {
    const setup = setupFor('order');
    expect(setup.pile).toHaveLength(71 + 11);
    expect([setup.pile[0], setup.pile[10]]).toEqual(['river2-i', 'river2-f']);
    expect(setup.pile.slice(0, 11).every((tile) => tile.startsWith('river2-'))).toBe(true);
    expect([...setup.pile, 'river2-e'].sort()).toEqual(tilesOfGame(options).sort());
    expect(hasAllTiles(CONTENT, setup)).toBe(true);
    const guessed = redealt(startState(CONTENT, setup), (items) => [...items].reverse()).pile;
    expect([0, 10].map((at) => CONTENT.tiles[guessed[at]!]!.id)).toEqual(['river2-i', 'river2-f']);
  });

  it('is for the open table, and never with The River (F2)', () => {
    expect(carcassonne.options.river2).toEqual([false, true]);
    expect(optionsRejection({ river2: true, map: 'germany' })).toMatchObject({ code: 'not-on-this-map' });
    const both = { river: true, river2: true };
    expect(optionsRejection(both)).toEqual({ code: 'not-together', pairs: [['river', 'river2']] });
    expect(isOptionOf(CONTENT, both, { name: 'river', value: true })).toBe(false);
    expect(isOptionOf(CONTENT, { river: true }, { name: 'river2', value: true })).toBe(true);
    expect(isOptionOf(CONTENT, both, { name: 'river2', value: false })).toBe(true);
  });

  it.each(LANGUAGES)('says in %s that there is one river', (language) => {
    const say = speechIn(translatorFor(language), commandMentions(new Map()));
    const text = carcassonne.words.rejection(say as never, { code: 'not-together', pairs: [['river', 'river2']] });
    expect(text).toMatch(/II/);
  });
});

const river = { expansions: ['river2'], left: plain(4) } as const;
/** The fork with arms to the west and straight on. */
const fork = 'river2-i 0,1 r270';

describe('an arm of the river', () => {
  example('leaves the fork in any of three turns (F33)', river, ['river2-i'], {
    legal: ['place 0,1 r0', 'place 0,1 r90', 'place 0,1 r270'],
  });
  example('to the west bends to the south only (F33)', river, ['river2-i 0,1 r0', 'river2-g'], {
    legal: ['place -1,1 r270', 'place 1,1 r0'],
  });
  example('beside a straight one begins without a bend (F33)', river, [fork, 'river2-g'], {
    legal: ['place 0,2 r180'],
  });
  example('that is straight is closed later than the other is begun (F33)', river, [fork, 'river2-b'], {
    legal: ['place -1,1 r180'],
  });
  example('is closed freely once both are begun (F34)', river, [fork, 'river2-d -1,1 r90', 'river2-b'], {
    legal: ['place -2,1 r180', 'place 0,2 r90'],
  });

  it('is told as long as it goes on', () => {
    const game = new MadeGame('none', { start: ['river2-e 0,0 r0', 'river2-i 0,1 r0'], pile: plain(2), options });
    const told = (language: (typeof LANGUAGES)[number]) =>
      carcassonne.words.sentences!(translatorFor(language), { fold: { state: game.state, actions: [] } } as never, {
        names: [],
        example: false,
      }).flatMap(({ forms }) => forms);
    for (const language of LANGUAGES) expect(told(language)).toEqual([expect.stringMatching(/x 1, y 1.*x -1, y 1/)]);
  });

  it('fits every tile in 300 random rivers, and never touches the other one (F33)', () => {
    for (let number = 0; number < 300; number++) {
      const state = startState(CONTENT, setupFor(`${number}`));
      const decide = decideByPolicy(CARCASSONNE, 'random', chooserFor(number));
      const events: GameEvent[] = [];
      for (const { events: own } of playActions(CARCASSONNE.rules, state, decide)) {
        events.push(...own);
        if (own.some((event) => event.type === 'placed' && event.tile === 'river2-f')) break;
      }
      expect(events.some(({ type }) => type === 'discarded')).toBe(false);
      const placed = events.flatMap((event) => (event.type === 'placed' ? [event] : []));
      expect(placed).toHaveLength(11);
      const squares = new Set(['0,0', ...placed.map(({ x, y }) => `${x},${y}`)]);
      const beside = [...squares].flatMap((square) => {
        const [x, y] = square.split(',').map(Number) as [number, number];
        return [`${x + 1},${y}`, `${x},${y + 1}`].filter((one) => squares.has(one));
      });
      // Twelve tiles of a tree have eleven sides in common.
      expect(beside).toHaveLength(11);
    }
  });
});

describe('the lake of The River II', () => {
  /** A river of which all but the lake lies, with Red's abbot on its monastery. */
  const course = [
    fork,
    ...['river2-d 0,2 r0', 'river2-j -1,1 r0, meeple 0 abbot', 'river2-l 0,3 r0', 'river2-k -2,1 r270'],
    ...['river2-c 0,4 r270', 'river2-g-garden -2,2 r90', 'river2-h 1,4 r270', 'river2-a -3,2 r0', 'river2-b 1,5 r90'],
  ];
  const whole = { expansions: ['river2', 'abbot', 'phantom', 'traders'], left: plain(4) } as const;

  example('closes the arm that is left (F34)', whole, [...course, 'river2-f'], { legal: ['place -4,2 r180'] });
  example('takes no piece and gives its seat a further tile (F35)', whole, [...course, 'river2-f -4,2 r180, ...'], {
    seat: 0,
    phase: 'draw',
    scores: [0, 0],
  });
  example('gives one tile alone (F35)', whole, [...course, 'river2-f -4,2 r180', 'base-b 0,-1 r0'], { seat: 1 });
  const built = ['river2-l 0,1 r0, meeple 0', 'base-b -1,0 r0', 'base-u 1,1 r0, meeple 0 builder', 'base-b 1,0 r0'];
  example(
    'gives none as a further tile itself (F35)',
    whole,
    [...built, 'base-u 2,1 r0, pass', 'river2-f 0,2 r90, ...'],
    { seat: 1, phase: 'draw' },
  );

  const withDragon = { ...whole, expansions: [...whole.expansions, 'dragon'] } as const;
  const farmed = [...course.with(0, `${fork}, meeple 0`), 'river2-f -4,2 r180'];
  example(
    'is a volcano, to which the dragon comes; no fairy goes out from it (F35, F37, F41)',
    withDragon,
    [...farmed.slice(0, -1), 'river2-f -4,2 r180, ...'],
    {
      seat: 0,
      phase: 'draw',
      figures: '-4,2; nowhere with nobody; ; false',
    },
  );
  example(
    'and the first dragon tile after it sends the dragon flying (F41)',
    withDragon,
    [...farmed, 'princess-d -5,2 r0, pass, ...'],
    {
      phase: 'flight',
    },
  );

  it('is named as what gives the tile', () => {
    const game = new MadeGame('none', { start: ['river2-e 0,0 r0'], pile: ['river2-f', ...plain(3)], options });
    game.play('draw', 'place 0,1 r90');
    const started = game.events.find((event) => event.type === 'turn-started')!;
    expect(started).toMatchObject({ seat: 0, by: 'lake' });
    const line = carcassonne.words.event(
      { t: translatorFor('en'), names: ['Ana', 'Eva'], seats: [] } as never,
      started,
    );
    expect(line).toBe('Second tile for Ana (the lake)');
  });
});

describe('the herd of pigs', () => {
  /** Beside two completed cities, of which Red's tile completes one; `last` are further actions. */
  function herd(traders: boolean, ...last: readonly string[]) {
    const start = ['river2-h 0,0 r0', 'base-e 1,-1 r180', 'base-e 0,1 r180', 'base-e 0,2 r0'];
    const pile = ['base-e', 'base-b', ...(last.length > 0 ? plain(1) : [])];
    const chosen = { ...options, ...(traders && { traders: true as const }) };
    const game = new MadeGame('none', { start, pile, options: chosen });
    return game
      .turn('1,0 r0', 'meeple 1')
      .turn('2,0 r0')
      .play(...last)
      .passOn();
  }

  it('brings whoever wins its farm 1 more for each completed city, with Traders & Builders (F36)', () => {
    expect(herd(false).state.scores).toEqual([6, 0]);
    const game = herd(true);
    expect(game.state.scores).toEqual([8, 0]);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'herd-scored', seat: 0, points: 2 }));
    const farm = featuresOf(game.state).find(({ kind, seats }) => kind === 'field' && seats.includes(0))!;
    expect(farm.parts).toMatchObject({ river2: true });
  });

  it('comes on top of what a pig brings (F36)', () => {
    expect(herd(true, 'draw', 'place 1,1 r0', 'meeple 1 pig').state.scores).toEqual([10, 0]);
  });

  /** Beside a herd, four fields round a corner; two cities are complete. */
  const farm = ['base-e 1,1 r0', 'base-e 1,0 r180', 'base-e 0,2 r180', 'base-e 0,3 r0'];
  const withBarns = { expansions: ['river2', 'traders', 'abbey'] } as const;
  example('a barn gets nothing of it (F36)', withBarns, ['river2-h 0,1 r0', ...farm, 'base-b 1,2 r0, barn NW'], {
    scores: [0, 2 * 4],
  });
  example(
    'farmers at a new barn get 1 more a city of it (F36, F62)',
    { ...withBarns, left: plain(4) },
    ['river2-h 0,1 r0, meeple 0', ...farm, 'base-b 1,2 r0, barn NW'],
    { scores: [2 * (3 + 1), 0] },
  );
  example(
    'those whose farm is joined to one do not (F36, F63)',
    { ...withBarns, left: plain(4) },
    ['river2-h 0,1 r0', ...farm, 'base-e 1,2 r90, barn NW', 'base-e 2,2 r270, meeple 1', 'base-b 2,1 r0'],
    { scores: [3, 0] },
  );

  it('is shown only where it brings something', () => {
    const shown = (chosen: ChosenOptions) =>
      carcassonne.shownContent!(CONTENT, chosen).tiles[CONTENT.indexOf.get('river2-h')!]!.segments[0]!.marks;
    expect(shown({ river2: true })).toEqual({});
    expect(shown({ river2: true, traders: true })).toEqual({ pigHerd: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { simulateGame } from '../../../lab/simulation/simulated-game.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { makeRecord, replayRecord } from '../../../src/core/record.ts';
import { DRAGON_PART } from '../../../src/games/carcassonne/expansions/dragon/figures.ts';
import { DRAGON_ORDERS } from '../../../src/games/carcassonne/expansions/dragon/orders.ts';
import { makeAction } from '../../../src/games/carcassonne/game/action.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { currentStep } from '../../../src/games/carcassonne/rules/move.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { orderedAction } from '../../../src/games/carcassonne/rules/order.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { redealt } from '../../../src/games/carcassonne/rules/unseen.ts';
import { LANGUAGES, translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const options = optionsSchema.parse({ dragon: true });
const dragon = { expansions: ['dragon'], left: plain(6) } as const;
const withBarns = { expansions: ['dragon', 'abbey'], left: plain(6) } as const;
const withBoxes = { expansions: ['dragon', 'traders', 'abbot', 'phantom'], left: plain(6) } as const;

/** The tiles of a pile with a sign, by their places in it. */
const placesOf = (pile: readonly string[], sign: string) =>
  pile.flatMap((id, at) => (CONTENT.tiles[CONTENT.indexOf.get(id)!]!.signs.some((one) => one === sign) ? [at] : []));

describe('a game with The Princess & the Dragon', () => {
  it('has thirty tiles more and is offered for the open table (F1, F2, F3)', () => {
    expect(carcassonne.options.dragon).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ dragon: true, map: 'france' })).toMatchObject({ code: 'not-on-this-map' });
    const pile = tilesOfGame(options);
    expect(pile).toHaveLength(72 + 30);
    expect(['dragon', 'volcano', 'portal'].map((sign) => placesOf(pile, sign).length)).toEqual([12, 6, 6]);
  });

  it('draws no dragon tile before the first volcano, nor guesses one (F41)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const colours = COLOURS.slice(0, 2);
      const setup = createSetup({ content: CONTENT, colours, seed: seedFor(`${seed}`), order: 'given', options });
      expect([...setup.pile, 'base-d'].sort()).toEqual(tilesOfGame(options).sort());
      const guessed = redealt(startState(CONTENT, setup), (items) => [...items].reverse());
      for (const pile of [setup.pile, guessed.pile.map((tile) => CONTENT.tiles[tile]!.id)]) {
        expect(placesOf(pile, 'dragon')[0]).toBeGreaterThan(placesOf(pile, 'volcano')[0]!);
        expect(placesOf(pile, 'dragon')).toHaveLength(12);
      }
    }
  });

  example('a dragon tile is an ordinary one while there is no dragon (F41)', dragon, ['princess-za 1,0 r0, meeple 0'], {
    seat: 1,
    supply: [[6], [7]],
  });
});

/** Red's meeple on a road, then a volcano below it. */
const called = ['base-u 1,0 r0, meeple 0', 'princess-t 1,1 r0'];

describe('the tile of the dragon', () => {
  const volcano = 'princess-t 0,2 r0, ...';
  example(
    'takes no piece, but the fairy may still go to an own meeple, and the abbot be taken back (F37)',
    { expansions: ['dragon', 'abbot'], left: plain(6) },
    ['base-b 0,1 r0, meeple 0 abbot', 'base-b 1,1 r0', volcano],
    { phase: 'piece', legal: ['fairy 0', 'pass', 'retrieve'] },
  );
  example(
    'and a barn stand on its corner (F37)',
    withBarns,
    ['base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 1,2 r0', volcano],
    {
      phase: 'piece',
      legal: ['barn NE', 'pass'],
    },
  );
  example(
    'takes pieces again once the dragon has left (F38)',
    dragon,
    [
      ...['princess-u 0,1 r0', 'base-b 1,1 r0', 'princess-za 1,0 r0, pass, dragon N, dragon E, dragon S'],
      'princess-z -1,0 r0, ...',
    ],
    { may: ['portal 0,1 0'], mayNot: ['portal 1,1 0'] },
  );
  example('takes none through a portal either (F38)', dragon, ['princess-u 0,1 r0', 'princess-z -1,0 r0, ...'], {
    mayNot: ['portal 0,1 0'],
    may: ['portal 0,0 0'],
  });
});

example(
  'after the fairy no phantom goes onto a volcano (F27)',
  withBoxes,
  ['base-b 0,1 r0, meeple 0', 'base-b 1,1 r0', 'princess-t 0,2 r0, fairy 0, ...'],
  {
    seat: 1,
    phase: 'draw',
    supply: [
      [6, 0, 1, 1, 1, 1],
      [7, 0, 1, 1, 1, 1],
    ],
  },
);

describe('a flight', () => {
  example(
    'eats what it meets, before the piece could bring anything (F40, F43)',
    dragon,
    [...called, 'princess-za 2,0 r0, pass, dragon N, ...'],
    { phase: 'flight', seat: 1, pieces: [], supply: [[7], [7]], told: ['0 takes the meeple home from 1,0/0'] },
  );
  example(
    'eats all pieces on a tile, whosever they are (F40)',
    dragon,
    [
      ...['princess-p 0,-1 r180, meeple 0', 'princess-z -1,0 r0, portal 0,-1 1', 'princess-t 0,-2 r0'],
      'princess-za 1,0 r0, pass, dragon S, ...',
    ],
    { phase: 'flight', pieces: [], supply: [[7], [7]] },
  );
  example(
    'but no barn (F40)',
    withBarns,
    [
      ...['base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 0,2 r0', 'base-b 1,2 r0, barn NW', 'princess-t 2,1 r0'],
      'princess-za 1,0 r0, pass, dragon W, dragon S, ...',
    ],
    { phase: 'flight', pieces: ['1 1,2/1 barnNW'] },
  );
  example(
    'passes the fairy by, whose meeple then brings 4 and 3 (F43, F47)',
    dragon,
    [
      ...['base-a 0,1 r270', 'base-u 1,1 r0, meeple 0', 'princess-t 1,2 r0', 'base-b 2,2 r0, fairy 0', 'base-b 3,2 r0'],
      ...['base-a 3,1 r90', 'princess-za 2,1 r0, pass, dragon E, dragon N, dragon E, dragon S'],
    ],
    { scores: [0, 1 + 4 + 3], pieces: [] },
  );
  example(
    'never goes to the fairy (F39, F45)',
    dragon,
    [
      'base-u 1,0 r0, meeple 0',
      'base-b 0,1 r0',
      'base-u 2,0 r0, fairy 0',
      'princess-t 1,1 r0',
      'princess-za 3,0 r0, pass, ...',
    ],
    { phase: 'flight', legal: ['dragon W'] },
  );
  example(
    'lets an eaten builder give its tile (F42)',
    withBoxes,
    [
      'base-u 1,0 r0, meeple 0',
      'base-b 0,1 r0',
      'base-u 2,0 r0, meeple 0 builder',
      'princess-t 2,1 r0',
      'princess-za 3,0 r0, pass, dragon N, dragon W, dragon W, dragon S, ...',
    ],
    { seat: 0, phase: 'draw', pieces: [] },
  );
});

const withAll = { ...dragon, expansions: ['dragon', 'inns', 'traders', 'abbot', 'phantom'] } as const;
const full = [7, 1, 1, 1, 1, 1];
describe('pieces of other boxes (F66)', () => {
  example(
    'a large meeple is eaten, and its builder goes home (F7)',
    withAll,
    [
      ...['base-u 1,0 r0, meeple 0 large', 'princess-t 1,1 r0', 'base-u 2,0 r0, meeple 0 builder'],
      'princess-za 3,0 r0, pass, dragon N, ...',
    ],
    { phase: 'flight', pieces: [], supply: [full, full], told: ['0 takes the builder home from 2,0/0'] },
  );
  example(
    'an abbot is eaten',
    withAll,
    ['base-b 0,1 r0, meeple 0 abbot', 'princess-t 1,1 r0', 'base-b 0,2 r0', 'princess-za 1,0 r0, pass, dragon W, ...'],
    { phase: 'flight', pieces: [], supply: [full, full] },
  );
  const pig = ['base-u 1,0 r0, meeple 2', 'base-b 0,1 r0', 'base-u 2,0 r0, meeple 2 pig', 'princess-t 2,1 r0'];
  example('a pig is eaten', withAll, [...pig, 'princess-za 3,0 r0, pass, dragon N, ...'], {
    phase: 'flight',
    pieces: ['0 1,0/2 meeple'],
  });
  const city = [
    ...['base-b 0,1 r0', 'base-g 0,-1 r90, meeple 0 large', 'base-b 0,2 r0', 'base-g 0,-2 r90, meeple 0 builder'],
    'princess-l 0,-3 r180',
  ];
  const inCity = (...actions: readonly string[]) => city.with(-1, [city.at(-1), ...actions].join(', '));
  example('a princess takes a large meeple, and no builder', withAll, inCity('...'), {
    may: ['princess 0'],
    mayNot: ['princess 1'],
  });
  example('who goes home with him (F7)', withAll, inCity('princess 0'), { pieces: [], supply: [full, full] });
  example(
    'after the fairy the phantom may come, and no builder (F6)',
    withAll,
    ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-u 2,0 r0, fairy 0, ...'],
    { phase: 'phantom', may: ['meeple 1 phantom'], mayNot: ['meeple 0 builder'] },
  );
});

it('a step that its order would not take makes a record wrong (F14)', () => {
  const plan = { game: CARCASSONNE, set: CONTENT, players: 2, policies: ['random'], order: 'given' } as const;
  const { setup, log } = simulateGame({ ...plan, seed: 'record', options: { dragon: true } });
  const record = makeRecord(RULES, { content: CONTENT, setup, log, order: 'given' });
  const at = record.log.findIndex((line) => / dragon . spare$/.test(line));
  const way = / (.) spare$/.exec(record.log[at]!)![1]!;
  for (const other of 'NESW') {
    const changed = record.log.with(at, record.log[at]!.replace(` ${way} spare`, ` ${other} spare`));
    const replayed = replayRecord(RULES, { ...record, log: changed }, CONTENT);
    expect(replayed).toMatchObject(other === way ? { ok: true } : { failure: { code: 'rejected', entry: at } });
  }
});

/** The worked example of F10: dragon in the middle, monks of Red, Blue and Green around, and Red's dragon tile in the west. */
function monks(scores: readonly number[]): State {
  const start = ['base-d 0,-2 r0', 'princess-t 0,0 r0', 'base-e 1,-1 r0', 'base-e 1,1 r180'];
  const pile = [...plain(3), 'princess-d', ...plain(9)];
  const game = new MadeGame('none', { start, pile, options, seats: 3 });
  DRAGON_PART.change(game.state, { dragon: 1 });
  for (const square of ['0,-1', '1,0', '0,1']) game.turn(`${square} r0`, 'meeple 0');
  game.state.scores.splice(0, 3, ...scores);
  return game.play('draw', 'place -1,0 r0', 'pass').state;
}

/** The step that an order takes now, without its name. */
function stepBy(state: State, order: string): string {
  return makeAction(currentStep(state)!.question!.answer(state, order)).replace('dragon ', '');
}

describe('standing orders for the dragon', () => {
  it('spare the own pieces and then bite the leader, or hunt (F9, F10)', () => {
    const state = monks([10, 5, 12]);
    expect([stepBy(state, 'spare'), stepBy(state, 'hunt')]).toEqual(['S', 'E']);
  });

  it('may name another seat of the game in place of the leader (F10)', () => {
    const state = monks([10, 5, 12]);
    expect([stepBy(state, 'spare-red'), stepBy(state, 'spare-green')]).toEqual(['E', 'S']);
    carcassonne.perform(state, carcassonne.parseAction('dragon E')!, []);
    const named = (colour: string) =>
      carcassonne.rejectionOf(state, state.seat, carcassonne.parseAction(`dragon N spare-${colour}`)!);
    expect(named('green')).toBeUndefined();
    // Their own colour, and one that nobody has.
    expect([named(state.setup.colours[state.seat]!), named('pink')]).toEqual(
      Array(2).fill({ code: 'not-possible', action: 'dragon' }),
    );
  });

  it('judge each step alone, which may lead to the own pieces later (F11)', () => {
    const state = monks([10, 20, 12]);
    const steps: string[] = [];
    while (state.phase === 'flight') {
      steps.push(`${state.seat} ${stepBy(state, 'spare')}`);
      carcassonne.perform(state, carcassonne.parseAction(`dragon ${stepBy(state, 'spare')}`)!, []);
    }
    expect(steps).toEqual(['0 E', '1 N', '2 W', '0 N']);
    expect(state.pieces.map(({ seat }) => seat)).toEqual([2]);
  });

  example(
    'count what is won by eating: of two knights in a city of 12 that of Red would tie for (F9)',
    { ...dragon, start: ['base-b 0,-2 r0', 'base-b 2,0 r0', 'base-b 0,2 r0'] },
    [
      ...['base-e 0,-1 r180, meeple 0', 'base-e 1,0 r270, meeple 0', 'base-b 3,0 r0', 'base-e 0,1 r0, meeple 0'],
      ...['base-c 0,0 r0', 'base-b 2,-1 r0, meeple 0', 'princess-t 1,-1 r0', 'base-b 3,-1 r0'],
      'princess-d -1,0 r90, pass, ...',
    ],
    // In the east Blue's monk is worth 6, in the west Red's own knight nothing.
    { phase: 'flight', seat: 0, orders: ['S', 'S', 'S', 'S'] },
  );

  example(
    'keep the dragon away from the own pieces, also from those beside that of another (F10)',
    { ...dragon, start: ['base-b 3,0 r0'] },
    [
      ...['base-b 2,0 r0, meeple 0', 'base-b 1,0 r0, meeple 0', 'princess-t 0,0 r0', 'base-b -1,0 r0'],
      'princess-d -2,0 r270, pass, ...',
    ],
    { phase: 'flight', seat: 0, legal: ['dragon E', 'dragon W'], orders: ['E', 'W', 'E', 'E'] },
  );

  it('answer for others alone, and a step with one way is taken by itself, also the own (F8, F15)', () => {
    const state = monks([10, 5, 12]);
    expect(orderedAction(state, () => 'hunt')).toBeUndefined();
    carcassonne.perform(state, carcassonne.parseAction('dragon E')!, []);
    expect(makeAction(orderedAction(state, () => undefined)!)).toBe('dragon N spare');
    carcassonne.perform(state, carcassonne.parseAction('dragon N spare')!, []);
    expect(makeAction(orderedAction(state, () => 'hunt')!)).toBe('dragon W');
    expect(carcassonne.choices(state)).toEqual([]);
  });

  it('of an absent seat are the standard, in its own turn too (F14, F67)', () => {
    expect(makeAction(carcassonne.standInAction(monks([10, 5, 12])))).toBe('dragon S');
  });

  it.each(LANGUAGES)('are told in %s', (language) => {
    const t = translatorFor(language);
    const told = DRAGON_ORDERS.flatMap((order) =>
      [order, `${order}-blue`].map((one) => carcassonne.words.order!(t, 'dragon', one)),
    );
    expect(new Set(told).size).toBe(2 * DRAGON_ORDERS.length);
  });
});

describe('the fairy', () => {
  const road = ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0'];
  example('brings 1 point at the start of a turn (F46)', dragon, [...road, 'base-u 2,0 r0, fairy 0', 'base-b 1,1 r0'], {
    scores: [1, 0],
    seat: 0,
    told: ['fairy of 0: 1'],
  });
  example(
    'brings 3 where her meeple is scored, also when she has just come (F44, F47)',
    dragon,
    ['base-a 1,0 r90, meeple 0', 'base-b 0,1 r0', 'base-a -1,0 r270, fairy 0'],
    { scores: [3 + 3, 0] },
  );
  example(
    'stays alone where her meeple was, without points (F45)',
    dragon,
    ['base-a 1,0 r90, meeple 0', 'base-b 0,1 r0', 'base-a -1,0 r270, fairy 0', 'base-b 1,1 r0'],
    { scores: [6, 0], figures: 'nowhere; 1,0 with nobody; ; false' },
  );
  example(
    'stays alone where a wagon was that drives on (F45, F59)',
    withBarns,
    ['base-a 1,0 r90, meeple 0 wagon', 'base-b 0,1 r0', 'base-a -1,0 r270, fairy 0, wagon 1,0 1', 'base-b 1,1 r0'],
    { scores: [6, 0], figures: 'nowhere; 1,0 with nobody; ; false', pieces: ['0 1,0/1 wagon'] },
  );
  example(
    'brings 3 to a mayor without coats of arms (F47, F57)',
    withBarns,
    ['base-g 0,-1 r90, meeple 0 mayor', 'base-b 0,1 r0', 'base-e 0,-2 r180, fairy 0'],
    { scores: [3, 0] },
  );
  example(
    'and at the end on an open road with an inn (F47)',
    { expansions: ['dragon', 'inns'] },
    ['inns-o 1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-b 1,1 r0, fairy 0'],
    { phase: 'over', scores: [3, 0] },
  );
  example(
    'also to a farmer at a barn (F48, F62)',
    withBarns,
    [
      ...['base-u 1,0 r0', 'base-e 0,1 r180, meeple 1', 'base-e 0,2 r0', 'base-u 2,0 r0, fairy 0'],
      'base-b 1,1 r0, barn NW',
    ],
    { scores: [0, 3 + 3], pieces: ['0 1,1/1 barnNW'] },
  );
  example(
    'may change to another meeple on the tile on which she stands alone (F45)',
    dragon,
    [
      ...['base-a 1,0 r90, meeple 0', 'base-b 0,1 r0', 'base-a -1,0 r270, fairy 0', 'base-b 1,1 r0'],
      ...['princess-f 0,-1 r180, portal 1,0 1', 'base-b 2,1 r0', 'base-b 3,1 r0, fairy 0, ...'],
    ],
    { seat: 1, figures: 'nowhere; 1,0 with 0 1,0/1; ; false' },
  );
  example(
    'does not go to whom she is with already, nor to a builder (F44)',
    withBoxes,
    [
      ...road,
      'base-u 2,0 r0, meeple 0 builder',
      'base-b 1,1 r0',
      'base-b 0,2 r0, fairy 0',
      'base-b 2,1 r0',
      'base-b 0,3 r0, ...',
    ],
    { mayNot: ['fairy 0', 'fairy 1'] },
  );
});

describe('a princess', () => {
  const knight = ['base-e 0,-1 r180, pass', 'base-b 0,1 r0'];
  const beside = ['base-b 0,1 r0', 'base-g 0,-1 r90, meeple 0'];
  example(
    'may send a knight home, or a piece goes as ever (F49, F50)',
    withBoxes,
    [...beside, 'princess-l 0,-2 r180, ...'],
    {
      may: ['princess 0', 'meeple 1', 'pass'],
    },
  );
  example('no phantom follows her (F49)', withBoxes, [...beside, 'princess-l 0,-2 r180, princess 0, ...'], {
    seat: 1,
    phase: 'draw',
    pieces: [],
  });
  example('is in no city of another tile (F49)', dragon, [...knight, 'base-b 1,1 r0, ...'], { mayNot: ['princess 0'] });
});

describe('a portal', () => {
  example('lets one of meeple and phantom through (F28, F51)', withBoxes, ['princess-z -1,0 r0, portal 0,0 0, ...'], {
    phase: 'phantom',
    mayNot: ['portal 0,0 2 phantom', 'portal 0,0 3 phantom'],
  });
  const gate = 'princess-z -1,0 r0, ...';
  example(
    'takes every meeple, and no builder, pig or barn (F51)',
    { expansions: ['dragon', 'traders', 'abbot', 'abbey'], left: plain(6) },
    ['base-v-garden 1,0 r0, meeple 1', 'base-b 0,1 r0', gate],
    {
      may: ['portal 0,0 0 mayor', 'portal 0,0 1 wagon', 'portal 1,0 3 abbot', 'portal 0,1 0'],
      mayNot: ['portal 1,0 3', 'portal 1,0 0 builder', 'portal 1,0 1 pig', 'portal 0,0 2 wagon', 'portal 0,0 1 mayor'],
    },
  );
  example('leads onto nothing that is complete (F51)', dragon, ['base-e 0,-1 r180', gate], {
    mayNot: ['portal 0,0 0', 'portal 0,-1 0'],
    may: ['portal 0,-1 1'],
  });
  example('may be used by the phantom alone (F28)', withBoxes, ['princess-z -1,0 r0, meeple 1, ...'], {
    phase: 'phantom',
    may: ['portal 0,0 0 phantom'],
  });
});

it('tells what each step of the dragon eats, and not what the next turn begins with, as no step changes it', () => {
  const plan = { game: CARCASSONNE, set: CONTENT, players: 2, policies: ['random'], order: 'given' } as const;
  const { setup, log } = simulateGame({ ...plan, seed: 'eaten', options: { dragon: true } });
  const state = startState(CONTENT, setup);
  const told: string[] = [];
  let pointsAtTurn = 0;
  for (const entry of log) {
    if (entry.type === 'takeback') throw new Error('nothing is taken back here');
    const { action } = entry;
    const position = { content: CONTENT, setup, fold: { state, actions: [] } };
    const words = () => carcassonne.words.effects!(translatorFor('en'), position, { action, names: ['Ana', 'Ben'] });
    if (action.type === 'dragon') told.push(words().join('; '));
    const events: GameEvent[] = [];
    perform(state, action, events);
    const isLastStep = action.type === 'dragon' && events.some(({ type }) => type === 'turn-started');
    if (isLastStep && events.some((event) => event.type === 'fairy-scored' && event.why === 'turn')) pointsAtTurn++;
  }
  expect(told.filter((text) => !text.startsWith('eats'))).toEqual([]);
  expect(told.some((text) => /^eats meeple \((red|blue)\)/.test(text))).toBe(true);
  expect(pointsAtTurn).toBeGreaterThan(0);
  expect(told.filter((text) => text.includes('fairy') || text.includes('next turn'))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { GOLD_PART, goldPoints } from '../../../src/games/carcassonne/expansions/gold/ingots.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart } from './referee/example-game.ts';
import { worthOfIngots } from './referee/gold.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const gold = { expansions: ['gold'], left: plain(4) } as const;

describe('The Gold Mines', () => {
  it('are offered for the open table alone, with eight tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.gold).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ gold: true, map: 'germany' })).toMatchObject({
      code: 'not-on-this-map',
      expansions: ['gold'],
    });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ gold: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(carcassonne.optionsRejection!({ gold: true, mage: true })).toBeUndefined();
    expect(tilesOfGame({ ...optionsSchema.parse({}), gold: true })).toHaveLength(80);
  });

  const first = ['base-b 0,1 r0', 'gold-h 1,0 r0, ...'];
  example('one ingot is on the tile, one goes onto a tile beside it, also diagonally (G30)', gold, first, {
    seat: 1,
    phase: 'gold',
    gold: '1 at 1,0; 0 0',
    legal: ['ingot 0,0', 'ingot 0,1'],
  });
  example('then the piece (G4)', gold, ['base-b 0,1 r0', 'gold-h 1,0 r0, ingot 0,1, ...'], {
    phase: 'piece',
    gold: '1 at 0,1 1 at 1,0; 0 0',
    may: ['meeple 1', 'pass'],
  });
  example('two on one (G30)', gold, ['gold-h 1,0 r0, ingot 0,0', 'gold-g 2,0 r0, ingot 1,0'], {
    gold: '1 at 0,0 1 at 2,0 2 at 1,0; 0 0',
  });
  example('no other tile asks for one (G30)', gold, ['base-u 1,0 r0, ...'], { phase: 'piece', gold: '; 0 0' });

  const road = ['gold-h 1,0 r0, ingot 0,0, meeple 1', 'base-b 0,1 r0', 'base-a -1,0 r270'];
  example('who wins the road gets both (G31)', gold, [...road, 'base-a 2,0 r90'], {
    scores: [4, 0],
    gold: '; 2 0',
    told: ['0 takes 2 ingots'],
  });
  const unheld = road.map((turn) => turn.replace(', meeple 1', ''));
  example('of a road of nobody they lie (G32)', gold, [...unheld, 'base-a 2,0 r90'], {
    gold: '1 at 0,0 1 at 1,0; 0 0',
  });
  example('and of one that is open at the end (G32)', { ...gold, left: [] }, road, {
    phase: 'over',
    scores: [3, 0],
    gold: '1 at 0,0 1 at 1,0; 0 0',
  });

  /** Red's end of a road with an ingot and, around a hole in it, Blue's. */
  const ends = [
    ...[
      'base-a -1,0 r270, meeple 0',
      'base-b 0,1 r0',
      'base-b 0,2 r0',
      'base-b 1,2 r0',
      'base-b 2,2 r0',
      'base-b 2,1 r0',
    ],
    ...['gold-e -1,1 r90, ingot -1,0', 'base-a 2,0 r90, meeple 0'],
  ];
  const joined = 'gold-h 1,0 r0, ingot 0,0';
  example('3 of two seats that tie: Red moves, 2:1 (G31)', gold, [...ends, joined], {
    scores: [4, 4],
    gold: '1 at -1,1; 2 1',
    told: ['0 takes 2 ingots', '1 takes 1 ingots'],
  });
  example('Blue moves: 1:2 (G31)', gold, [...ends, 'base-b 3,2 r0', joined], { gold: '1 at -1,1; 1 2' });

  example(
    'Green moves, who has no part in it: 2:1 from Red on (G31)',
    {
      ...gold,
      start: ['base-d 0,0 r0', 'base-b 0,1 r0', 'base-b 0,2 r0', 'base-b 1,2 r0', 'base-b 2,2 r0', 'base-b 2,1 r0'],
      seats: 3,
    },
    [
      ...['base-a -1,0 r270, meeple 0', 'base-a 2,0 r90, meeple 0', 'gold-e -1,1 r90, ingot -1,0'],
      ...['base-b 3,2 r0', 'base-b 3,1 r0', joined],
    ],
    { scores: [4, 4, 0], gold: '1 at -1,1; 2 1 0' },
  );

  /** The monastery of Red at 0,2 with the gold tile and a square beside it among its nine. */
  const monastery = [
    ...[
      'base-b 0,1 r0',
      'base-b -1,1 r0',
      'base-b 0,2 r0, meeple 0',
      'base-b 1,1 r0',
      'base-b -1,2 r0',
      'base-b 1,2 r0',
    ],
    ...['base-b -1,3 r0', 'gold-e 0,3 r0, ingot -1,2', 'base-v 1,3 r0'],
  ];
  example('of a monastery those of its nine squares (G31)', gold, monastery, { gold: '; 2 0', scores: [9, 0] });

  example(
    'nobody takes them with an abbot who is taken back (G32)',
    { ...gold, expansions: ['gold', 'abbot'] },
    ['base-b 0,1 r0, meeple 0 abbot', 'gold-e 0,2 r0, ingot 0,1', 'base-b 1,1 r0, retrieve'],
    { scores: [4, 0], gold: '1 at 0,1 1 at 0,2; 0 0' },
  );

  /** Around the hole also an end of a road of Red in the south, and one in the north, which the last tile joins. */
  const crossed = (ingot: string, ...first: readonly string[]) => [
    ...ends.with(6, first[0] ?? ends[6]!),
    ...[
      'base-a 1,1 r180, meeple 0',
      'base-b 2,-1 r0',
      'base-a 1,-1 r0',
      'base-b 3,2 r0',
      `gold-h 1,0 r0, ingot ${ingot}`,
    ],
  ];
  example('2 of a shared road and 1 of the own that is done with it: 2:1 (G31)', gold, crossed('1,1'), {
    scores: [4 + 3, 4],
    gold: '1 at -1,1; 2 1',
  });
  example(
    'the square from which most may take comes first, and the own ingot after it (G31)',
    gold,
    crossed('1,-1', 'base-b -1,1 r0'),
    { gold: '; 2 0' },
  );
  const garden = [
    ...['base-u-garden 1,0 r0, meeple 3 abbot', 'base-b 1,1 r0', 'base-b 0,1 r0', 'gold-e 2,1 r0, ingot 1,1'],
    ...['base-e 0,-1 r180', 'base-b 1,-1 r0', 'base-b 2,-1 r0', 'base-a 2,0 r90'],
  ];
  example('of a garden, too, those of its nine squares (G31)', { ...gold, expansions: ['gold', 'abbot'] }, garden, {
    scores: [9, 0],
    gold: '; 2 0',
  });
  example(
    'beside a tile of the river it may go onto that (G48)',
    { ...gold, expansions: ['gold', 'river2'] },
    ['river2-i 0,1 r270', 'gold-e 1,0 r0, ...'],
    { phase: 'gold', may: ['ingot 0,0', 'ingot 0,1'] },
  );

  it.each([goldPoints, worthOfIngots])(
    'brings 3, 8, 12, 21 and 40 points for 3, 4, 6, 7 and 10 ingots (G33)',
    (worth) => {
      expect([0, 3, 4, 6, 7, 9, 10].map(worth)).toEqual([0, 3, 8, 12, 21, 27, 40]);
    },
  );
  example('at the end those of 2 ingots (G33)', { ...gold, left: [] }, [...road, 'base-a 2,0 r90'], {
    phase: 'over',
    scores: [6, 0],
    told: ['gold of 0: 2'],
  });
});

it('the number of a seat’s ingots is about as large in pictures as that of its meeples', () => {
  const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: plain(3), seats: 3, options: { gold: true } });
  GOLD_PART.change(game.state, { ofSeats: [6, 1, 12] });
  const names = ['Ana', 'Ben', 'Cem'];
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view: game.view, names, words };
  const { operations } = boardDrawing(boardScene(request), request);
  const sizes = (part: string) =>
    operations.flatMap((one) => (one.kind === 'text' && one.part === part ? [[one.text, one.size] as const] : []));
  expect(sizes('thing').map(([text]) => text)).toEqual(['×6', '×12']);
  const [[, meeples]] = sizes('supply') as [readonly [string, number]];
  for (const [, size] of sizes('thing')) expect(size).toBeGreaterThan(0.7 * meeples);
});

describe('an absent player', () => {
  /** What an absent player does after these actions. */
  function insteadAfter(...actions: readonly string[]): string {
    const state = engineStart(
      dealtFor(
        gold,
        actions.map((action) => action.split(' ')[0]!),
      ),
    );
    for (const action of actions) {
      for (const text of ['draw', ...action.replace(/^\S+/, 'place').split(', ')])
        perform(state, parseAction(text)!, []);
    }
    return makeAction(standInAction(state));
  }

  it('lays the ingot where a feature of the tile is (G49)', () => {
    expect(insteadAfter('base-b 0,1 r0, pass', 'gold-h 1,0 r0')).toBe('ingot 0,0');
    expect(insteadAfter('base-b 0,1 r0, pass', 'base-u 1,0 r0, pass', 'base-b 1,1 r0, pass', 'gold-h 2,0 r0')).toBe(
      'ingot 1,0',
    );
  });

  it('takes the topmost tile beside a monastery (G49)', () => {
    expect(insteadAfter('base-b 0,1 r0, pass', 'gold-e 0,2 r0')).toBe('ingot 0,1');
  });
});

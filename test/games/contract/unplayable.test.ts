import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../lab/positions/index.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';

const GAMES: readonly AnyGame[] = [amazonas, carcassonne as AnyGame];
const [AMAZONAS_SET, SET] = GAMES.map((game) => readTileSet(game).set.hash.slice(0, 12));

const RIVER = `amazonas ${AMAZONAS_SET} 2b/place r0m3c2s2;b0m4c2s1 start-2-3@0,0r0;bend-a@0,-1r90/1r+rm0 bend-b*1 straight-f - double-a;double-b;double-c;double-d`;
const BASE = `carcassonne ${SET} - 3r/piece r4m7;k0m6 base-d@0,0r0;base-e@0,1r90/2k+km0;base-b@0,2r0/3r base-b*1 - - - - - -`;
const NO_FARMS = BASE.replace(' - 3r', ' farms=false 3r');
const ISLANDS = `carcassonne ${SET} map=benelux;chips=true 2b/place y0m9c;b3m8cp1 base-d@10,3r0;base-b@9,3r0/1b+bm0 base-a*2 base-v - ?@2,1 - - -`;

function faultsOf(text: string, hidden: Readonly<Record<string, readonly string[]>> = {}): string[] {
  const game = GAMES.find(({ ruleSet }) => text.startsWith(ruleSet))!;
  const playable = positionsOf(game)!.playable(readTileSet(game).set, text, hidden);
  return playable.ok ? [] : playable.failure.map(({ field, message }) => `${field}: ${message}`);
}

describe('a position that somebody has written', () => {
  it.each([RIVER, BASE, NO_FARMS])('can be played: %s', (line) => {
    expect(faultsOf(line)).toEqual([]);
  });

  it.each([
    ['turn', RIVER, '2b/place', '2b/jump', 'cannot be read'],
    ['seats', RIVER, 'b0m4', 'b0m3', 'blue has 3 meeples instead of 4'],
    ['seats', RIVER, 'c2s2', 'c2s99', 'the boat of red is on space 99'],
    ['board', RIVER, 'start-2-3@0,0', 'start-2-3@0,1', 'the first tile is start-2-3 at 0,0'],
    ['board', RIVER, 'start-2-3', 'start-4-5', 'the first tile is start-2-3'],
    ['board', RIVER, '-1r90', '-1r180', 'does not go on with the landscape'],
    ['board', RIVER, 'bend-a@0,-1', 'bend-a@9,0', 'lies ahead of the river'],
    ['board', RIVER, 'bend-a@0,-1', 'amazon-village-a@0,-1', 'the river does not go on through'],
    ['seats', RIVER, '/1r+rm0', '/1r+rc1', 'red has 3 meeples instead of 4'],
    ['doubles', RIVER, ';double-d', '', '3 doubles instead of 4'],
    ['pile', RIVER, 'bend-b*1', 'bend-b*3', '3 of the tile bend-b, of which there are 2'],
    ['drawn', RIVER, 'bend-b*1 straight-f', 'bend-b*1 -', 'in the phase place a tile is drawn'],
    ['seats', BASE, 'r4m7', 'r4m8', 'red has 8 meeples instead of 7'],
    ['board', BASE, '/2k+km0', '/2r+km0', 'a piece of black on base-e at 0,1, which red placed'],
    ['board', BASE, '+km0', '+km0+km1', 'two pieces on base-e at 0,1'],
    ['board', BASE, 'base-e@0,1', 'base-e@0,4', 'is not next to an earlier tile'],
    ['board', BASE, 'base-e@0,1', 'base-e@0,99', 'lies where no tile can lie'],
    ['board', BASE, 'base-e@0,1r90', 'base-e@0,1r0', 'does not go on with the landscape'],
    ['board', BASE, 'r90/2k', 'r90/4k', 'is of a turn that is still to come'],
    ['board', BASE, 'r90/2k', 'r90/3k', 'comes after a tile of turn 3'],
    ['board', BASE, 'base-b@0,2r0/3r', 'base-b@0,2r0/3', 'nobody has placed base-b'],
    ['turn', BASE, '3r/piece', '3r/draw', 'no tile is of turn 3'],
    ['turn', BASE, '3r/piece', '3k/piece', 'placed by whoever moves'],
    ['turn', BASE, '3r/piece', '4r/piece', 'the last tile is that of turn 4'],
    ['turn', BASE, '3r/piece', '4r/over', 'the game is not over'],
    ['turn', BASE, '3r/piece', '3r/further', 'no further turn can be bought'],
    ['drawn', BASE, 'base-b*1 -', 'base-b*1 base-v', 'no tile is drawn in the phase piece'],
    ['pile', BASE, 'base-b*1', 'base-b*4', '5 of the tile base-b, of which there are 4'],
    ['board', NO_FARMS, '+km0', '+km1', 'a meeple on the field of base-e at 0,1, without farms'],
    ['sold', BASE, '- - - - - -', '- - - - - wine', 'cannot be read'],
    ['chips', ISLANDS, '?@2,1', '?@0,0', 'where the map has no square'],
    ['islands', ISLANDS, '?@2,1 -', '?@2,1 o0*5', 'the map has the piles lightBlue 0, lightBlue 1, orange 0'],
  ])('tells what is wrong with its %s', (field, line, part, wrong, message) => {
    expect(line).toContain(part);
    const found = faultsOf(line.replace(part, wrong)).join('\n');
    expect(found).toContain(message);
    expect(found).toContain(`${field}: `);
  });

  it('tells what cannot be hidden', () => {
    expect(faultsOf(BASE, { pile: ['base-c'] })).toEqual(['pile: base-c cannot come next: no more of it are left']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePosition, POSITION_FIELDS, parsePosition } from '../../../lab/positions/carcassonne/position-notation.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { runs } from '../../properties/play.ts';
import { positions, SHIPPED } from './games.ts';

const SET = SHIPPED.hash.slice(0, 12);
const BASE = `carcassonne ${SET} - 3r/piece r4m6;k0m7 base-d@0,0r0;base-e@0,-1r180/1r+rm1;base-b@0,1r0/3r base-b*1 - base-c - - - -`;
const BENELUX = `carcassonne ${SET} map=benelux;chips=true;farms=false 2b/place y0m9co2l1;b3m8c base-d@10,3r0;base-b@9,3r0/1y+yu0 base-a*2 base-v - ?@2,1;?@4,6 o0*4:base-a;o1*5 - -`;
const IBERICA = `carcassonne ${SET} map=iberica;chips=true 2b/treat y0m9c;b3m8c base-d@10,3r0 base-a*2 - - ?@2,1;o2@4,6 - p1 -`;
const ISLE = `carcassonne ${SET} map=great-britain;chips=true;towns=b 2b/further y0m7i2cp1;b3m8i0c base-d@10,3r0 - - - o?@2,1 - - -`;

describe('a position in notation', () => {
  it.each([BASE, BENELUX, IBERICA, ISLE])('is read, and made again: %s', (line) => {
    const read = parsePosition(line, SHIPPED);
    if (!read.ok) throw new Error(JSON.stringify(read.failure));
    expect(makePosition(read.value)).toBe(line);
  });

  it('tells what belongs to chips', () => {
    expect(parsePosition(BENELUX, SHIPPED)).toMatchObject({
      ok: true,
      value: {
        options: { map: 'benelux', chips: true, farms: false, towns: 'none' },
        seats: [
          {
            parts: {
              chips: [
                { colour: 'orange', value: 2 },
                { colour: 'lightBlue', value: 1 },
              ],
            },
          },
          { parts: { chips: [] } },
        ],
        pieces: [{ seat: 0, piece: 'upgraded', tile: 1, segment: 0 }],
        parts: {
          chips: {
            onBoard: [
              { x: 2, y: 1, faceUp: false },
              { x: 4, y: 6, faceUp: false },
            ],
          },
          islands: {
            piles: [
              { colour: 'orange', pile: 0, count: 4, top: 'base-a' },
              { pile: 1, count: 5 },
            ],
          },
        },
      },
    });
  });

  it('is read as it was made, at every moment of every game', () => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(positions, ({ state }) => {
        const view = viewOf(state);
        const line = makePosition(view);
        phases.add(view.phase);
        expect(line.split(' ').length).toBeGreaterThanOrEqual(POSITION_FIELDS.length - 1);
        const read = parsePosition(line, SHIPPED);
        expect(read).toEqual({ ok: true, value: view });
        // As text, so that the order of keys that counts (the pile) is the same too.
        if (read.ok) expect(JSON.stringify(read.value.pile)).toBe(JSON.stringify(view.pile));
        expect(line.length).toBeLessThan(5000);
      }),
      runs(200),
    );
    for (const phase of ['draw', 'place', 'chip', 'piece', 'upgrade', 'further', 'over']) {
      expect([...phases]).toContain(phase);
    }
  });
});

describe('a line that is no position', () => {
  it.each([
    ['rules', BASE, 'carcassonne', 'amazonas'],
    ['set', BASE, SET, '000000000000'],
    ['options', BASE, ' - 3r', ' map=nowhere 3r'],
    ['options', BASE, ' - 3r', ' map=none 3r'],
    ['turn', BASE, '3r/piece', '3y/piece'],
    ['turn', BASE, '3r/piece', '3r/double'],
    ['seats', BASE, 'k0m7', 'r0m7'],
    ['seats', BASE, 'k0m7', 'k0m7c'],
    ['seats', BENELUX, 'b3m8c', 'b3m8'],
    ['seats', BENELUX, 'co2l1', 'co3l1'],
    ['board', BASE, '+rm1', '+rc1'],
    ['board', BASE, '+rm1', '+rm9'],
    ['board', BASE, '0,1r0', '0,0r0'],
    ['pile', BASE, 'base-b*1', 'base-b*0'],
    ['drawn', BASE, 'base-b*1 -', 'base-b*1 nothing'],
    ['discarded', BASE, 'base-c - - - -', 'nothing - - - -'],
    ['chips', BASE, 'base-c - - - -', 'base-c ?@1,1 - - -'],
    ['chips', IBERICA, 'o2@4,6', 'o3@4,6'],
    ['islands', BENELUX, 'o1*5', 'o1*5:nothing'],
    ['treat', IBERICA, ' p1', ' p3'],
    ['sold', IBERICA, ' p1 -', ' p1 beer'],
    ['sold', BASE, '- - - -', '- - - wine'],
  ])('is told by its field: %s', (field, line, part, wrong) => {
    expect(line).toContain(part);
    expect(parsePosition(line.replace(part, wrong), SHIPPED)).toMatchObject({ ok: false, failure: { field } });
  });

  it.each(['', 'carcassonne', `${BASE} -`])('is refused: "%s"', (line) => {
    expect(parsePosition(line, SHIPPED).ok).toBe(false);
  });
});

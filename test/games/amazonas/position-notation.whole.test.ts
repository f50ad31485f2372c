import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePosition,
  POSITION_FIELDS,
  type PositionField,
  parsePosition,
} from '../../../lab/positions/amazonas/position-notation.ts';
import { RULES_VERSION, type Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { playRandom, positions, runs, setups } from '../../properties/play.ts';
import { SHIPPED, tileSetWith } from '../../support/scenario-set.ts';

const SETUP: Setup = {
  ruleSet: 'amazonas',
  version: RULES_VERSION,
  tileSet: SHIPPED.hash,
  colours: ['red', 'black'],
  first: 1,
  pile: ['bend-a', 'fork-b', 'bend-a'],
};

describe('a position in notation', () => {
  it('is one line of nine fields', () => {
    expect(makePosition(viewOf(startState(SHIPPED, SETUP)))).toBe(
      [
        `amazonas ${SHIPPED.hash.slice(0, 12)} 1k/draw r0m4c2s1;k0m4c2s1 start-2-3@0,0r0`,
        'bend-a*2;fork-b*1 - - double-a;double-b;double-c;double-d',
      ].join(' '),
    );
  });

  it('is read with what games rarely have: discarded tiles, tiles that nobody laid, two pieces on one tile', () => {
    const line = [
      `amazonas ${SHIPPED.hash.slice(0, 12)} 4k/place r7m3c1s2;k0m4c2s1`,
      'start-2-3@0,0r0;straight-a@0,-1r180/1;bend-a@3,-1r90/2r+rm0+rc1',
      'bend-b*1;fork-b*2 crossing-a bend-a;fork-b;bend-a double-b;double-d',
    ].join(' ');
    const read = parsePosition(line, SHIPPED);
    if (!read.ok) throw new Error(JSON.stringify(read.failure));
    expect(makePosition(read.value)).toBe(line);
    expect(read.value).toMatchObject({
      phase: 'place',
      seat: 1,
      turn: 4,
      drawn: 'crossing-a',
      discarded: ['bend-a', 'fork-b', 'bend-a'],
      river: { next: { x: 4, y: 1 }, front: 3, spaces: 16 },
      pile: { land: 3, amazon: 0 },
    });
    expect(read.value.tiles.slice(1)).toStrictEqual([
      { tile: 'straight-a', x: 0, y: -1, rotation: 180, squares: [{ x: 0, y: -1 }], turn: 1 },
      { tile: 'bend-a', x: 3, y: -1, rotation: 90, squares: [{ x: 3, y: -1 }], turn: 2, seat: 0 },
    ]);
    expect(read.value.pieces).toEqual([
      { seat: 0, piece: 'meeple', tile: 2, segment: 0 },
      { seat: 0, piece: 'camp', tile: 2, segment: 1 },
    ]);
  });

  it('is read as it was made, at every moment of every game', () => {
    const phases = new Set<string>();
    let pieces = 0;
    fc.assert(
      fc.property(positions, ({ state }) => {
        const view = viewOf(state);
        const line = makePosition(view);
        phases.add(view.phase);
        pieces += view.pieces.length;
        expect(line).not.toContain('\n');
        expect(line.split(' ')).toHaveLength(POSITION_FIELDS.length);
        const read = parsePosition(line, SHIPPED);
        expect(read).toEqual({ ok: true, value: view });
        // As text, so that the order of keys that counts (the pile) is the same too.
        if (read.ok) expect(JSON.stringify(read.value.pile)).toBe(JSON.stringify(view.pile));
      }),
      runs(200),
    );
    expect([...phases].sort()).toEqual(['double', 'draw', 'over', 'piece', 'place']);
    expect(pieces).toBeGreaterThan(500);
  });

  it('is read at the end of games', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        const view = viewOf(playRandom(setup, picks).state);
        expect(parsePosition(makePosition(view), SHIPPED)).toEqual({ ok: true, value: view });
      }),
      runs(20),
    );
  });

  it('is short: at most 3 KB at the end of a game', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        expect(makePosition(viewOf(playRandom(setup, picks).state)).length).toBeLessThan(3000);
      }),
      runs(20),
    );
  });
});

describe('a line that is no position', () => {
  const START = makePosition(viewOf(startState(SHIPPED, SETUP))).split(' ');
  const withField = (field: PositionField, text: string) =>
    START.map((part, index) => (POSITION_FIELDS[index] === field ? text : part)).join(' ');

  it.each<[PositionField, string]>([
    ['rules', 'carcassonne'],
    ['set', '000000000000'],
    ['set', SHIPPED.hash],
    ['turn', '1k'],
    ['turn', '1k/sleep'],
    ['turn', '1y/draw'],
    ['turn', '01k/draw'],
    ['seats', 'r0m4c2s1;k0m4c2'],
    ['seats', 'r0m4c2s1;r0m4c2s1'],
    ['seats', 'r-1m4c2s1;k0m4c2s1'],
    ['board', '-'],
    ['board', 'bend-a@0,0r0'],
    ['board', 'start-2-3@0,0'],
    ['board', 'start-2-3@0,0r45'],
    ['board', 'start-9@0,0r0'],
    ['board', 'start-2-3@0,0r0;bend-a@3,1r0/1r'],
    ['board', 'start-2-3@0,0r0;bend-a@4,1r0/1g'],
    ['board', 'start-2-3@0,0r0;bend-a@4,1r0/1r+gm0'],
    ['board', 'start-2-3@0,0r0;bend-a@4,1r0/1r+rm3'],
    ['board', 'start-2-3@0,0r0;bend-a@4,1r0/1r+rx0'],
    ['board', 'start-2-3@0,0r0;bend-a@4,01r0/1r'],
    ['pile', 'bend-a*0'],
    ['pile', 'bend-a'],
    ['pile', 'double-a*1'],
    ['pile', 'bend-a*1;bend-a*1'],
    ['drawn', 'start-2-3'],
    ['drawn', 'nothing'],
    ['discarded', 'double-a'],
    ['doubles', 'double-a;double-a'],
    ['doubles', 'double-b;double-a'],
    ['doubles', 'bend-a'],
    ['doubles', '- more'],
  ])('is told by its field: %s %s', (field, text) => {
    const read = parsePosition(withField(field, text), SHIPPED);
    expect(read).toEqual({ ok: false, failure: { field, text } });
  });

  it('tells a field that is missing as empty', () => {
    expect(parsePosition('', SHIPPED)).toEqual({ ok: false, failure: { field: 'rules', text: '' } });
    expect(parsePosition('amazonas', SHIPPED)).toEqual({ ok: false, failure: { field: 'set', text: '' } });
    expect(parsePosition(START.slice(0, -1).join(' '), SHIPPED)).toEqual({
      ok: false,
      failure: { field: 'doubles', text: '' },
    });
  });

  it.each(['', 'amazonas', START.slice(0, -1).join(' '), `${START.join(' ')} `, ` ${START.join(' ')}`])(
    'is refused: "%s"',
    (line) => {
      expect(parsePosition(line, SHIPPED).ok).toBe(false);
    },
  );

  it('belongs to one tile set', () => {
    const other = tileSetWith([
      { id: 'bend-z', role: 'land', count: 1, name: 'x', segments: [{ kind: 'jungle', ports: ['N', 'E', 'S', 'W'] }] },
    ]);
    expect(parsePosition(START.join(' '), other)).toMatchObject({ ok: false, failure: { field: 'set' } });
  });
});

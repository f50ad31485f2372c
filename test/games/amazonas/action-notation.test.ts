import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEGREES } from '../../../src/core/ports.ts';
import { type Action, actionSchema, makeAction, parseAction } from '../../../src/games/amazonas/rules/action.ts';
import { COLOURS } from '../../../src/games/amazonas/rules/setup.ts';
import { type AmazonasLogEntry, makeLogLine, parseLogLine } from '../../support/amazonas-rules.ts';

const rotation = fc.constantFrom(...DEGREES);
const coordinate = fc.integer({ min: -999_999, max: 999_999 });
const tile = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,4}$/);
const on = fc.nat({ max: 99 });
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>({ type: 'draw' }, { type: 'boat' }),
  fc.record({ type: fc.constant('place' as const), x: coordinate, y: coordinate, rotation }),
  fc.record({ type: fc.constant('double' as const), tile, rotation }),
  fc.record({ type: fc.constantFrom('meeple' as const, 'camp' as const), on }),
);

describe('an action in notation', () => {
  it.each<[Action, string]>([
    [{ type: 'draw' }, 'draw'],
    [{ type: 'place', x: 4, y: -1, rotation: 90 }, 'place 4,-1 r90'],
    [{ type: 'double', tile: 'double-a', rotation: 180 }, 'double double-a r180'],
    [{ type: 'meeple', on: 2 }, 'meeple 2'],
    [{ type: 'camp', on: 1 }, 'camp 1'],
    [{ type: 'boat' }, 'boat'],
  ])('%j is "%s"', (action, text) => {
    expect(makeAction(action)).toBe(text);
    expect(parseAction(text)).toEqual(action);
  });

  it('is read as it was made', () => {
    fc.assert(
      fc.property(actions, (action) => {
        const read = parseAction(makeAction(action));
        expect(read).toEqual(action);
        expect(actionSchema.safeParse(read).success).toBe(true);
      }),
    );
  });

  it('is the only text for an action: whatever can be read is made again to the letter', () => {
    const words = fc.constantFrom(
      'draw',
      'place',
      'double',
      'meeple',
      'camp',
      'boat',
      'undo',
      ' ',
      ',',
      '-',
      'r90',
      'r45',
    );
    const pieces = fc.array(fc.oneof(words, fc.integer({ min: -11, max: 11 }).map(String)), { maxLength: 7 });
    let readable = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((parts) => parts.join('')),
          actions.map(makeAction),
        ),
        (text) => {
          const action = parseAction(text);
          if (action === undefined) return;
          readable++;
          expect(makeAction(action)).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
    expect(readable).toBeGreaterThan(100);
  });

  it.each([
    '',
    'Draw',
    'draw ',
    ' draw',
    'undo',
    'pass',
    'place 4 -1 r90',
    'place 4,-1 90',
    'place 4,-1 r45',
    'place 4,-1',
    'place 04,-1 r90',
    'place +4,-1 r90',
    'place -0,1 r0',
    'place 1.5,0 r0',
    'place 9999999999999999,0 r0',
    'double  r0',
    'double Double-a r0',
    'double double- r0',
    'meeple',
    'meeple -1',
    'meeple 01',
    'camp two',
    'boat 1',
    'draw\n',
  ])('"%s" is none', (text) => {
    expect(parseAction(text)).toBeUndefined();
  });
});

describe('a log line', () => {
  const entries: fc.Arbitrary<AmazonasLogEntry> = fc.oneof(
    fc.record({ type: fc.constant('takeback' as const), seat: fc.nat({ max: 4 }) }),
    fc.record({ type: fc.constant('action' as const), seat: fc.nat({ max: 4 }), action: actions }),
  );

  it('is read as it was made, whatever the order of the seats', () => {
    fc.assert(
      fc.property(entries, fc.shuffledSubarray([...COLOURS], { minLength: 5 }), (entry, colours) => {
        const line = makeLogLine(entry, colours);
        expect(line.startsWith(`${colours[entry.seat]}: `)).toBe(true);
        expect(parseLogLine(line, colours)).toEqual(entry);
      }),
    );
  });

  it('names the seat by its colour', () => {
    const colours = ['blue', 'red'] as const;
    expect(makeLogLine({ type: 'takeback', seat: 1 }, colours)).toBe('red: undo');
    expect(makeLogLine({ type: 'action', seat: 0, action: { type: 'draw' } }, colours)).toBe('blue: draw');
  });

  it.each(['', 'red', 'red:', 'red: ', 'red draw', 'red:draw', 'green: draw', 'purple: draw', 'Red: draw', 'red: fly'])(
    '"%s" is none for red and blue',
    (text) => {
      expect(parseLogLine(text, ['red', 'blue'])).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { Degrees } from '../../src/core/ports.ts';
import type { Square } from '../../src/core/tile.ts';
import { pointInView } from '../../src/web/page/camera.ts';
import { PlacedDraft } from '../../src/web/page/placed-draft.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';

const VIEW = { width: 390, height: 540 };

/** A view whose middle is the corner (0, 0) of the board. */
const sightOf = (side: number) => ({ camera: { x: 0, y: 0, side }, view: VIEW });

/** What a tap on a point of the board means, which is in squares. */
function tapped(draft: PlacedDraft, point: Square, { side = 60, allowsPieces = true } = {}) {
  const sight = sightOf(side);
  return draft.meant(pointInView(sight.camera, point, VIEW), sight, { allowsPieces });
}

const way = (x: number, y: number, rotation: Degrees, best = false): TurnChoice => ({
  do: `place ${x},${y} r${rotation}`,
  at: { x, y, rotation },
  say: `${x} ${y}`,
  ...(best && { best, short: '+5' }),
});

const WAYS = [way(1, 0, 90, true), way(1, 0, 180), way(1, 0, 270), way(-1, 0, 0, true), way(0, 1, 0, true)];

const turnOf = (turn: Partial<TurnAnswer>) =>
  ({ revision: 3, state: 'choose', tiles: [], turns: [], choices: [], draft: '', ...turn }) as TurnAnswer;

const draftOf = (turn: Partial<TurnAnswer>, before?: PlacedDraft) =>
  PlacedDraft.of(turnOf(turn), before, ({ x, y }) => [{ x, y }]);

const SQUARES = draftOf({ step: 'square', drawn: 'a', choices: WAYS });

/** The turn after the tile was laid at x 1, y 0 and the server has told what comes next. */
const PIECES = draftOf(
  {
    step: 'piece',
    tiles: [{ tile: 'a', x: 1, y: 0, rotation: 90 }],
    turns: [
      { do: 'turned 180', say: '', ghost: { tile: 'a', x: 1, y: 0, rotation: 180 } },
      { do: 'turned 0', say: '', ghost: { tile: 'a', x: 1, y: 0, rotation: 0 } },
    ],
    choices: [
      { do: 'meeple', say: '', piece: 'meeple', on: { x: 1.5, y: 0.2 } },
      { do: 'abbot', say: '', piece: 'abbot', on: { x: 1.5, y: 0.2 }, chosen: true },
      { do: 'road', say: '', piece: 'meeple', on: { x: 1.5, y: 0.8 } },
      { do: 'elsewhere', say: '', piece: 'meeple', on: { x: -2.5, y: 0.5 } },
      { do: 'nothing', say: '', none: true },
      { do: 'barn', say: '', piece: 'barn', on: { x: 2, y: 1 } },
    ],
  },
  SQUARES,
);

it('lays the tile in its best rotation on the square that is tapped, and on no other', () => {
  const target = tapped(SQUARES, { x: 1.9, y: 0.1 });
  expect(target).toEqual({ act: 'lay', way: WAYS[0] });
  expect(SQUARES.after({ act: 'lay', way: WAYS[0]! })).toBe('place 1,0 r90');
  for (const [x, y] of [
    [0.5, 0.5],
    [2.5, 0.5],
    [1.5, 1.5],
  ] as const)
    expect(tapped(SQUARES, { x, y })).toBeUndefined();
});

it('shows a tile before the server has told of it, with its points', () => {
  const laid = SQUARES.chosen('place 1,0 r90');
  expect(laid.laid).toEqual({ tiles: [{ tile: 'a', x: 1, y: 0, rotation: 90 }], short: '+5' });
  expect(laid.places).toEqual([]);
  expect(SQUARES.chosen('').laid.tiles).toEqual([]);
});

it('turns the laid tile through its legal rotations, both ways, before and after the server has told of it', () => {
  const laid = SQUARES.chosen('place 1,0 r90');
  expect(tapped(laid, { x: 1.5, y: 0.5 })).toEqual({ act: 'turn' });
  expect(laid.turned(1)).toBe('place 1,0 r180');
  expect(laid.turned(-1)).toBe('place 1,0 r270');
  expect(SQUARES.chosen('place 1,0 r270').turned(1)).toBe('place 1,0 r90');
  expect(SQUARES.chosen('place -1,0 r0').turned(1)).toBeUndefined();
  // The server's drafts keep the piece.
  expect(PIECES.turned(1)).toBe('turned 180');
  expect(PIECES.turned(-1)).toBe('turned 0');
  expect(PIECES.chosen('turned 180').laid.tiles).toEqual([{ tile: 'a', x: 1, y: 0, rotation: 180 }]);
  expect(PIECES.chosen('turned 180').places).toEqual([]);
});

it('moves the laid tile to another square, and remembers the squares until the game goes on', () => {
  expect(tapped(PIECES, { x: -0.5, y: 0.5 })).toEqual({ act: 'lay', way: WAYS[3] });
  expect(PIECES.nextSquare(1)?.do).toBe('place 0,1 r0');
  expect(PIECES.nextSquare(-1)?.do).toBe('place -1,0 r0');
  const next = draftOf({ revision: 4, step: 'draw' }, PIECES);
  expect([next.squares, next.isOpen]).toEqual([[], false]);
});

it('chooses a piece by a tap on its place, and frees it by another', () => {
  const side = 176;
  expect(tapped(PIECES, { x: 1.52, y: 0.78 }, { side })).toMatchObject({ act: 'piece', place: { on: { y: 0.8 } } });
  const [first, second] = PIECES.places;
  expect(PIECES.withPieceOn(second!)).toBe('road');
  // The abbot stands there.
  expect(PIECES.withPieceOn(first!)).toBe('nothing');
  expect(PIECES.chosen('road').pieceOn(second!)?.do).toBe('road');
  expect(PIECES.chosen('road').pieceOn(first!)).toBeUndefined();
  expect(PIECES.chosen('nothing').withPieceOn(first!)).toBe('meeple');
  // On a corner of the tile.
  expect(tapped(PIECES, { x: 2.05, y: 0.95 }, { side })).toMatchObject({ place: { ways: [{ do: 'barn' }] } });
  // Elsewhere on the tile a tap turns it, as it does in the middle of a double tap.
  expect(tapped(PIECES, { x: 1.9, y: 0.5 }, { side })).toEqual({ act: 'turn' });
  expect(tapped(PIECES, { x: 1.5, y: 0.8 }, { side, allowsPieces: false })).toEqual({ act: 'turn' });
});

it('chooses no piece on a tile that is too small for it, but one that stands elsewhere', () => {
  expect(tapped(PIECES, { x: 1.5, y: 0.2 }, { side: 60 })).toEqual({ act: 'turn' });
  expect(tapped(PIECES, { x: 1.9, y: 0.9 }, { side: 60 })).toEqual({ act: 'turn' });
  expect(tapped(PIECES, { x: -2.6, y: 0.6 }, { side: 60 })).toMatchObject({ place: { ways: [{ do: 'elsewhere' }] } });
});

it('takes no piece where two places are nearer than a thumb can tell, until they are shown as large as can be', () => {
  const choices = [0.4, 0.6].map((y): TurnChoice => ({ do: `at ${y}`, say: '', piece: 'meeple', on: { x: 1.5, y } }));
  const crowded = draftOf({ step: 'piece', tiles: [{ tile: 'a', x: 1, y: 0, rotation: 90 }], choices }, SQUARES);
  for (const side of [88, 110]) expect(tapped(crowded, { x: 1.5, y: 0.3 }, { side })).toBe('crowded');
  for (const side of [121, 176])
    expect(tapped(crowded, { x: 1.5, y: 0.3 }, { side })).toMatchObject({ place: { on: { y: 0.4 } } });
  const far = draftOf({ step: 'piece', choices: choices.map((one) => ({ ...one, on: { x: -2, y: one.on!.y } })) });
  expect(tapped(far, { x: -2, y: 0.3 }, { side: 64 })).toBe('crowded');
});

it('chooses what is about the square of another tile beside the places of the laid one, by a tap and by keys', () => {
  const about = (y: number, what: string, chosen = false) => ({ do: what, say: what, at: { x: -3, y }, chosen });
  const draft = (chosen?: string) =>
    draftOf(
      {
        step: 'piece',
        tiles: [{ tile: 'a', x: 1, y: 0, rotation: 90 }],
        choices: [
          { do: 'none', say: '', none: true },
          about(0, 'fairy', chosen === 'fairy'),
          about(0, 'princess', chosen === 'princess'),
          about(1, 'other', chosen === 'other'),
        ],
      },
      SQUARES,
    );
  const taps = (y: number, chosen?: string) => tapped(draft(chosen), { x: -2.5, y });
  expect(taps(0.5)).toMatchObject({ act: 'lay', way: { do: 'fairy' } });
  expect(taps(0.5, 'fairy')).toMatchObject({ way: { do: 'princess' } });
  expect(taps(0.5, 'princess')).toMatchObject({ way: { do: 'fairy' } });
  expect(taps(1.5, 'princess')).toMatchObject({ way: { do: 'other' } });
  // The tile can still be moved and turned.
  expect(tapped(draft('fairy'), { x: -0.5, y: 0.5 })).toEqual({ act: 'lay', way: WAYS[3] });
  expect(tapped(draft(), { x: 1.5, y: 0.5 })).toEqual({ act: 'turn' });
  expect(draft('fairy').nextSquare(1)?.do).toBe('princess');
  expect(draft('other').nextSquare(-1)?.do).toBe('princess');
  expect(draft('other').nextSquare(1)?.do).toBe(draft().squares[0]!.do);
});

it('takes the nearest of small squares within the reach of a finger, and none where two are as near', () => {
  const side = 20;
  expect(tapped(SQUARES, { x: 1.5, y: -0.4 }, { side })).toMatchObject({ way: { do: 'place 1,0 r90' } });
  expect(tapped(SQUARES, { x: 2.9, y: 0.5 }, { side })).toBeUndefined();
  expect(tapped(SQUARES, { x: 0.5, y: 0.5 }, { side })).toBe('unclear');
  expect(tapped(SQUARES, { x: 1, y: 1 }, { side })).toBe('unclear');
});

describe('a decision about squares', () => {
  const about = (x: number, what: string, chosen = false): TurnChoice => ({
    do: what,
    say: what,
    at: { x, y: 2 },
    ...(chosen && { chosen }),
  });
  const decision = (...choices: TurnChoice[]) => draftOf({ step: 'decision', choices });

  it('is made by a tap on its square, whatever else lies there', () => {
    const draft = decision(about(0, 'west'), { do: 'draw', say: 'draw' }, about(3, 'east'));
    expect(draft.isOpen).toBe(true);
    const target = tapped(draft, { x: 3.5, y: 2.5 });
    expect(target).toMatchObject({ act: 'lay', way: { do: 'east' } });
    expect(draft.after(target as never)).toBe('east');
    expect(tapped(draft, { x: 1.5, y: 2.5 })).toBeUndefined();
    const beside = draftOf(
      { step: 'decision', tiles: [{ tile: 'a', x: 3, y: 2, rotation: 0 }], choices: [about(3, 'ingot')] },
      SQUARES,
    );
    expect(tapped(beside, { x: 3.5, y: 2.5 })).toMatchObject({ act: 'lay', way: { do: 'ingot' } });
    // The tile is turned by a tap on any square that is not decided about.
    expect(beside.squares.map((one) => one.do)).toEqual(['ingot']);
  });

  it('goes on to what else there is on the same square, and by keys to all others', () => {
    const draft = (chosen?: string) =>
      decision(...['mage', 'witch', 'other'].map((what, at) => about(at < 2 ? 0 : 3, what, what === chosen)));
    const taps = (chosen?: string) => tapped(draft(chosen), { x: 0.5, y: 2.5 });
    expect(taps()).toMatchObject({ way: { do: 'mage' } });
    expect(taps('mage')).toMatchObject({ way: { do: 'witch' } });
    expect(taps('witch')).toMatchObject({ way: { do: 'mage' } });
    expect(draft('witch').nextSquare(1)?.do).toBe('other');
    expect(draft('witch').nextSquare(-1)?.do).toBe('mage');
    expect(draft().nextSquare(-1)?.do).toBe('other');
  });

  it('shows no tile under a mouse', () => {
    expect(
      decision(about(0, 'west')).wayAt(pointInView(sightOf(60).camera, { x: 0.5, y: 2.5 }, VIEW), sightOf(60)),
    ).toBe(undefined);
  });
});

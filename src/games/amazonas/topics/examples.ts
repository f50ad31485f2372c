import type { Square } from '../../../core/tile.ts';
import { eventOf, lastSquare, tintOf } from '../../kernel/played-example.ts';
import { legalPlacements } from '../rules/legal.ts';
import type { Topic } from './topic.ts';

/** The rules of Amazonas by topic, in the order in which a beginner reads them. */
export const EXAMPLES = {
  turn: {
    seats: ['red', 'blue'],
    draws: ['bend-a', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 4 }, tints: ['tributary'] },
    title: (t) => t('rules.turn.title'),
    text: (t, example) => [
      t('rules.turn.text'),
      t('rules.turn.example', {
        ...lastSquare(example),
        boats: tintOf(example, 'tributary').boats,
        space: example.view.seats[0]!.space,
      }),
    ],
  },
  placing: {
    seats: ['red', 'blue'],
    draws: ['straight-d', 'village-far-bend-a'],
    turns: ['draw; place 0,-1 r0; boat', 'draw'],
    show: { area: { x: -2, y: -3, columns: 7, rows: 6 }, tints: [], legal: true },
    title: (t) => t('rules.placing.title'),
    text: (t, { state, view }) => {
      const squares = new Set(legalPlacements(state).map(({ x, y }) => `${x},${y}`)).size;
      return [t('rules.placing.text'), t('rules.placing.example', { squares, front: view.river.front })];
    },
  },
  meeples: {
    seats: ['red', 'blue'],
    draws: ['straight-f', 'bend-g', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0; camp 1'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    title: (t) => t('rules.meeples.title'),
    text: (t, { view }) => [
      t('rules.meeples.text', { meeples: view.seats[1]!.meeples }),
      t('rules.meeples.example', twoSquares(view.tiles.slice(1))),
    ],
  },
  tributaries: {
    seats: ['red', 'blue'],
    draws: ['straight-d', 'crossing-a', 'bend-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    title: (t) => t('rules.tributaries.title'),
    text: (t, example) => [
      t('rules.tributaries.text'),
      t('rules.tributaries.example', { ...lastSquare(example), ...tintOf(example, 'tributary') }),
    ],
  },
  villages: {
    seats: ['red', 'blue'],
    draws: ['village-through-a', 'village-edge-a', 'village-edge-b', 'bend-a'],
    turns: ['draw; place 2,-1 r90; meeple 0', 'draw; place -1,1 r180; boat', 'draw; place 2,-2 r270'],
    show: { area: { x: 0, y: -3, columns: 5, rows: 5 }, tints: ['village'] },
    title: (t) => t('rules.villages.title'),
    text: (t, example) => [
      t('rules.villages.text'),
      t('rules.villages.example', { ...lastSquare(example), ...tintOf(example, 'village') }),
    ],
  },
  majority: {
    seats: ['red', 'blue'],
    draws: [
      'village-edge-a',
      'village-through-b',
      'village-edge-c',
      'bend-f',
      'village-edge-d',
      'bend-g',
      'village-three-b',
      'bend-a',
    ],
    turns: [
      'draw; place 1,-1 r0; boat',
      'draw; place 2,-1 r90; meeple 0',
      'draw; place 1,-2 r180; meeple 0',
      'draw; place 3,-1 r0; boat',
      'draw; place 3,-2 r0; meeple 0',
      'draw; place 1,2 r180; boat',
      'draw; place 2,-2 r270',
    ],
    show: { area: { x: 0, y: -3, columns: 5, rows: 5 }, tints: ['village'] },
    title: (t) => t('rules.majority.title'),
    text: (t, example) => {
      const { strengths, points } = tintOf(example, 'village');
      const [red, blue] = strengths;
      return [
        t('rules.majority.text'),
        t('rules.majority.example', { ...lastSquare(example), points, red: red!, blue: blue! }),
      ];
    },
  },
  camps: {
    seats: ['red', 'blue'],
    draws: ['straight-d', 'village-edge-c', 'bend-f', 'village-edge-d', 'village-edge-a', 'bend-a'],
    turns: [
      'draw; place 0,-1 r0; boat',
      'draw; place 1,-1 r90; boat',
      'draw; place -1,0 r180; camp 1',
      'draw; place 2,-1 r270; camp 1',
      'draw; place -1,1 r180; boat',
    ],
    show: { area: { x: -2, y: -2, columns: 6, rows: 5 }, tints: ['jungle'] },
    title: (t) => t('rules.camps.title'),
    text: (t, { view, tinted }) => {
      const [red, blue] = [0, 1].map((seat) => tinted.find(({ strengths }) => strengths[seat]! > 0)!.animals);
      return [
        t('rules.camps.text', { camps: view.seats[0]!.camps + 1 }),
        t('rules.camps.example', { red: red!, blue: blue! }),
      ];
    },
  },
  boats: {
    seats: ['red', 'blue'],
    draws: ['straight-f', 'bend-a', 'village-edge-a', 'bend-b', 'bend-c', 'bend-g'],
    turns: [
      'draw; place 0,-1 r0; meeple 0',
      'draw; place 1,-1 r270; boat',
      'draw; place -1,1 r180; boat',
      'draw; place 1,-2 r90; boat',
      'draw; place 0,-2 r0',
    ],
    show: { area: { x: -2, y: -3, columns: 6, rows: 6 }, tints: ['tributary'] },
    title: (t) => t('rules.boats.title'),
    text: (t, example) => {
      const { steps: icons, from, to: space } = eventOf(example, 'sailed');
      return [t('rules.boats.text'), t('rules.boats.example', { ...lastSquare(example), icons, from, space })];
    },
  },
  amazon: {
    seats: ['red', 'blue', 'green', 'yellow'],
    draws: ['straight-a', 'straight-b', 'straight-c', 'village-edge-a', 'amazon-tributary-a', 'bend-a'],
    turns: [
      'draw; place 0,-1 r0; boat',
      'draw; place 3,-1 r0; boat',
      'draw; place 1,2 r0; boat',
      'draw; place -1,1 r180; camp 1',
      'draw; place 4,1 r0; boat',
    ],
    show: { area: { x: -1, y: -1, columns: 7, rows: 4 }, tints: [] },
    title: (t) => t('rules.amazon.title'),
    text: (t, example) => {
      const { caimans, piranhas, awards } = eventOf(example, 'amazon-scored');
      const points = (rank: number) => awards.find((award) => award.rank === rank)!.points;
      const { space } = example.view.seats[3]!;
      return [
        t('rules.amazon.text'),
        t('rules.amazon.example', { caimans, piranhas, first: points(1), second: points(2), space }),
      ];
    },
  },
  doubles: {
    seats: ['red', 'blue'],
    draws: ['amazon-bang-b', 'bend-a'],
    turns: ['draw; place 4,1 r0; double double-b r0'],
    show: { area: { x: 2, y: -1, columns: 6, rows: 4 }, tints: [] },
    title: (t) => t('rules.doubles.title'),
    text: (t, { view }) => {
      const { spaces, next } = view.river;
      const left = view.doubles.filter((double) => double.left).length;
      const squares = twoSquares(view.tiles.slice(1));
      return [
        t('rules.doubles.text'),
        t('rules.doubles.example', { ...squares, left, spaces, nextX: next.x, nextY: next.y }),
      ];
    },
  },
  end: {
    seats: ['red', 'blue', 'green', 'black', 'yellow'],
    draws: [
      'straight-a',
      'straight-b',
      'straight-c',
      'straight-d',
      'village-edge-a',
      'straight-e',
      'straight-f',
      'straight-g',
      'village-edge-b',
      'village-edge-b',
      'crossing-a',
    ],
    turns: [
      'draw; place 0,-1 r0; boat',
      'draw; place 3,-1 r0; boat',
      'draw; place 1,2 r0; boat',
      'draw; place 0,-2 r0; boat',
      'draw; place -1,1 r180; camp 1',
      'draw; place 3,-2 r0; boat',
      'draw; place 1,3 r0; boat',
      'draw; place 0,-3 r0; boat',
      'draw; place 2,-1 r270; camp 1',
      'draw; place 3,2 r90; camp 1',
      'draw; place 0,-4 r0; boat',
    ],
    show: { area: { x: -1, y: -1, columns: 7, rows: 4 }, tints: [] },
    title: (t) => t('rules.end.title'),
    text: (t, example) => {
      const { awards } = eventOf(example, 'mouth-scored');
      const points = (seat: number) => awards.find((award) => award.seat === seat)?.points ?? 0;
      const { mouth } = example.state.set;
      const [fewFirst, fewSecond] = mouth[2] as [number, number];
      const [first, second, third] = mouth[5] as [number, number, number];
      const [red, blue, green, black, yellow] = [0, 1, 2, 3, 4].map(points) as [number, number, number, number, number];
      return [
        t('rules.end.text', { fewFirst, fewSecond, first, second, third }),
        t('rules.end.example', { red, blue, green, black, yellow }),
      ];
    },
  },
  undo: {
    seats: ['red', 'blue'],
    draws: ['village-through-a', 'bend-a'],
    turns: ['draw; place 2,-1 r90'],
    show: { area: { x: 0, y: -2, columns: 5, rows: 4 }, tints: [] },
    title: (t) => t('rules.undo.title'),
    text: (t, example) => [t('rules.undo.text'), t('rules.undo.example', lastSquare(example))],
  },
} as const satisfies Readonly<Record<string, Topic>>;

function twoSquares([one, other]: readonly Square[]) {
  return { x1: one!.x, y1: one!.y, x2: other!.x, y2: other!.y };
}

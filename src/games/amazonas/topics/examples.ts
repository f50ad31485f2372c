import { contestOf, eventOf, lastSquare, squareCount, tintOf, twoSquares } from '../../kernel/played-example.ts';
import { legalPlacements } from '../rules/legal.ts';
import type { AmazonasTopics } from './topic.ts';

/** The rules of Amazonas by topic, in the order in which a beginner reads them. */
export const EXAMPLES = {
  turn: {
    draws: ['bend-a', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 4 }, tints: ['tributary'] },
    example: (played) => ({
      ...lastSquare(played),
      boats: tintOf(played, 'tributary').boats,
      space: played.view.seats[0]!.space,
    }),
  },
  placing: {
    draws: ['straight-d', 'village-far-bend-a'],
    turns: ['draw; place 0,-1 r0; boat', 'draw'],
    show: { area: { x: -2, y: -3, columns: 7, rows: 6 }, legal: true },
    example: ({ state, view }) => ({ squares: squareCount(legalPlacements(state)), front: view.river.front }),
  },
  meeples: {
    draws: ['straight-f', 'bend-g', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0; camp 1'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    text: ({ view }) => ({ meeples: view.seats[1]!.meeples }),
    example: ({ view }) => twoSquares(view.tiles.slice(1)),
  },
  tributaries: {
    draws: ['straight-d', 'crossing-a', 'bend-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'tributary') }),
  },
  villages: {
    draws: ['village-through-a', 'village-edge-a', 'village-edge-b', 'bend-a'],
    turns: ['draw; place 2,-1 r90; meeple 0', 'draw; place -1,1 r180; boat', 'draw; place 2,-2 r270'],
    show: { area: { x: 0, y: -3, columns: 5, rows: 5 }, tints: ['village'] },
    example: (played) => ({ ...lastSquare(played), ...tintOf(played, 'village') }),
  },
  majority: {
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
    example: (played) => ({ ...lastSquare(played), ...contestOf(played, 'village') }),
  },
  camps: {
    draws: ['straight-d', 'village-edge-c', 'bend-f', 'village-edge-d', 'village-edge-a', 'bend-a'],
    turns: [
      'draw; place 0,-1 r0; boat',
      'draw; place 1,-1 r90; boat',
      'draw; place -1,0 r180; camp 1',
      'draw; place 2,-1 r270; camp 1',
      'draw; place -1,1 r180; boat',
    ],
    show: { area: { x: -2, y: -2, columns: 6, rows: 5 }, tints: ['jungle'] },
    text: ({ view }) => ({ camps: view.seats[0]!.camps + 1 }),
    example({ tinted }) {
      const animals = (seat: number) => tinted.find(({ strengths }) => strengths[seat]! > 0)!.animals;
      return { red: animals(0), blue: animals(1) };
    },
  },
  boats: {
    draws: ['straight-f', 'bend-a', 'village-edge-a', 'bend-b', 'bend-c', 'bend-g'],
    turns: [
      'draw; place 0,-1 r0; meeple 0',
      'draw; place 1,-1 r270; boat',
      'draw; place -1,1 r180; boat',
      'draw; place 1,-2 r90; boat',
      'draw; place 0,-2 r0',
    ],
    show: { area: { x: -2, y: -3, columns: 6, rows: 6 }, tints: ['tributary'] },
    example(played) {
      const { steps: icons, from, to: space } = eventOf(played, 'sailed');
      return { ...lastSquare(played), icons, from, space };
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
    show: { area: { x: -1, y: -1, columns: 7, rows: 4 } },
    example(played) {
      const { caimans, piranhas, awards } = eventOf(played, 'amazon-scored');
      const points = (rank: number) => awards.find((award) => award.rank === rank)!.points;
      return { caimans, piranhas, first: points(1), second: points(2), space: played.view.seats[3]!.space };
    },
  },
  doubles: {
    draws: ['amazon-bang-b', 'bend-a'],
    turns: ['draw; place 4,1 r0; double double-b r0'],
    show: { area: { x: 2, y: -1, columns: 6, rows: 4 } },
    example({ view }) {
      const { spaces, next } = view.river;
      const left = view.doubles.filter((double) => double.left).length;
      return { ...twoSquares(view.tiles.slice(1)), left, spaces, nextX: next.x, nextY: next.y };
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
    show: { area: { x: -1, y: -1, columns: 7, rows: 4 } },
    text({ state }) {
      const { mouth } = state.set;
      const [fewFirst, fewSecond] = mouth[2] as [number, number];
      const [first, second, third] = mouth[5] as [number, number, number];
      return { fewFirst, fewSecond, first, second, third };
    },
    example(played) {
      const { awards } = eventOf(played, 'mouth-scored');
      const points = (seat: number) => awards.find((award) => award.seat === seat)?.points ?? 0;
      return { red: points(0), blue: points(1), green: points(2), black: points(3), yellow: points(4) };
    },
  },
  undo: {
    draws: ['village-through-a', 'bend-a'],
    turns: ['draw; place 2,-1 r90'],
    show: { area: { x: 0, y: -2, columns: 5, rows: 4 } },
    example: lastSquare,
  },
} as const satisfies AmazonasTopics;

import type { FeatureKind, GameEvent } from '../games/amazonas/rules/index.ts';
import type { PlayedExample, RuleTopic, RuleTopicId } from './rule-topic.ts';

/** The examples of the rules; what a text says of one in numbers is read from it, never written. */
export const RULE_EXAMPLES = {
  turn: {
    seats: ['red', 'blue'],
    draws: ['bend-a', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0'],
    show: { area: { x: -1, y: -2, columns: 4, rows: 4 }, tints: ['tributary'] },
    numbers: (example) => ({
      ...lastSquare(example),
      boats: tint(example, 'tributary').boats,
      space: example.view.seats[0]!.space,
    }),
  },
  placing: {
    seats: ['red', 'blue'],
    draws: ['straight-d', 'village-far-bend-a'],
    turns: ['draw; place 0,-1 r0; boat', 'draw'],
    show: { area: { x: -2, y: -3, columns: 7, rows: 6 }, tints: [], legal: true },
    numbers: ({ fits, view }) => ({ squares: fits.length, front: view.river.front }),
  },
  meeples: {
    seats: ['red', 'blue'],
    draws: ['straight-f', 'bend-g', 'village-edge-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0; camp 1'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    numbers: ({ view }) => ({
      meeples: view.seats[1]!.meeples,
      ...numbered(view.tiles.slice(1).map(({ x, y }) => ({ x, y }))),
    }),
  },
  tributaries: {
    seats: ['red', 'blue'],
    draws: ['straight-d', 'crossing-a', 'bend-a'],
    turns: ['draw; place 0,-1 r0; meeple 0', 'draw; place 0,-2 r0'],
    show: { area: { x: -1, y: -3, columns: 4, rows: 5 }, tints: ['tributary'] },
    numbers: (example) => ({ ...lastSquare(example), ...count(example, 'tributary') }),
  },
  villages: {
    seats: ['red', 'blue'],
    draws: ['village-through-a', 'village-edge-a', 'village-edge-b', 'bend-a'],
    turns: ['draw; place 2,-1 r90; meeple 0', 'draw; place -1,1 r180; boat', 'draw; place 2,-2 r270'],
    show: { area: { x: 0, y: -3, columns: 5, rows: 5 }, tints: ['village'] },
    numbers: (example) => ({ ...lastSquare(example), ...count(example, 'village') }),
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
    numbers: (example) => {
      const { strengths } = tint(example, 'village');
      return { ...lastSquare(example), ...count(example, 'village'), red: strengths[0]!, blue: strengths[1]! };
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
    numbers: ({ view, tinted }) => {
      const [red, blue] = [0, 1].map((seat) => tinted.find(({ strengths }) => strengths[seat]! > 0)!.animals);
      return { camps: view.seats[0]!.camps + 1, red: red!, blue: blue! };
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
    numbers: (example) => {
      const sailed = example.events.findLast((event) => event.type === 'sailed')!;
      return { ...lastSquare(example), icons: sailed.steps, from: sailed.from, space: sailed.to };
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
    numbers: ({ events, view }) => {
      const { caimans, piranhas, awards } = eventOf(events, 'amazon-scored');
      const points = (rank: number) => awards.find((award) => award.rank === rank)!.points;
      return { caimans, piranhas, first: points(1), second: points(2), space: view.seats[3]!.space };
    },
  },
  doubles: {
    seats: ['red', 'blue'],
    draws: ['amazon-bang-b', 'bend-a'],
    turns: ['draw; place 4,1 r0; double double-b r0'],
    show: { area: { x: 2, y: -1, columns: 6, rows: 4 }, tints: [] },
    numbers: ({ view }) => ({
      ...numbered(view.tiles.slice(1).map(({ x, y }) => ({ x, y }))),
      left: view.doubles.filter(({ left }) => left).length,
      spaces: view.river.spaces,
      nextX: view.river.next.x,
      nextY: view.river.next.y,
    }),
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
    numbers: ({ events, state: { set } }) => {
      const { awards } = eventOf(events, 'mouth-scored');
      const points = (seat: number) => awards.find((award) => award.seat === seat)?.points ?? 0;
      const [fewFirst, fewSecond] = set.mouth[2]!;
      const [first, second, third] = set.mouth[5]!;
      const mouth = { fewFirst: fewFirst!, fewSecond: fewSecond!, first: first!, second: second!, third: third! };
      return { ...mouth, red: points(0), blue: points(1), green: points(2), black: points(3), yellow: points(4) };
    },
  },
  undo: {
    seats: ['red', 'blue'],
    draws: ['village-through-a', 'bend-a'],
    turns: ['draw; place 2,-1 r90'],
    show: { area: { x: 0, y: -2, columns: 5, rows: 4 }, tints: [] },
    numbers: lastSquare,
  },
} as const satisfies Record<RuleTopicId, Omit<RuleTopic, 'id'>>;

/** The square of the tile that lies there last. */
function lastSquare({ view }: PlayedExample) {
  const { x, y } = view.tiles.at(-1)!;
  return { x, y };
}

/** Several squares as arguments: x1, y1, x2, y2 and so on. */
function numbered(squares: readonly { readonly x: number; readonly y: number }[]): Record<string, number> {
  return Object.fromEntries(
    squares.flatMap(({ x, y }, index) => [
      [`x${index + 1}`, x],
      [`y${index + 1}`, y],
    ]),
  );
}

function tint({ tinted }: PlayedExample, kind: FeatureKind) {
  const found = tinted.find((feature) => feature.kind === kind);
  if (!found) throw new Error(`the example has no ${kind} with a piece`);
  return found;
}

function count(example: PlayedExample, kind: FeatureKind) {
  const { tiles, fruit, points } = tint(example, kind);
  return { tiles, fruit, points };
}

function eventOf<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) {
  const found = events.findLast((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  if (!found) throw new Error(`the example has no ${type}`);
  return found;
}

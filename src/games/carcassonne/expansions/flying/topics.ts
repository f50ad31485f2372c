import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import { featureView } from '../../rules/feature.ts';
import type { SomeTopics } from '../../topics/topic.ts';
import { FLIGHT_CHANCE } from './flight.ts';
import { FACES } from './way.ts';

/** The rules of The Flying Machines. */
export const FLYING_TOPICS = {
  flying: {
    options: { flying: true },
    layout: { start: [{ tile: 'base-d', x: 0, y: 0, rotation: 0 }], chance: { [FLIGHT_CHANCE]: ['1'] } },
    draws: ['base-a', 'base-b', 'flier-a', 'base-e'],
    turns: ['draw; place 1,0 r90; pass', 'draw; place 2,0 r0; meeple 0', 'draw; place 3,0 r0; fly; throw; land 2,0 0'],
    show: { area: { x: -1, y: -1, columns: 6, rows: 3 }, tints: ['monastery'] },
    text: ({ state }) => ({ tiles: state.set.boxes.flier.length, most: FACES.at(-1)! }),
    example(played) {
      const { thrown, x, y } = eventOf(played, 'thrown');
      const { points } = featureView(played.state, played.state.pieces.at(-1)!.segment);
      return { ...lastSquare(played), thrown, toX: x, toY: y, points };
    },
  },
} as const satisfies SomeTopics;

import { lineStart } from '../../../../i18n/sentences.ts';
import { eventOf, lastSquare } from '../../../kernel/played-example.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { otherSeatsOn, robberOf } from './track.ts';
import { HOME } from './verb.ts';

/** The colours of the seats other than one whose figures are on a space. */
function coloursOn(t: CarcassonneTranslator, state: State, { space, seat }: { space: number; seat: number }): string {
  return t.list(otherSeatsOn(state, space, seat).map((other) => t(`colour.${state.setup.colours[other]!}`)));
}

/** Destination of a robber in words. */
function goingText(t: CarcassonneTranslator, state: State, to: string): string {
  if (to === HOME) return t('choice.robber.home');
  const space = Number(to);
  return t('choice.robber', { space, colours: coloursOn(t, state, { space, seat: state.seat }) });
}

/** The robbers that are out, each with its space and who is there; no line if none is. */
function robberLines(t: CarcassonneTranslator, state: State): string[] {
  const robbers = state.setup.colours.flatMap((colour, seat) => {
    const space = robberOf(state, seat);
    if (space === undefined) return [];
    return [t('robber.at', { colour: t(`colour.${colour}`), space, colours: coloursOn(t, state, { space, seat }) })];
  });
  return robbers.length > 0 ? [t('board.robbers', { robbers: robbers.join('; ') })] : [];
}

/** The Robbers in words. */
export const robbersWords = {
  topics: {
    robbers: {
      options: { robbers: true },
      draws: ['robbers-f', 'base-a', 'base-a'],
      turns: [
        'draw; place 1,0 r90; pass; robber 0 best; meeple 0',
        'draw; place -1,0 r270; pass',
        'draw; place 2,0 r90; pass',
      ],
      show: { area: { x: -2, y: -1, columns: 6, rows: 3 } },
      text: ({ state }) => ({ tiles: state.set.boxes.robbers.length }),
      example(played) {
        const { points } = eventOf(played, 'feature-scored');
        return { ...lastSquare(played), points, robbed: eventOf(played, 'robbed').points };
      },
    },
  },
  verbs: {
    robber: {
      command: 'meeple',
      figure: 'figure.robber',
      options: (_, { to }) => ({ on: to }),
      name: (t, state, { to }) => goingText(t, state, to),
      effects: (t, _, { to }) => (to === HOME ? [] : [t('effect.robber')]),
      from: (t) => t('from.robbers'),
      takes: (t) => t('not-possible.robber'),
    },
  },
  steps: {
    robber: {
      text: (t, _, place) => t('step.robber', { place }),
      announced: (t) => t('effect.bag'),
      declined: (t) => t('choice.pass.robber'),
    },
    ambush: { text: (t, _, place) => t('step.ambush', { place }), announced: (t) => t('effect.bag') },
  },
  events: {
    'robber-moved': {
      line(context, { along, beside, space }) {
        const { t, name, names } = context;
        const moved = { name, space, names: t.list(beside.map((seat) => names[seat]!)) };
        if (along) return lineStart(t('event.robber-moved', { ...moved, along: 'yes' }), context);
        return t('event.robber-moved', { ...moved, along: 'no' });
      },
    },
    robbed: {
      line: ({ t, name, names }, { from, points }) => t('event.robbed', { name, points, victim: names[from]! }),
      effect: (t, { seat, from, points }, { reader, names }) =>
        t('effect.robbed', {
          own: seat === reader ? 'yes' : 'no',
          name: names[seat]!,
          points,
          mine: from === reader ? 'yes' : 'no',
          victim: names[from]!,
        }),
    },
  },
  seat(t, state, seat) {
    const space = robberOf(state, seat);
    return space === undefined ? [] : [t('seat.robber', { space })];
  },
  board: robberLines,
  sentences: (t, state) => robberLines(t, state).map((line) => ({ after: 'pieces', forms: [line], importance: 5 })),
} satisfies ExpansionWords;

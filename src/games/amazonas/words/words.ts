import type { GameWords } from '../../game.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { viewFor } from '../rules/view.ts';
import { choiceLine, choiceName, heading, meantActions, nextStep, optionName, unclear } from './choices.ts';
import { effectOf } from './effect.ts';
import { eventLine } from './events.ts';
import { rejectionText } from './rejection.ts';
import { describeTile } from './tile.ts';

/** Amazonas in words. */
export const words: GameWords<Amazonas> = {
  tile: (t, content, { id, rotation }) => describeTile(t, content, id, rotation),
  event: eventLine,
  effect: (t, { fold }, { action, names }) => effectOf(t, fold.state, action, names),
  choice: choiceName,
  option: (t, position, { choice, option }) => optionName(t, position, choice, option),
  meant: meantActions,
  unclear,
  heading,
  line: choiceLine,
  nextStep,
  toMove(say, { fold: { state } }, mention) {
    if (state.phase === 'over') return '';
    return say(`turn.to-${state.phase === 'draw' ? 'move' : state.phase}`, { mention });
  },
  pile(t, { fold }) {
    const { land, amazon } = viewFor(fold.state).pile;
    return t('turn.pile', { land, amazon });
  },
  rejection: rejectionText,
  seat(t, { fold }, { seat, name }) {
    const { seats, river } = viewFor(fold.state);
    const { score, meeples, camps, space } = seats[seat]!;
    return t('score.seat', { name, points: score, meeples, camps, space, spaces: river.spaces });
  },
};

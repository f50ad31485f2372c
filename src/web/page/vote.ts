import { make, makeButton } from './dom.ts';
import type { TurnAnswer } from './turn.ts';

/** A ballot in a vote of the table. */
export interface Ballot {
  /** Number of the vote in its game, from 1. */
  readonly number: number;
  readonly inFavour: boolean;
}

/** What the table is asked, with the buttons that vote; nothing while no vote is open. */
export function voteElements({ vote }: TurnAnswer, cast: (ballot: Ballot) => void): HTMLElement[] {
  if (!vote) return [];
  const { number, asked, ballots } = vote;
  const buttons = ballots.map(({ inFavour, say, chosen }) =>
    makeButton(`vote-${inFavour}`, say, () => cast({ number, inFavour }), { ariaPressed: String(chosen) }),
  );
  const parts = [make('p', { textContent: asked }), make('div', { className: 'row' }, ...buttons)];
  return [make('div', { className: 'vote', role: 'group', ariaLabel: asked }, ...parts)];
}

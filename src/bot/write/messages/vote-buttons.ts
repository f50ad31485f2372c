import { isAboutSeat } from '../../../app/vote.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { type GameId, VOTE_COMMAND_SUBJECTS, type VoteCommandSubject } from '../../../store/records.ts';
import { button } from '../buttons.ts';

/** A question that the players can vote on; `about` is the seat that it concerns. */
export interface VoteQuestion {
  readonly subject: VoteCommandSubject;
  readonly about?: number;
}

/** Buttons that open votes, as /vote does. They stay valid while the game goes on. */
export function voteButtons(say: Speech, gameId: GameId, questions: readonly VoteQuestion[]) {
  return questions.map(({ subject, about }) =>
    button(
      { id: gameId, revision: 0 },
      { verb: 'ask', argument: about === undefined || !isAboutSeat(subject) ? subject : `${subject}:${about}` },
      { label: say(`ask.button.${subject}`) },
    ),
  );
}

/** Parses the argument of a button that opens a vote; undefined for any other text. */
export function parseQuestion(argument: string): VoteQuestion | undefined {
  const match = /^([a-z]+)(?::([0-5]))?$/.exec(argument);
  const subject = VOTE_COMMAND_SUBJECTS.find((one) => one === match?.[1]);
  return subject && { subject, ...(match?.[2] !== undefined && { about: Number(match[2]) }) };
}

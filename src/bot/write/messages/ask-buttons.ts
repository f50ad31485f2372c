import { isAboutSeat } from '../../../app/vote.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { ASKED_SUBJECTS, type AskedSubject, type GameId } from '../../../store/records.ts';
import { button } from '../buttons.ts';

/** A question to the table; `about` is the seat that it concerns. */
export interface Asked {
  readonly subject: AskedSubject;
  readonly about?: number;
}

/** Buttons that open votes, like /vote. They stay valid while the game goes on. */
export function askButtons(say: Speech, gameId: GameId, questions: readonly Asked[]) {
  return questions.map(({ subject, about }) =>
    button(
      { id: gameId, revision: 0 },
      { verb: 'ask', argument: about === undefined || !isAboutSeat(subject) ? subject : `${subject}:${about}` },
      { label: say(`ask.button.${subject}`) },
    ),
  );
}

/** Reads the argument of such a button; undefined for every other text. */
export function parseQuestion(argument: string): Asked | undefined {
  const read = /^([a-z]+)(?::([0-5]))?$/.exec(argument);
  const subject = ASKED_SUBJECTS.find((one) => one === read?.[1]);
  return subject && { subject, ...(read?.[2] !== undefined && { about: Number(read[2]) }) };
}

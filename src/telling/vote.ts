import { type Vote, votesOf } from '../app/acts.ts';
import type { Table } from '../app/table.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Names } from './people.ts';

/** The ballot for or against the subject of a vote, as its button names it. */
export function ballotLabel(t: Translator, subject: Vote['subject'], inFavour: boolean): string {
  if (inFavour) return t(`vote.button.yes.${subject}`);
  if (subject === 'undo') return t('vote.button.refuse');
  return t(subject === 'abort' ? 'vote.button.go-on' : 'vote.button.no');
}

/** What has become of the last vote of a table after a ballot. */
export function ballotText(say: Speech, { record }: Table, { shown }: Pick<Names, 'shown'>): string {
  const vote = votesOf(record).at(-1)!;
  return vote.outcome === 'open' ? say('vote.noted') : outcomeText(say, vote, shown[vote.about ?? 0]!);
}

/**
 * What has become of a vote that nobody can vote in any more.
 *
 * @param about name of the player whom it concerned
 */
export function outcomeText(say: Speech, { outcome, subject }: Vote, about: string): string {
  switch (outcome) {
    case 'passed':
      return say('vote.passed', { subject, about });
    case 'failed':
      return say('vote.failed', { subject });
    case 'dropped':
      return say('vote.dropped', { subject });
    case 'open':
      return say('vote.over');
  }
}

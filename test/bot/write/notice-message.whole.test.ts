import { expect, it } from 'vitest';
import { lastFinishedTurn } from '../../../src/app/finished-turns.ts';
import { tableWithFold } from '../../../src/app/table.ts';
import { messagesIn } from '../../../src/bot/write/message-text.ts';
import { noticeText } from '../../../src/bot/write/messages/notice-message.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import type { GameEvent } from '../../../src/games/amazonas/rules/event.ts';
import { legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { type AmazonasLogEntry, continueFold } from '../../support/amazonas-rules.ts';
import { type AmazonasTable, asAmazonas } from '../../support/amazonas-table.ts';
import { peopleNamed } from '../support/people.ts';
import { tablesOf } from '../support/played-table.ts';

const say = speechIn(messagesIn('en'), commandMentions(new Map()));
const people = peopleNamed(['Ana', 'Ben']);

/** A table with more log entries; undefined where the rules refuse one. */
function after(table: AmazonasTable, ...entries: readonly AmazonasLogEntry[]): AmazonasTable | undefined {
  const added = entries.map((entry, at) => ({ entry, seq: table.log.length + at, at: 0 }));
  const log = [...table.log, ...added] as AmazonasTable['log'];
  const folded = continueFold(
    table.fold,
    table.log.length,
    log.map(({ entry }) => entry as AmazonasLogEntry),
  );
  return folded.ok ? asAmazonas(tableWithFold({ ...table, log }, folded.value)) : undefined;
}

const pointsOf = (table: AmazonasTable) =>
  lastFinishedTurn(table)!
    .events.flatMap((event) => amazonas.scoring(event as GameEvent)?.lines ?? [])
    .reduce((sum, { points }) => sum + points, 0);

const told = (table: AmazonasTable, what: 'turns' | 'scores') => noticeText(say, table, { people, what, link: 'link' });

/**
 * Turns with a land tile, each with the same turn taken back up to the draw and played in all other ways, without a
 * piece.
 */
function* playedAnew(seed: string): Iterable<{ before: AmazonasTable; anew: AmazonasTable }> {
  for (const before of tablesOf(2, seed)) {
    const { state, actions } = before.fold;
    const last = actions.slice(actions.findLastIndex(({ action }) => action.type === 'draw') + 1);
    if (state.phase !== 'draw' || last.length !== 2) continue;
    const { seat } = last[0]!;
    const back: AmazonasLogEntry[] = last.map(() => ({ type: 'takeback', seat }));
    const placing = after(before, ...back)!;
    for (const placement of legalPlacements(placing.fold.state)) {
      const ways: Action[] = [placement, { type: 'boat' }];
      const anew = after(before, ...back, ...ways.map((action) => ({ type: 'action' as const, seat, action })));
      if (anew?.fold.state.phase === 'draw') yield { before, anew };
    }
  }
}

it('tells who watches for points that they are no more, and nothing where there never were any', () => {
  const seen = { lost: 0, none: 0, kept: 0 };
  const isSeen = () => Object.values(seen).every((count) => count > 0);
  for (let game = 1; !isSeen() && game <= 9; game++) {
    for (const { before, anew } of playedAnew(`anew ${game}`)) {
      expect(told(before, 'turns')).toMatch(/ has played in /);
      expect(told(anew, 'turns')).toMatch(/^\*\*\w+\*\* took the turn back and played it anew in /);
      const which = pointsOf(anew) > 0 ? 'kept' : pointsOf(before) > 0 ? 'lost' : 'none';
      seen[which]++;
      const text = told(anew, 'scores');
      if (which === 'none') expect(text).toBeUndefined();
      else expect(text).toMatch(/took the turn back[\s\S]*\nScores: \w+ \d+, \w+ \d+\n/);
      if (isSeen()) break;
    }
  }
  expect(isSeen(), JSON.stringify(seen)).toBe(true);
});

it('says nothing of what was taken back within the turn', () => {
  const table = [...tablesOf(2, 'anew')].find(({ fold: { state } }) => state.phase === 'piece')!;
  const { seat } = table.fold.state;
  const { action } = table.fold.actions.at(-1)!;
  const again = after(
    table,
    { type: 'takeback', seat },
    { type: 'action', seat, action },
    { type: 'action', seat, action: { type: 'boat' } },
  )!;
  expect(told(again, 'turns')).toMatch(/ has played in /);
});

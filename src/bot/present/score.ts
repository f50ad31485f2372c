import type { Table } from '../../app/table.ts';
import { scoreLines, viewFor } from '../../engine/index.ts';
import { eventLine } from './events.ts';
import { messageText } from './message.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';

/** Scores, supplies and boats, and every scoring so far, the newest first. */
export function scoreText(say: Speech, table: Table, people: People): string {
  const view = viewFor(table.fold.state);
  const telling = { t: say.t, set: table.set, names: people.shown };
  const seats = view.seats.map(({ score, meeples, camps, space }, seat) =>
    say('score.seat', { name: people.shown[seat]!, points: score, meeples, camps, space, spaces: view.river.spaces }),
  );
  let turn = 1;
  const sources: string[] = [];
  for (const { events } of table.fold.actions) {
    for (const event of events) {
      if (event.type === 'turn-started') turn = event.turn;
      const line = scoreLines(event).length > 0 ? eventLine(telling, event) : undefined;
      if (line) sources.push(`- ${say('score.turn', { turn, line })}`);
    }
  }
  const told = sources.length > 0 ? sources.reverse() : [say('score.none')];
  return messageText([say('score.title'), ...seats, say('score.sources'), ...told], 0);
}

import type { Table } from '../app/table.ts';
import type { Theme } from '../drawing/theme.ts';
import type { Speech } from '../i18n/speech.ts';
import { renderPicture } from '../render/index.ts';
import type { PlayerNames } from './people.ts';
import { scoresByTurn, turnEnds } from './story.ts';

/** The graph of scores by turn as a PNG file, with its alt text. */
export async function scoresPicture(
  say: Speech,
  table: Table,
  people: PlayerNames,
  { theme, mayWait = true }: { readonly theme: Theme; readonly mayWait?: true | 'longest' },
): Promise<{ readonly png: Buffer; readonly alt: string }> {
  const { game, content, fold } = table;
  const seats = game
    .viewOf(fold.state)
    .seats.map(({ colour }, seat) => ({ colour, name: people.seatHistories[seat]! }));
  const axes = { points: say('graph.points'), turns: say('graph.turn') };
  const graph = { ...scoresByTurn(table), seats, title: say('end.scores'), axes, theme };
  const { png } = await renderPicture('scores', { game, content, ...graph }, { mayWait });
  return { png, alt: scoresAlt(say, table, people) };
}

/** Alt text of the graph: the scores after each quarter of the game. */
function scoresAlt(say: Speech, table: Table, people: PlayerNames): string {
  const { scores: rows } = scoresByTurn(table);
  const ends = turnEnds(table);
  const turns = [0.25, 0.5, 0.75].map((part) => Math.round((rows.length - 1) * part));
  const parts = turns.map((turn) => {
    const { plain } = people.atEntry(ends[turn - 1] ?? (turn === 0 ? 0 : table.log.length));
    const seats = plain.map((name, seat) => say('end.seat', { name, points: rows[turn]![seat]! }));
    return say('end.scores.after', { turn, seats: seats.join(', ') });
  });
  return [`${say('end.scores')}.`, ...parts].join(' ');
}

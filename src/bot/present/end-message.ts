import { type BaseMessageOptions, userMention } from 'discord.js';
import type { Table } from '../../app/table.ts';
import { lastTurnEvents } from '../../app/turn.ts';
import { commitmentOf, type GameEvent, scoreLines } from '../../engine/index.ts';
import { button, buttonRows } from '../buttons.ts';
import { boardFile } from './board.ts';
import { eventLines } from './events.ts';
import { messageText } from './message.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';

/** The public message of the end of a game: the last turn, the final scoring, the result; every player is mentioned once. */
export async function endMessage(say: Speech, table: Table, people: People): Promise<BaseMessageOptions> {
  const last = lastTurnEvents(table);
  const users = table.game.seats.map(({ userId }) => userId);
  const telling = { t: say.t, set: table.set, names: people.shown };
  const isFinal = (event: GameEvent) =>
    (event.type === 'feature-scored' && event.final) || event.type === 'mouth-scored';
  const events = last?.events ?? [];
  const { scores } = table.fold.state;
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [people.shown[seat]!] : []));
  const proof = proofLine(say, table);
  const lines = [
    say('end.title', { mentions: users.map((id) => userMention(id)).join(' ') }),
    ...(last ? [say('turn.last', { name: people.shown[last.seat]! })] : []),
    ...eventLines(
      telling,
      events.filter((event) => !isFinal(event)),
    ).map((line) => `- ${line}`),
    say('end.final'),
    ...finalLines(say, events.filter(isFinal), people.shown),
    ...proof,
    say('end.ranking', { ranking: rankingText(say, table, people.shown) }),
    say('end.winner', { names: say.t.list(winners), count: winners.length, points: best }),
  ];
  return {
    content: messageText(lines, 2 + proof.length),
    files: [await boardFile(say.t, table, people.plain)],
    components: buttonRows([
      button(table.game, { verb: 'rematch' }, { label: say('end.button.rematch'), style: 'primary' }),
      button(table.game, { verb: 'replay' }, { label: say('end.button.replay') }),
      button(table.game, { verb: 'board' }, { label: say('turn.button.board') }),
    ]),
    allowedMentions: { users: [...new Set(users)] },
  };
}

/** The final scoring, one line a seat, so that five of them fit into a message; /score tells every feature. */
function finalLines(say: Speech, events: readonly GameEvent[], names: readonly string[]): string[] {
  return names.flatMap((name, seat) => {
    const points = new Map<string, number[]>();
    for (const event of events) {
      const kind = event.type === 'feature-scored' ? event.kind : 'mouth';
      for (const line of scoreLines(event)) {
        if (line.seat === seat && line.points > 0) points.set(kind, [...(points.get(kind) ?? []), line.points]);
      }
    }
    const sources = [...points].map(([kind, gained]) => say('end.source', { kind, points: gained.join(' + ') }));
    return sources.length > 0 ? [say('end.sources', { name, sources: sources.join(', ') })] : [];
  });
}

/** All seats by score, the best first. */
export function rankingText(say: Speech, table: Table, names: readonly string[]): string {
  const { scores } = table.fold.state;
  const seats = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
  return seats.map((seat) => say('end.seat', { name: names[seat]!, points: scores[seat]! })).join(', ');
}

/** The seed whose commitment was told at the start. */
function proofLine(say: Speech, { setup, game }: Table): string[] {
  const commitment = commitmentOf(setup, game.options.order);
  return setup.seed && commitment ? [say('end.proof', { seed: setup.seed, commitment })] : [];
}

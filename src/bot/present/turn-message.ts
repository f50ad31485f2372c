import { type BaseMessageOptions, userMention } from 'discord.js';
import type { Table } from '../../app/table.ts';
import { lastFinishedTurn, takebacksThisTurn } from '../../app/turn.ts';
import { type GameEvent, viewFor } from '../../engine/index.ts';
import { button, buttonRows } from '../buttons.ts';
import { boardFile } from './board.ts';
import { eventLines } from './events.ts';
import { messageText } from './message.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';
import { themeOf } from './theme.ts';
import { describeTile } from './tile.ts';

/**
 * The public message of a turn: what was played, what scored, the board, and one mention of the player to move. Made
 * from the table as it is now, so that it can be made again whenever something in the turn changes.
 *
 * @param options.picture false where the message has one already
 */
export async function turnMessage(
  say: Speech,
  table: Table,
  people: People,
  { picture = true }: { readonly picture?: boolean } = {},
): Promise<BaseMessageOptions> {
  const { state } = table.fold;
  const view = viewFor(state);
  const telling = { t: say.t, set: table.set, names: people.shown };
  const last = lastFinishedTurn(table);
  const userId = table.game.seats[state.seat]!.userId;
  const mention = userMention(userId);
  const lines: string[] = [];
  if (last) {
    lines.push(say('turn.last', { name: people.shown[last.seat]! }));
    lines.push(...eventLines(telling, last.events).map((line) => `- ${line}`));
  } else lines.push(say('turn.first', { name: people.shown[state.seat]! }));
  for (const [seat, count] of countBy(takebacksThisTurn(table))) {
    lines.push(`- ${say('turn.taken-back', { name: people.shown[seat]!, count })}`);
  }
  const draw = drawOfThisTurn(table);
  const drawn = draw.find((event) => event.type === 'drawn');
  if (drawn) {
    const tile = describeTile(say.t, table.set, drawn.tile);
    lines.push(say('turn.drawn', { name: people.shown[state.seat]!, tile }));
  }
  lines.push(
    ...eventLines(
      telling,
      draw.filter(({ type }) => type === 'discarded'),
    ),
  );
  lines.push(say('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }));
  if (view.phase !== 'over') lines.push(say(`turn.to-${view.phase === 'draw' ? 'move' : view.phase}`, { mention }));
  return {
    content: messageText(lines, 2),
    ...(picture ? { files: [await turnPicture(say, table, people)] } : {}),
    components: turnControls(say, table),
    allowedMentions: { users: [userId] },
  };
}

/** Large enough to be read without opening it; a button shows the whole board. */
function turnPicture({ t }: Speech, table: Table, people: People) {
  return boardFile(t, table, people.plain, { focus: true, theme: themeOf(table.game.options), mayWait: true });
}

/**
 * Whoever is to move draws or goes on with the panel and anybody may look; below that, so that neither row wraps on a
 * phone, who played last may take it back and whoever wants to hear no more of this turn says so.
 */
function turnControls({ t }: Speech, { game, fold: { state } }: Table) {
  const drawing = state.phase === 'draw';
  const quiet = { verb: 'quiet', argument: String(state.turn) } as const;
  return [
    ...buttonRows([
      button(game, { verb: 'draw' }, { label: t(drawing ? 'turn.button.draw' : 'turn.button.play'), style: 'primary' }),
      button(game, { verb: 'board' }, { label: t('turn.button.board') }),
      button(game, { verb: 'tiles' }, { label: t('turn.button.tiles') }),
    ]),
    ...buttonRows([
      ...(drawing && state.turn > 1 ? [button(game, { verb: 'undo' }, { label: t('turn.button.undo') })] : []),
      button(game, quiet, { label: t('turn.button.quiet') }),
    ]),
  ];
}

/** What the draw of the turn under way brought; nothing while it is awaited. */
function drawOfThisTurn({ fold }: Table): readonly GameEvent[] {
  if (fold.state.phase === 'draw') return [];
  return fold.actions.findLast(({ action }) => action.type === 'draw')?.events ?? [];
}

function countBy(seats: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

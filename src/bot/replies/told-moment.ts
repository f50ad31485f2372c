import { loadTable, type Table } from '../../app/table.ts';
import { parseSubjectId } from '../../store/records.ts';
import { type LoggedTurn, loggedTurns } from '../../telling/log.ts';
import type { MenuContext } from '../handlers/feature.ts';

/** A game when one of its messages announced a turn or its end, and now. */
interface ToldMoment {
  readonly past: Table;
  readonly now: Table;
  /** The first turn that began since; undefined if none did. */
  readonly next: LoggedTurn | undefined;
}

/** Returns the moment that the message with the menu announced; undefined if it announced none of a game of this channel. */
export async function toldMoment({ app, interaction, request }: MenuContext): Promise<ToldMoment | undefined> {
  const post = await app.store.posts.ofMessage({ channelId: request.channelId, messageId: interaction.targetId });
  if (post?.kind !== 'turn' && post?.kind !== 'end') return undefined;
  const record = await app.store.games.byId(Number(parseSubjectId(post.subject).id));
  if (!record?.setup) return undefined;
  const now = await loadTable(app, record);
  // Such a message changes with every turn.
  if (record.options.told === 'end') return { now, past: now, next: undefined };
  const first = (await app.store.posts.ofGame(record.id)).find(({ kind }) => kind === 'turn');
  // The entries of the turn before may have been written with the message, but for the first message there are none.
  const next = loggedTurns(now).find(({ entries: [entry] }) => first?.id === post.id || entry > post.seq);
  return { now, past: next ? await loadTable(app, record, next.entries[0]) : now, next };
}

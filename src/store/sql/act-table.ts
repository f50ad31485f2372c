import { count, eq, max, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type Act,
  type ActRecord,
  type ActsToWrite,
  FORGOTTEN_PREFIX,
  type GameId,
  type UserId,
  VOTE_SUBJECTS,
} from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { parseRow, parseStored } from './stored-json.ts';

const seat = z.int().min(0).max(5);

/** An act as it is stored: the id of a person that it names is in a separate column. */
type StoredAct = Act extends infer One ? (One extends Act ? Omit<One, 'userId'> : never) : never;

const storedSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('kicked'), seat }),
  z.strictObject({
    type: z.literal('vote-opened'),
    subject: z.enum(VOTE_SUBJECTS),
    seat,
    // Earlier versions stored the end of the vote.
    endsAt: z.int().exactOptional(),
    about: seat.exactOptional(),
    turn: z.int().exactOptional(),
  }),
  z.strictObject({ type: z.literal('voted'), seat, inFavour: z.boolean() }),
  z.strictObject({ type: z.literal('vote-passed') }),
  z.strictObject({ type: z.literal('vote-failed') }),
  z.strictObject({ type: z.literal('vote-dropped') }),
  z.strictObject({ type: z.literal('paused'), removed: z.literal(true).exactOptional() }),
  z.strictObject({ type: z.literal('resumed') }),
  z.strictObject({ type: z.literal('turn-skipped'), seat, late: z.literal(true).exactOptional() }),
  z.strictObject({ type: z.literal('turn-lent'), seat }),
  z.strictObject({ type: z.literal('turn-planned'), seat }),
  z.strictObject({ type: z.literal('extended'), seat }),
  z.strictObject({ type: z.literal('seat-offered'), seat, endsAt: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('offer-ended'), seat }),
  z.strictObject({ type: z.literal('replaced'), seat }),
  z.strictObject({ type: z.literal('player-gone'), seat }),
  z.strictObject({ type: z.literal('order-set'), seat, question: z.string(), order: z.string() }),
  z.strictObject({ type: z.literal('undone-by-moderator') }),
  z.strictObject({ type: z.literal('turn-taken-back'), seat }),
  z.strictObject({ type: z.literal('moved') }),
  z.strictObject({ type: z.literal('page-opened') }),
  z.strictObject({ type: z.literal('page-closed') }),
  z.strictObject({ type: z.literal('ended-by-moderator') }),
  z.strictObject({ type: z.literal('channel-gone') }),
]) satisfies z.ZodType<StoredAct>;

const rowSchema = z
  .tuple([z.int(), z.int().min(0), z.int(), z.string(), z.string().nullable()])
  .transform(([number, seq, at, act, userId]) => ({ number, seq, at, act, userId }));

/** JSON of the acts of a game, in order, as a column of a query of games. */
export function actsOfGame({ tables: { acts, games }, dialect }: Pick<Session, 'tables' | 'dialect'>): SQL<string> {
  const rows = dialect.rows([acts.number, acts.seq, acts.at, acts.act, acts.userId], acts.number);
  return sql`(select ${rows} from ${acts} where ${acts.gameId} = ${games.id})`;
}

/**
 * Parses a value of the column `actsOfGame`.
 *
 * @throws UnreadableGame naming the act when one is missing or cannot be read
 */
export function parseActs(json: string, gameId: GameId): ActRecord[] {
  return parseStored(z.array(z.unknown()), json, { gameId, what: 'acts' }).map((row, number) => {
    const source = { gameId, what: `act ${number}` };
    const { seq, at, act: text, userId, ...place } = parseRow(rowSchema, row, source);
    if (place.number !== number)
      throw new UnreadableGame(gameId, new Error(`${source.what}: missing from the database`));
    const stored = parseStored(storedSchema, text, source);
    const isNamed = stored.type === 'seat-offered' || stored.type === 'replaced';
    const act: Act = isNamed ? { ...stored, userId: userId ?? FORGOTTEN_PREFIX } : stored;
    return { act, seq, at, ...(userId !== null && !isNamed && { userId }) };
  });
}

/** Acts that open something with an end: a vote, an offer, or a free seat after a vote. */
const ACTS_WITH_END: ReadonlySet<Act['type']> = new Set(['vote-opened', 'seat-offered', 'vote-passed']);

/** Decisions about games outside their rules. No method begins a transaction. */
export function actTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** Number of the next act of a game. */
    next: async (gameId: GameId): Promise<number> => ((await statements.last({ gameId }))[0]?.number ?? -1) + 1,

    count: async (gameId: GameId): Promise<number> => (await statements.count({ gameId }))[0]?.count ?? 0,

    /** Number of acts that a user decided as a moderator, or that name the user. */
    countBy: async (userId: UserId): Promise<number> => (await statements.countBy({ userId }))[0]?.count ?? 0,

    /** Adds acts to a game; if one of them opens something with an end, marks the game for the check of ends. */
    async insert(
      { from, acts: added, userId }: ActsToWrite,
      place: { gameId: GameId; seq: number; at: number },
    ): Promise<void> {
      if (added.length === 0) return;
      const rows = added.map((act, index) => {
        // The id of a person that an act names is in its own column, where it can be deleted.
        const { userId: named, ...stored } = 'userId' in act ? act : { ...act, userId: undefined };
        const decidedBy = index === 0 ? userId : undefined;
        return {
          ...place,
          number: from + index,
          act: JSON.stringify(storedSchema.parse(stored)),
          userId: named ?? decidedBy ?? null,
        };
      });
      await session.db.insert(session.tables.acts).values(rows);
      if (added.some(({ type }) => ACTS_WITH_END.has(type))) await statements.hasEnds({ gameId: place.gameId });
    },

    /** Replaces a user by an anonymous stand-in. */
    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

function prepareStatements({ db, tables: { acts, games } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const ofGame = eq(acts.gameId, gameId);
  const ofUser = eq(acts.userId, placeholder('userId'));
  return prepared('act', {
    last: db
      .select({ number: max(acts.number) })
      .from(acts)
      .where(ofGame),
    count: db.select({ count: count() }).from(acts).where(ofGame),
    countBy: db.select({ count: count() }).from(acts).where(ofUser),
    hasEnds: db
      .update(games)
      .set({ shownEnds: sql`coalesce(${games.shownEnds}, '{}')` })
      .where(eq(games.id, gameId)),
    forget: db
      .update(acts)
      .set({ userId: `${FORGOTTEN_PREFIX}person` })
      .where(ofUser),
  });
}

import { asc, count, eq, max, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import * as z from 'zod';
import { type Act, type ActRecord, FORGOTTEN, type GameId, type UserId, VOTE_SUBJECTS } from '../records.ts';
import type { ActsToWrite } from '../store.ts';
import { acts, games } from './schema.ts';
import { parseStored } from './stored-json.ts';

const seat = z.int().min(0).max(5);

/** An act as it is stored: a person whom it names is in a column of its own. */
type StoredAct = Act extends infer One ? (One extends Act ? Omit<One, 'userId'> : never) : never;

const storedSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('kicked'), seat }),
  z.strictObject({
    type: z.literal('vote-opened'),
    subject: z.enum(VOTE_SUBJECTS),
    seat,
    // Of earlier versions, for which it was the end.
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
  z.strictObject({ type: z.literal('turn-skipped'), seat }),
  z.strictObject({ type: z.literal('extended'), seat }),
  z.strictObject({ type: z.literal('seat-offered'), seat, endsAt: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('offer-ended'), seat }),
  z.strictObject({ type: z.literal('replaced'), seat }),
  z.strictObject({ type: z.literal('player-gone'), seat }),
  z.strictObject({ type: z.literal('undone-by-moderator') }),
  z.strictObject({ type: z.literal('moved') }),
  z.strictObject({ type: z.literal('ended-by-moderator') }),
  z.strictObject({ type: z.literal('channel-gone') }),
]) satisfies z.ZodType<StoredAct>;

/** Acts that open something for some time: a vote, an offer, and a seat that is free if that was voted on. */
const ENDING: ReadonlySet<Act['type']> = new Set(['vote-opened', 'seat-offered', 'vote-passed']);

/** Decisions about games outside their rules. No method begins a transaction. */
export class ActTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  /** The acts of a game, in order. */
  ofGame(gameId: GameId): ActRecord[] {
    return this.#statements.ofGame.all({ gameId }).map(({ number, seq, at, act: json, userId }) => {
      const stored = parseStored(storedSchema, json, { gameId, what: `act ${number}` });
      const isNamed = stored.type === 'seat-offered' || stored.type === 'replaced';
      const act: Act = isNamed ? { ...stored, userId: userId ?? FORGOTTEN } : stored;
      return { act, seq, at, ...(userId !== null && !isNamed && { userId }) };
    });
  }

  /** Number of the next act of a game. */
  next(gameId: GameId): number {
    return (this.#statements.last.get({ gameId })?.number ?? -1) + 1;
  }

  count(gameId: GameId): number {
    return this.#statements.count.get({ gameId })?.count ?? 0;
  }

  /** Number of acts that a user decided as somebody who manages the channel, or that name them. */
  countBy(userId: UserId): number {
    return this.#statements.countBy.get({ userId })?.count ?? 0;
  }

  /** Adds acts to those of a game, and notes that it has something open whose time ends. */
  insert({ from, acts: added, userId }: ActsToWrite, place: { gameId: GameId; seq: number; at: number }): void {
    const { gameId, seq, at } = place;
    added.forEach((act, index) => {
      // A person whom an act names is kept in the row's own column, where they can be forgotten.
      const { userId: named, ...stored } = 'userId' in act ? act : { ...act, userId: undefined };
      const row = {
        gameId,
        number: from + index,
        seq,
        at,
        userId: named ?? (index === 0 ? userId : undefined) ?? null,
      };
      this.#statements.insert.run({ ...row, act: JSON.stringify(storedSchema.parse(stored)) });
      if (ENDING.has(act.type)) this.#statements.hasEnds.run({ gameId });
    });
  }

  /** Replaces a user by a nameless stand-in. */
  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const ofGame = eq(acts.gameId, gameId);
  const ofUser = eq(acts.userId, placeholder('userId'));
  return {
    ofGame: db.select().from(acts).where(ofGame).orderBy(asc(acts.number)).prepare(),
    last: db
      .select({ number: max(acts.number) })
      .from(acts)
      .where(ofGame)
      .prepare(),
    count: db.select({ count: count() }).from(acts).where(ofGame).prepare(),
    countBy: db.select({ count: count() }).from(acts).where(ofUser).prepare(),
    insert: db
      .insert(acts)
      .values({
        gameId,
        number: placeholder('number'),
        seq: placeholder('seq'),
        at: placeholder('at'),
        act: placeholder('act'),
        userId: placeholder('userId'),
      })
      .prepare(),
    hasEnds: db
      .update(games)
      .set({ shownEnds: sql`coalesce(${games.shownEnds}, '{}')` })
      .where(eq(games.id, gameId))
      .prepare(),
    forget: db
      .update(acts)
      .set({ userId: `${FORGOTTEN}person` })
      .where(ofUser)
      .prepare(),
  };
}

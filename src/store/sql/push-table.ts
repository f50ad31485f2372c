import { eq, sql } from 'drizzle-orm';
import type { DuePush, PushTarget, SeatOfGame } from '../records.ts';
import { isDue, LONGEST_WAIT_OF_CLOCKS } from './conditions.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The only row of `push_keys`. */
const KEY_ID = 1;

/** Browsers that are notified of turns, as part of their sessions. No method begins a transaction. */
export function pushTable(session: Session) {
  const targets = prepareTargets(session);
  const keys = prepareKeys(session);
  return {
    /** Notifies the browser of a session from the next turn on. */
    subscribe: (hash: string, { endpoint, key, auth }: PushTarget) => targets.subscribe({ hash, endpoint, key, auth }),

    /** Notifies the browser of a session no longer; with an endpoint only if that is still its address. */
    unsubscribe: (hash: string, endpoint?: string) => targets.unsubscribe({ hash, endpoint: endpoint ?? null }),

    /** Push endpoint of the browser of a session, and the last turn that it was told of; undefined if it is not notified. */
    async ofSession(hash: string): Promise<{ readonly endpoint: string; readonly toldTurn: number } | undefined> {
      const row = (await targets.ofSession({ hash }))[0];
      return row && { endpoint: row.endpoint!, toldTurn: row.toldTurn ?? -1 };
    },

    /** True if a browser of a player is notified, and was told of no turn as late as this one. */
    isUntold: async ({ gameId, userId }: SeatOfGame, turn: number): Promise<boolean> =>
      (await targets.untold({ gameId, userId, turn })).length > 0,

    /**
     * Browsers of players to move that were not told of their turn, the longest waiting first.
     *
     * @param begun the turn must have begun by this moment
     * @param usedAfter the browser must have been used after this moment
     */
    async due(begun: number, usedAfter: number): Promise<DuePush[]> {
      const rows = await targets.due({ now: begun, usedAfter });
      return rows.map(({ endpoint, key, auth, turn, ...row }) => ({
        ...row,
        endpoint: endpoint!,
        key: key!,
        auth: auth!,
        turn: turn!,
      }));
    },

    /** Notes that the browser of a session was told of a turn. */
    noteTold: ({ hash, turn }: Pick<DuePush, 'hash' | 'turn'>) => targets.noteTold({ hash, turn }),

    /** Notes that a player has seen a turn on a page, so that no browser of theirs tells of it. */
    noteSeen: ({ gameId, userId }: SeatOfGame, turn: number) => targets.noteSeen({ gameId, userId, turn }),

    /** The private key for push services; undefined before there is one. */
    privateKey: async (): Promise<string | undefined> => (await keys.key({}))[0]?.privateKey,

    /** Stores the private key for push services; does nothing if there is one. */
    addPrivateKey: (privateKey: string) => keys.add({ privateKey }),
  };
}

const { placeholder } = sql;

function prepareTargets({ db, tables: { clocks, plans, quiets, seats, seatSessions: sessions } }: Session) {
  const isOne = eq(sessions.hash, placeholder('hash'));
  const isNotified = sql`${sessions.pushEndpoint} is not null`;
  const endpoint = placeholder('endpoint');
  const turn = sql`${placeholder('turn')}`;
  const isOfPlayer = sql`${sessions.gameId} = ${placeholder('gameId')} and ${sessions.userId} = ${placeholder('userId')}
    and ${isNotified}`;
  const isUsed = sql`${sessions.kind} = 'browser' and ${sessions.seenAt} > ${placeholder('usedAfter')}`;
  // A turn that comes back by a takeback has been told.
  const isNewTurn = sql`coalesce(${sessions.toldTurn}, -1) < ${clocks.turn}`;
  const isQuiet = sql`exists (select 1 from ${quiets} where ${quiets.gameId} = ${sessions.gameId}
    and ${quiets.userId} = ${sessions.userId} and ${quiets.turn} = ${clocks.turn})`;
  const isPlanned = sql`exists (select 1 from ${plans} where ${plans.gameId} = ${clocks.gameId}
    and ${plans.seat} = ${clocks.seat} and ${plans.dropped} = 0)`;
  return prepared('push', {
    subscribe: db
      .update(sessions)
      .set({
        pushEndpoint: sql`${endpoint}`,
        pushKey: sql`${placeholder('key')}`,
        pushAuth: sql`${placeholder('auth')}`,
        // A reader who asks for it sees the present turn.
        toldTurn: sql`(select ${clocks.turn} from ${clocks} where ${clocks.gameId} = ${sessions.gameId})`,
      })
      .where(isOne),
    unsubscribe: db
      .update(sessions)
      .set({ pushEndpoint: null, pushKey: null, pushAuth: null, toldTurn: null })
      .where(sql`${isOne} and ${sessions.pushEndpoint} = coalesce(${endpoint}, ${sessions.pushEndpoint})`),
    ofSession: db
      .select({ endpoint: sessions.pushEndpoint, toldTurn: sessions.toldTurn })
      .from(sessions)
      .where(sql`${isOne} and ${isNotified}`),
    untold: db
      .select({ hash: sessions.hash })
      .from(sessions)
      .where(sql`${isOfPlayer} and coalesce(${sessions.toldTurn}, -1) < ${turn}`)
      .limit(1),
    due: db
      .select({
        hash: sessions.hash,
        gameId: sessions.gameId,
        userId: sessions.userId,
        endpoint: sessions.pushEndpoint,
        key: sessions.pushKey,
        auth: sessions.pushAuth,
        turn: clocks.turn,
      })
      .from(sessions)
      .innerJoin(clocks, eq(clocks.gameId, sessions.gameId))
      .innerJoin(
        seats,
        sql`${seats.gameId} = ${clocks.gameId} and ${seats.position} = ${clocks.seat} and ${seats.userId} = ${sessions.userId}`,
      )
      .where(sql`${isNotified} and ${isUsed} and ${isNewTurn} and ${isDue(clocks.since, LONGEST_WAIT_OF_CLOCKS)}
        and not ${isQuiet} and not ${isPlanned}`)
      .orderBy(clocks.since, sessions.hash),
    noteTold: db.update(sessions).set({ toldTurn: turn }).where(sql`${isOne} and ${isNotified}`),
    noteSeen: db.update(sessions).set({ toldTurn: turn }).where(isOfPlayer),
  });
}

function prepareKeys({ db, tables: { pushKeys } }: Session) {
  return prepared('push key', {
    key: db.select({ privateKey: pushKeys.privateKey }).from(pushKeys).where(eq(pushKeys.id, KEY_ID)),
    add: db
      .insert(pushKeys)
      .values({ id: KEY_ID, privateKey: placeholder('privateKey') })
      .onConflictDoNothing({ target: pushKeys.id }),
  });
}

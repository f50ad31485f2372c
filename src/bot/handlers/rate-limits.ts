import { LRUCache } from 'lru-cache';
import { DIRECT_MESSAGES } from '../../store/records.ts';

/** A token bucket: `burst` tokens, one refilled every `refillInterval` milliseconds. */
export interface Bucket {
  readonly burst: number;
  readonly refillInterval: number;
}

/** Buckets of one person, and of all people of one server together. */
interface Buckets {
  readonly person: Bucket;
  readonly server?: Bucket;
  /** A request that is rejected for another reason gives its token back. */
  readonly refundable?: true;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Rate limits by cost. Playing never reaches them, however fast and at however many tables: nobody takes more than ten turns
 * a minute for long.
 */
const BUCKETS = {
  /** Any command, button or list of choices. */
  anything: { person: { burst: 600, refillInterval: SECOND / 10 } },
  /** A draft of a tile or piece, with its picture. */
  draft: { person: { burst: 200, refillInterval: SECOND / 2 } },
  /** A picture or page for one person. */
  picture: { person: { burst: 100, refillInterval: 2 * SECOND }, server: { burst: 400, refillInterval: SECOND / 4 } },
  /** A picture for everybody in the channel. */
  'public-picture': {
    person: { burst: 6, refillInterval: 30 * SECOND },
    server: { burst: 30, refillInterval: 5 * SECOND },
    refundable: true,
  },
  replay: { person: { burst: 4, refillInterval: MINUTE }, server: { burst: 20, refillInterval: 15 * SECOND } },
  export: { person: { burst: 10, refillInterval: 20 * SECOND }, server: { burst: 60, refillInterval: 5 * SECOND } },
  /** A file to check. */
  file: { person: { burst: 4, refillInterval: MINUTE }, server: { burst: 20, refillInterval: 15 * SECOND } },
  /** A new lobby. */
  lobby: {
    person: { burst: 10, refillInterval: 2 * MINUTE },
    server: { burst: 60, refillInterval: 20 * SECOND },
    refundable: true,
  },
  /** A new lobby in a thread of its own. */
  thread: {
    person: { burst: 5, refillInterval: 5 * MINUTE },
    server: { burst: 30, refillInterval: MINUTE },
    refundable: true,
  },
  /** A change of a lobby, whose card changes for everybody. */
  seat: {
    person: { burst: 30, refillInterval: 4 * SECOND },
    server: { burst: 200, refillInterval: SECOND / 2 },
    refundable: true,
  },
  /** An action taken back, after which the message of the turn changes for everybody. */
  takeback: {
    person: { burst: 30, refillInterval: 6 * SECOND },
    server: { burst: 300, refillInterval: SECOND / 2 },
    refundable: true,
  },
  /** A decision of the table or a moderator, which is posted for everybody. */
  decision: {
    person: { burst: 30, refillInterval: 10 * SECOND },
    server: { burst: 300, refillInterval: SECOND },
    refundable: true,
  },
  /** A change of absence or reminders, after which every clock of the person's games is recomputed. */
  times: { person: { burst: 15, refillInterval: 20 * SECOND } },
  /** A change of what a person is told of: notices of a game, or pings of one turn. */
  watch: {
    person: { burst: 20, refillInterval: 30 * SECOND },
    server: { burst: 100, refillInterval: 2 * SECOND },
    refundable: true,
  },
} as const satisfies Readonly<Record<string, Buckets>>;

/** The bucket that a request counts against, besides `anything`. */
export type Cost = Exclude<keyof typeof BUCKETS, 'anything'>;

/** User and server of a request. */
interface Requester {
  readonly userId: string;
  readonly guildId: string | null;
}

/** A refused request: whose bucket is empty, and when it may be retried, in milliseconds since 1970. */
export interface RateLimited {
  readonly who: 'person' | 'server';
  readonly retryAt: number;
}

/** A person's bucket: when it is full again, in milliseconds since 1970. */
export interface BucketUse {
  readonly cost: Cost | 'anything';
  readonly userId: string;
  readonly fullAt: number;
}

/** Buckets that are remembered; the least recently used is forgotten first. */
const MAX_BUCKETS = 20_000;

/** Token buckets of people and servers, in memory. */
export class RateLimiter {
  readonly #now: () => number;
  /**
   * When each bucket is full again, in milliseconds since 1970, by cost and person or server. With `max` the cache would take
   * memory for all buckets at once.
   */
  readonly #fullAt = new LRUCache<string, number>({ maxSize: MAX_BUCKETS, sizeCalculation: () => 1 });
  #onHalfSpent: (spent: BucketUse) => void = () => undefined;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes a token from the buckets of a request. Returns which bucket is empty, and then takes none. */
  take(cost: Cost | 'anything', asking: Requester): RateLimited | undefined {
    const now = this.#now();
    const counted = this.#counters(cost, asking, now);
    const limited = counted.find(({ fullAt, bucket }) => retryAt(fullAt, bucket) > now);
    for (const { key, fullAt, bucket } of counted) {
      this.#fullAt.set(key, limited ? fullAt : fullAt + bucket.refillInterval);
    }
    const [own] = counted;
    const { burst, refillInterval } = own!.bucket;
    const fullAt = own!.fullAt + refillInterval;
    if (!limited && fullAt - now > (burst / 2) * refillInterval)
      this.#onHalfSpent({ cost, userId: asking.userId, fullAt });
    return limited && { who: limited.who, retryAt: retryAt(limited.fullAt, limited.bucket) };
  }

  /** Calls `tell` when a person has used more than half of a bucket, so that other processes count it, too. */
  onHalfSpent(tell: (spent: BucketUse) => void): void {
    this.#onHalfSpent = tell;
  }

  /** Takes over the state of a person's bucket from another process. All requests of one server reach the same process. */
  hear({ cost, userId, fullAt }: BucketUse): void {
    const key = keyOf(cost, userId);
    this.#fullAt.set(key, Math.max(this.#fullAt.get(key) ?? 0, fullAt));
  }

  /** Gives a token back after a rejection, if the cost is refundable. */
  refund(cost: Cost, asking: Requester): void {
    const { refundable }: Buckets = BUCKETS[cost];
    if (!refundable) return;
    for (const { key, fullAt, bucket } of this.#counters(cost, asking, this.#now())) {
      this.#fullAt.set(key, fullAt - bucket.refillInterval);
    }
  }

  #counters(cost: Cost | 'anything', { userId, guildId }: Requester, now: number) {
    const { person, server }: Buckets = BUCKETS[cost];
    const counters = [{ who: 'person' as const, key: keyOf(cost, userId), bucket: person }];
    const isShared = server && guildId !== null && guildId !== DIRECT_MESSAGES;
    const all = isShared ? [{ who: 'server' as const, key: `${cost} in ${guildId}`, bucket: server }] : [];
    return [...counters, ...all].map(({ who, key, bucket }) => {
      // Never later than for a bucket that is emptied now, as the clock may have been set back.
      const latest = now + bucket.burst * bucket.refillInterval;
      return { who, key, bucket, fullAt: Math.min(Math.max(this.#fullAt.get(key) ?? now, now), latest) };
    });
  }
}

function keyOf(cost: Cost | 'anything', userId: string): string {
  return `${cost} ${userId}`;
}

/** When a bucket that is full at `fullAt` has its next token. */
function retryAt(fullAt: number, { burst, refillInterval }: Bucket): number {
  return fullAt - (burst - 1) * refillInterval;
}

import { LRUCache } from 'lru-cache';

/** A token bucket: a burst of so many, then one more after every interval of refilling, in milliseconds. */
export interface Bucket {
  readonly burst: number;
  readonly refillInterval: number;
}

/** What may be asked for by one person, and by all people of one server together. */
interface Buckets {
  readonly person: Bucket;
  readonly server?: Bucket;
  /** What was refused for another reason is given back. */
  readonly refundable?: true;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * What costs much time, storage or room in a channel. Whoever plays, however fast and at however many tables, stays
 * below: nobody takes more than ten turns a minute for long.
 */
const BUCKETS = {
  /** Any command, button or list of choices. */
  anything: { person: { burst: 600, refillInterval: SECOND / 10 } },
  /** A tile or piece that is tried out, with its picture. */
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
  /** What the table or its host decides or votes on, which everybody is told. */
  decision: {
    person: { burst: 30, refillInterval: 10 * SECOND },
    server: { burst: 300, refillInterval: SECOND },
    refundable: true,
  },
  /** When somebody is away or reminded: every clock of their games is looked at anew. */
  times: { person: { burst: 15, refillInterval: 20 * SECOND } },
  watch: {
    person: { burst: 20, refillInterval: 30 * SECOND },
    server: { burst: 100, refillInterval: 2 * SECOND },
    refundable: true,
  },
} as const satisfies Readonly<Record<string, Buckets>>;

/** What something costs, beside counting as anything. */
export type Cost = Exclude<keyof typeof BUCKETS, 'anything'>;

/** Who asks, and where. */
interface Asking {
  readonly userId: string;
  readonly guildId: string | null;
}

/** Why something cannot be had now: who has had too much of it, and when there is more, in milliseconds since 1970. */
export interface RateLimited {
  readonly who: 'person' | 'server';
  readonly retryAt: number;
}

/** What a person has had of a bucket: when it is full again, in milliseconds since 1970. */
export interface Spent {
  readonly cost: Cost | 'anything';
  readonly userId: string;
  readonly fullAt: number;
}

/** People and servers that are remembered; the one that asked longest ago is forgotten first. */
const REMEMBERED = 20_000;

/** Counts what people and servers ask for; in memory only, and never more than so much. */
export class Limits {
  readonly #now: () => number;
  /** When a bucket is full again, in milliseconds since 1970, by what, who and where. */
  readonly #fullAt = new LRUCache<string, number>({ max: REMEMBERED });
  #onMuchSpent: (spent: Spent) => void = () => undefined;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts something that is asked for; when there was too much of it, nothing counts and the reason is returned. */
  take(cost: Cost | 'anything', asking: Asking): RateLimited | undefined {
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
      this.#onMuchSpent({ cost, userId: asking.userId, fullAt });
    return limited && { who: limited.who, retryAt: retryAt(limited.fullAt, limited.bucket) };
  }

  /** Calls `tell` with whoever has had more than half of a bucket, so that they do not get as much again elsewhere. */
  onMuchSpent(tell: (spent: Spent) => void): void {
    this.#onMuchSpent = tell;
  }

  /** Notes what somebody has had in another process; that of a server is all in one. */
  hear({ cost, userId, fullAt }: Spent): void {
    const key = keyOf(cost, userId);
    this.#fullAt.set(key, Math.max(this.#fullAt.get(key) ?? 0, fullAt));
  }

  /** Takes back the count of something that was refused for another reason, unless that was work, too. */
  refund(cost: Cost, asking: Asking): void {
    const { refundable }: Buckets = BUCKETS[cost];
    if (!refundable) return;
    for (const { key, fullAt, bucket } of this.#counters(cost, asking, this.#now())) {
      this.#fullAt.set(key, fullAt - bucket.refillInterval);
    }
  }

  #counters(cost: Cost | 'anything', { userId, guildId }: Asking, now: number) {
    const { person, server }: Buckets = BUCKETS[cost];
    const counters = [{ who: 'person' as const, key: keyOf(cost, userId), bucket: person }];
    const all =
      guildId !== null && server ? [{ who: 'server' as const, key: `${cost} in ${guildId}`, bucket: server }] : [];
    return [...counters, ...all].map(({ who, key, bucket }) => {
      // Never further ahead than when everything was taken now: a clock may have been put back.
      const latest = now + bucket.burst * bucket.refillInterval;
      return { who, key, bucket, fullAt: Math.min(Math.max(this.#fullAt.get(key) ?? now, now), latest) };
    });
  }
}

function keyOf(cost: Cost | 'anything', userId: string): string {
  return `${cost} ${userId}`;
}

/** When one more may be had from a bucket that is full at `fullAt`. */
function retryAt(fullAt: number, { burst, refillInterval }: Bucket): number {
  return fullAt - (burst - 1) * refillInterval;
}

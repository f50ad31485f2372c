import { LRUCache } from 'lru-cache';

/** So many at once, and then one every so many milliseconds. */
export interface Allowance {
  readonly atOnce: number;
  readonly every: number;
}

/** What may be asked for by one person, and by all people of one server together. */
interface Allowances {
  readonly person: Allowance;
  readonly server?: Allowance;
  /** What was refused for another reason does not count. */
  readonly forgiving?: true;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * What costs much time, storage or room in a channel. Whoever plays, however fast and at however many tables, stays
 * below: nobody takes more than ten turns a minute for long.
 */
const ALLOWANCES = {
  /** Any command, button or list of choices. */
  anything: { person: { atOnce: 600, every: SECOND / 10 } },
  /** A tile or piece that is tried out, with its picture. */
  draft: { person: { atOnce: 200, every: SECOND / 2 } },
  /** A picture or page for one person. */
  picture: { person: { atOnce: 100, every: 2 * SECOND }, server: { atOnce: 400, every: SECOND / 4 } },
  /** A picture for everybody in the channel. */
  'public-picture': {
    person: { atOnce: 6, every: 30 * SECOND },
    server: { atOnce: 30, every: 5 * SECOND },
    forgiving: true,
  },
  replay: { person: { atOnce: 4, every: MINUTE }, server: { atOnce: 20, every: 15 * SECOND } },
  export: { person: { atOnce: 10, every: 20 * SECOND }, server: { atOnce: 60, every: 5 * SECOND } },
  /** A file to check. */
  file: { person: { atOnce: 4, every: MINUTE }, server: { atOnce: 20, every: 15 * SECOND } },
  /** A new lobby. */
  lobby: { person: { atOnce: 10, every: 2 * MINUTE }, server: { atOnce: 60, every: 20 * SECOND }, forgiving: true },
  /** A new lobby in a thread of its own. */
  thread: { person: { atOnce: 5, every: 5 * MINUTE }, server: { atOnce: 30, every: MINUTE }, forgiving: true },
  /** A change of a lobby, whose card changes for everybody. */
  seat: { person: { atOnce: 30, every: 4 * SECOND }, server: { atOnce: 200, every: SECOND / 2 }, forgiving: true },
  /** An action taken back, after which the message of the turn changes for everybody. */
  takeback: { person: { atOnce: 30, every: 6 * SECOND }, server: { atOnce: 300, every: SECOND / 2 }, forgiving: true },
  /** What the table or its host decides or votes on, which everybody is told. */
  decision: { person: { atOnce: 30, every: 10 * SECOND }, server: { atOnce: 300, every: SECOND }, forgiving: true },
  /** When somebody is away or reminded: every clock of their games is looked at anew. */
  times: { person: { atOnce: 15, every: 20 * SECOND } },
  watch: { person: { atOnce: 20, every: 30 * SECOND }, server: { atOnce: 100, every: 2 * SECOND }, forgiving: true },
} as const satisfies Readonly<Record<string, Allowances>>;

/** What something costs, beside counting as anything. */
export type Cost = Exclude<keyof typeof ALLOWANCES, 'anything'>;

/** Who asks, and where. */
interface Asking {
  readonly userId: string;
  readonly guildId: string | null;
}

/** Why something cannot be had now: who has had too much of it, and when there is more, in milliseconds since 1970. */
export interface Exhausted {
  readonly who: 'person' | 'server';
  readonly until: number;
}

/** People and servers that are remembered; the one that asked longest ago is forgotten first. */
const REMEMBERED = 20_000;

/** Counts what people and servers ask for; in memory only, and never more than so much. */
export class Limits {
  readonly #now: () => number;
  /** When everything may be had at once again, by what, who and where. */
  readonly #restored = new LRUCache<string, number>({ max: REMEMBERED });

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts something that is asked for; when there was too much of it, nothing counts and the reason is returned. */
  take(cost: Cost | 'anything', asking: Asking): Exhausted | undefined {
    const now = this.#now();
    const counted = this.#counters(cost, asking, now);
    const exhausted = counted.find(({ restored, allowance }) => untilOne(restored, allowance) > now);
    for (const { key, restored, allowance } of counted) {
      this.#restored.set(key, exhausted ? restored : restored + allowance.every);
    }
    return exhausted && { who: exhausted.who, until: untilOne(exhausted.restored, exhausted.allowance) };
  }

  /** Takes back the count of something that was refused for another reason, unless that was work, too. */
  forgive(cost: Cost, asking: Asking): void {
    const { forgiving }: Allowances = ALLOWANCES[cost];
    if (!forgiving) return;
    for (const { key, restored, allowance } of this.#counters(cost, asking, this.#now())) {
      this.#restored.set(key, restored - allowance.every);
    }
  }

  #counters(cost: Cost | 'anything', { userId, guildId }: Asking, now: number) {
    const { person, server }: Allowances = ALLOWANCES[cost];
    const counters = [{ who: 'person' as const, key: `${cost} ${userId}`, allowance: person }];
    const all =
      guildId !== null && server ? [{ who: 'server' as const, key: `${cost} in ${guildId}`, allowance: server }] : [];
    return [...counters, ...all].map(({ who, key, allowance }) => {
      // Never further ahead than when everything was taken now: a clock may have been put back.
      const latest = now + allowance.atOnce * allowance.every;
      return { who, key, allowance, restored: Math.min(Math.max(this.#restored.get(key) ?? now, now), latest) };
    });
  }
}

/** When one more may be had, where everything may be had at once again at `restored`. */
function untilOne(restored: number, { atOnce, every }: Allowance): number {
  return restored - (atOnce - 1) * every;
}

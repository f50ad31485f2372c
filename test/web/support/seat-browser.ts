import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { makeTicket } from '../../../src/app/seat-access.ts';
import type { TurnAnswer, TurnPlayed, TurnProblem } from '../../../src/web/page/turn.ts';
import type { Pirogue } from '../../support/pirogue.ts';
import { type Ask, ORIGIN, type Pages } from './pages.ts';

const OWN = { origin: ORIGIN, 'content-type': 'application/json' };

/** A move as a page sends it. */
interface Move {
  readonly move?: string;
  readonly revision: number;
  readonly draft?: string;
  readonly question?: string;
  readonly order?: string;
  readonly number?: number;
  readonly inFavour?: boolean;
}

/** A browser that plays a seat. */
export class SeatBrowser {
  readonly #pages: Pages;
  readonly #path: string;
  readonly #own: Readonly<Record<string, string>>;
  readonly cookie: string;

  constructor(pages: Pages, path: string, own: Readonly<Record<string, string>>) {
    this.#pages = pages;
    this.#path = path;
    this.#own = own;
    this.cookie = own.cookie!;
  }

  async turn(draft?: string): Promise<TurnAnswer> {
    return this.#turn(draft === undefined ? '' : `&draft=${encodeURIComponent(draft)}`);
  }

  /** The next turn as it is planned. */
  async planned(draft = ''): Promise<TurnAnswer> {
    return this.#turn(`&plan=&draft=${encodeURIComponent(draft)}`);
  }

  async #turn(query: string): Promise<TurnAnswer> {
    return this.#pages.json(`${this.#path}/turn?lang=en${query}`, { headers: this.#own });
  }

  /** Sends a move, by default one of its own; resolves with the status and the body of the answer. */
  async send(what: 'turn' | 'plan' | 'orders' | 'undo' | 'vote', move: Move, headers = {}) {
    const body = JSON.stringify({ move: randomUUID(), ...move });
    const asked: Ask = { method: 'POST', body, headers: { ...OWN, ...this.#own, ...headers } };
    const { status, text } = await this.#pages.ask(`${this.#path}/${what}?lang=en`, asked);
    return { status, ...(JSON.parse(text) as Partial<TurnPlayed & TurnProblem>) };
  }

  /** Chooses by lot until the draft can be confirmed. */
  async drafted(choose = chooserFor(1)): Promise<TurnAnswer> {
    let turn = await this.turn();
    while (turn.step !== 'draw' && !turn.ready) turn = await this.turn(turn.choices[choose(turn.choices.length)]!.do);
    return turn;
  }

  /** Plays one step of a turn: the draw, or what was chosen. */
  async playStep(choose = chooserFor(1)): Promise<TurnAnswer> {
    const { step, revision, choices, draft } = await this.drafted(choose);
    const played = await this.send('turn', { revision, draft: step === 'draw' ? choices[0]!.do : draft });
    expect(played.status).toBe(200);
    return played.turn!;
  }
}

/** Lets a browser, which may have had a seat by a cookie before, take the seat of a person, by a ticket as the bot gives them. */
export async function enterSeat(
  { app }: Pick<Pirogue, 'app'>,
  pages: Pages,
  {
    path,
    gameId,
    userId,
    ...own
  }: { path: string; gameId: number; userId: string; 'x-forwarded-for': string; cookie?: string },
): Promise<SeatBrowser> {
  const body = JSON.stringify({ ticket: await makeTicket(app, { gameId, userId }) });
  const { headers } = await pages.ask(`${path}/seat`, { method: 'POST', body, headers: { ...OWN, ...own } });
  return new SeatBrowser(pages, path, { ...own, cookie: headers['set-cookie']![0]!.split(';')[0]! });
}

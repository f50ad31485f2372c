import { randomUUID } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { TurnAnswer } from '../src/web/page/turn.ts';

/*
 * People who play on pages, in a process of their own: each has a stream, looks at the board after every change, and at their turn
 * thinks, lays a tile, changes their mind once, chooses a piece and confirms. The parent process sends `PlayersOrder`s and hears
 * `PlayersNews`.
 */

/** A seat to be taken by a ticket. */
export interface PageSeat {
  readonly path: string;
  readonly ticket: string;
}

/** Signs in all of these, lets them play, or lets them go. */
export type PlayersOrder =
  | { readonly enter: readonly PageSeat[]; readonly port: number; readonly origin: string }
  | { readonly play: boolean };

/** What was done since the last order. */
export interface PlayersNews {
  readonly moves: number;
  readonly questions: number;
}

/** How long somebody looks before each tap, in milliseconds. */
const THINKING = { least: 1_000, spread: 3_000 };

const agent = new HttpAgent({ keepAlive: true, maxSockets: 200 });

let players: PagePlayer[] = [];
let news = { moves: 0, questions: 0 };

process.on('message', async (order: PlayersOrder) => {
  if ('enter' in order) {
    const { enter: seats, port, origin } = order;
    players = seats.map(({ path, ticket }, at) => new PagePlayer({ path, ticket, port, origin, from: `10.2.0.${at}` }));
    for (const player of players) await player.enter();
  } else if (order.play) for (const player of players) player.begin();
  else await Promise.all(players.map((player) => player.end()));
  process.send!(news satisfies PlayersNews);
  news = { moves: 0, questions: 0 };
});
process.on('disconnect', () => process.exit());

interface PlayerPlace extends PageSeat {
  readonly port: number;
  readonly origin: string;
  /** The address that a proxy tells of. */
  readonly from: string;
}

class PagePlayer {
  readonly #place: PlayerPlace;
  #cookie = '';
  #isPlaying = false;
  #played: Promise<void> = Promise.resolve();
  #stream: IncomingMessage | undefined;

  constructor(place: PlayerPlace) {
    this.#place = place;
  }

  async enter(): Promise<void> {
    const { ticket } = this.#place;
    const { headers } = await this.#ask('seat', { ticket });
    this.#cookie = headers['set-cookie']![0]!.split(';')[0]!;
  }

  begin(): void {
    this.#isPlaying = true;
    this.#played = this.#play();
  }

  async end(): Promise<void> {
    this.#isPlaying = false;
    this.#stream?.destroy();
    await this.#played;
  }

  async #play(): Promise<void> {
    let latest = -1;
    let seen = -1;
    this.#stream = (await this.#send('live')).on('error', () => undefined);
    this.#stream.setEncoding('utf8').on('data', (text: string) => {
      for (const [, data] of text.matchAll(/^event: changed\ndata: (.*)$/gm))
        latest = (JSON.parse(data!) as { revision: number }).revision;
    });
    while (this.#isPlaying) {
      if (latest === seen) {
        await setTimeout(50);
        continue;
      }
      seen = latest;
      await this.#ask('moments/now?view=last&theme=day&lang=en');
      const turn = await this.#turn();
      if (turn.state === 'choose' && (await this.#takeStep(turn))) seen = -1;
    }
  }

  /** Chooses until the step can be confirmed, and confirms; false if the game has gone on, or is left. */
  async #takeStep(first: TurnAnswer): Promise<boolean> {
    let turn = first;
    const changed = turn.step === 'square' ? 1 : 0;
    for (let taps = 0; turn.step !== 'draw' && (!turn.ready || taps < changed); taps++) {
      await setTimeout(THINKING.least + Math.random() * THINKING.spread);
      if (!this.#isPlaying) return false;
      const { choices } = turn;
      const choice = choices[Math.floor(Math.random() * choices.length)];
      if (!choice) break;
      turn = await this.#turn(choice.do);
    }
    await setTimeout(THINKING.least);
    const { revision, choices, draft } = turn;
    const move = { move: randomUUID(), revision, draft: turn.step === 'draw' ? choices[0]!.do : draft };
    news.moves++;
    return (await this.#ask('turn', move)).statusCode === 200;
  }

  async #turn(draft?: string): Promise<TurnAnswer> {
    const { text } = await this.#ask(`turn${draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`}`);
    return JSON.parse(text) as TurnAnswer;
  }

  async #ask(what: string, body?: object) {
    news.questions++;
    const answer = await this.#send(what, body);
    let text = '';
    for await (const part of answer.setEncoding('utf8')) text += part;
    return { headers: answer.headers, statusCode: answer.statusCode, text };
  }

  #send(what: string, body?: object): Promise<IncomingMessage> {
    const { port, path, origin, from } = this.#place;
    const headers = {
      'x-forwarded-for': from,
      cookie: this.#cookie,
      ...(body && { origin, 'content-type': 'application/json' }),
    };
    const how = { host: '127.0.0.1', port, path: `${path}/${what}`, method: body ? 'POST' : 'GET', headers };
    return new Promise((resolve, reject) => {
      const asked = request({ ...how, agent: what === 'live' ? false : agent }, resolve);
      asked.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}

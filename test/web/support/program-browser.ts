import { randomUUID } from 'node:crypto';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import type { Choose } from '../../../lab/simulation/chooser.ts';
import type { PushTarget } from '../../../src/store/records.ts';
import type { PushAnswer } from '../../../src/web/page/push-answer.ts';
import type { TurnAnswer, TurnPlayed, TurnProblem } from '../../../src/web/page/turn.ts';
import { patient } from '../../support/patience.ts';
import { until } from '../../support/pirogue.ts';

/** A move as a page sends it, and how many actions it has. */
export interface ChosenMove {
  readonly move: string;
  readonly revision: number;
  readonly draft: string;
  readonly actions: number;
}

type Sent = { readonly status: number } & Partial<TurnPlayed & TurnProblem>;

/** A browser that plays a seat at processes of the program, which listen at ports of this machine. */
export class ProgramBrowser {
  readonly #link: URL;
  readonly #cookie: string;

  private constructor(link: URL, cookie: string) {
    this.#link = link;
    this.#cookie = cookie;
  }

  /** Signs in by the link that `/play` gives a person. */
  static async enter(person: TestPerson, port: number): Promise<ProgramBrowser> {
    const text = JSON.stringify(await person.command('play'));
    const link = new URL(/"url":"([^"]+#seat=[^"]+)"/.exec(text)![1]!);
    const answer = await fetch(`http://127.0.0.1:${port}${link.pathname}/seat`, {
      method: 'POST',
      headers: { origin: link.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: new URLSearchParams(link.hash.slice(1)).get('seat') }),
    });
    expect(answer.status).toBe(200);
    return new ProgramBrowser(link, answer.headers.get('set-cookie')!.split(';')[0]!);
  }

  async turn(port: number, draft?: string): Promise<TurnAnswer> {
    const query = draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
    const answer = await fetch(this.#address(port, `turn${query}`), { headers: { cookie: this.#cookie } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as TurnAnswer;
  }

  /** Chooses a move by lot; undefined if others are to move. */
  async chosen(port: number, choose: Choose): Promise<ChosenMove | undefined> {
    let turn = await this.turn(port);
    if (turn.state !== 'choose') return undefined;
    while (turn.step !== 'draw' && !turn.ready)
      turn = await this.turn(port, turn.choices[choose(turn.choices.length)]!.do);
    const draft = turn.step === 'draw' ? turn.choices[0]!.do : turn.draft;
    return { move: randomUUID(), revision: turn.revision, draft, actions: draft.split('+').length };
  }

  /** Sends a move once; rejects if no answer comes. */
  async send(port: number, { move, revision, draft }: ChosenMove): Promise<Sent> {
    const answer = await fetch(this.#address(port, 'turn'), {
      method: 'POST',
      headers: { origin: this.#link.origin, 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify({ move, revision, draft }),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  /** Asks to be notified of turns at the address that `subscribe` returns for the server's key. */
  async notify(port: number, subscribe: (key: string) => PushTarget): Promise<void> {
    const headers = { origin: this.#link.origin, 'content-type': 'application/json', cookie: this.#cookie };
    const { key } = (await (await fetch(this.#address(port, 'push'), { headers })).json()) as PushAnswer;
    const body = JSON.stringify(subscribe(key));
    const answer = await fetch(this.#address(port, 'push'), { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }

  /** Sends a move until a process says what became of it, as a page does; the ports are asked in turn. */
  async repeat(ports: readonly number[], move: ChosenMove): Promise<Sent> {
    let sent: Sent | undefined;
    let attempts = 0;
    await until(async () => {
      sent = await this.send(ports[attempts++ % ports.length]!, move).catch(() => undefined);
      return sent !== undefined && sent.status < 500;
    }, patient(60_000));
    return sent!;
  }

  /** Opens the stream of the game at a process. */
  async listen(port: number) {
    const ended = new AbortController();
    const answer = await fetch(this.#address(port, 'live'), {
      headers: { cookie: this.#cookie },
      signal: ended.signal,
    });
    expect(answer.status).toBe(200);
    let text = '';
    void (async () => {
      for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) text += part;
    })().catch(() => undefined);
    return { text: () => text, close: () => ended.abort() };
  }

  #address(port: number, what: string): string {
    return `http://127.0.0.1:${port}${this.#link.pathname}/${what}`;
  }
}

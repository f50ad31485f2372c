import type { ServerResponse } from 'node:http';
import { type PageEvent, pageEvent } from './page-view.ts';
import type { World } from './world.ts';

const PING_MS = 15_000;

/** Server-sent events for open pages: one stream a page, each told only what its person may see. */
export class PageStreams {
  readonly #open = new Map<ServerResponse, string | undefined>();
  readonly #ping: NodeJS.Timeout;

  constructor(world: World) {
    world.listen((event) => {
      for (const [response, userId] of this.#open) {
        const told = pageEvent(world, event, userId);
        if (told) this.#write(response, told);
      }
    });
    this.#ping = setInterval(() => {
      for (const response of this.#open.keys()) response.write(': ping\n\n');
    }, PING_MS);
    this.#ping.unref();
  }

  /** Begins a stream. Its first event is `hello`: the page then fetches the state again. */
  open(response: ServerResponse, userId: string | undefined): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    this.#open.set(response, userId);
    response.on('close', () => this.#open.delete(response));
    this.#write(response, { event: 'hello', data: { user: userId ?? null } });
  }

  close(): void {
    clearInterval(this.#ping);
    for (const response of this.#open.keys()) response.end();
    this.#open.clear();
  }

  #write(response: ServerResponse, told: PageEvent): void {
    response.write(`data: ${JSON.stringify(told)}\n\n`);
  }
}

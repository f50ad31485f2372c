import { type ClientRequest, get, Agent as HttpAgent } from 'node:http';
import { performance } from 'node:perf_hooks';

/*
 * Readers of the page of one game, in a process of their own: each has a stream, and asks for the moment and the sections after every
 * change, as the page does. The parent process sends `ReadersOrder`s and hears `ReadersNews`.
 */

/** Opens so many streams at the page at an address, or closes all of them. */
export type ReadersOrder = { readonly address: string; readonly streams: number } | { readonly end: true };

/** All streams are open, or what was read from then until the end. */
export type ReadersNews = { readonly opened: number } | { readonly read: ReadByReaders };

/** What readers were sent. */
export interface ReadByReaders {
  /** Milliseconds from every request after a change to the end of its answer. */
  readonly answers: readonly number[];
  readonly bytes: number;
  /** Requests that were not answered with 200. */
  readonly refused: number;
  readonly changes: number;
}

/** Connections for what is asked for after a change; a browser keeps its own. */
const agent = new HttpAgent({ keepAlive: true, maxSockets: 400 });

let open: ClientRequest[] = [];
let read = { answers: [] as number[], bytes: 0, refused: 0, changes: 0 };

process.on('message', async (order: ReadersOrder) => {
  if ('end' in order) {
    for (const stream of open) stream.destroy();
    open = [];
    send({ read });
    return;
  }
  read = { answers: [], bytes: 0, refused: 0, changes: 0 };
  for (let at = 0; at < order.streams; at++) await follow(order.address, `10.0.${at >> 8}.${at & 255}`);
  send({ opened: open.length });
});
process.on('disconnect', () => process.exit());

/** Opens the stream of a reader; resolves once it is open. */
function follow(address: string, reader: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let revision: number | undefined;
    const headers = { 'x-forwarded-for': reader };
    const stream = get(`${address}/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered with ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data] of text.matchAll(/^event: changed\ndata: (.*)$/gm)) {
          const change = JSON.parse(data!) as { revision: number; spread: number };
          // The first one says where the game stands.
          if (revision !== undefined && change.revision !== revision) {
            read.changes++;
            setTimeout(() => void update(address, reader), Math.random() * change.spread);
          }
          revision = change.revision;
        }
      });
      answer.on('error', () => undefined);
      resolve();
    });
    stream.on('error', () => undefined);
    open.push(stream);
  });
}

async function update(address: string, reader: string): Promise<void> {
  await Promise.all(
    ['moments/now?view=last&theme=day&lang=en', 'sections?lang=en'].map((what) => ask(`${address}/${what}`, reader)),
  );
}

function ask(address: string, reader: string): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const failed = () => {
      read.refused++;
      resolve();
    };
    const headers = { 'x-forwarded-for': reader, 'accept-encoding': 'gzip' };
    get(address, { headers, agent }, (answer) => {
      answer.on('data', (part: Buffer) => {
        read.bytes += part.length;
      });
      answer.on('error', failed);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return failed();
        read.answers.push(performance.now() - begun);
        resolve();
      });
    }).on('error', failed);
  });
}

function send(news: ReadersNews): void {
  process.send!(news);
}

import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server over which connections can be broken at a certain moment. */
export interface Way {
  readonly port: number;
  /**
   * Breaks the next connection on which something is sent to the server that holds a text: before the server gets it, or
   * after it got it, so that its answer is lost. From then on the way leads to `next`, if that is a port.
   */
  cutAt(text: string, when: 'before' | 'after', next?: number): void;
  /** Accepts no connections, and breaks those that there are, until it is called again with false. */
  close(isClosed: boolean): void;
  /** Passes nothing on any more over the connections that there are, and breaks none; others are made as ever. */
  swallow(): void;
  /** Holds back the answers on the connections that there are, until it is called again with false. */
  hold(isHeld: boolean): void;
  /** Lets everything that is sent to the server wait for so long, in milliseconds. */
  slow(pause: number): void;
  /** Breaks all connections for good. */
  end(): void;
}

/** Opens a way to a port of this machine, closed when the test is over. */
export async function wayTo(port: number): Promise<Way> {
  const way = await openWay(port);
  onTestFinished(() => way.end());
  return way;
}

/** Opens a way to a port of this machine. */
export async function openWay(port: number): Promise<Way> {
  let pause = 0;
  let target = port;
  let cut: { text: string; when: 'before' | 'after'; next: number } | undefined;
  let isClosed = false;
  const sockets = new Set<Socket>();
  const targets = new Set<Socket>();
  const server = createServer((client) => {
    if (isClosed) {
      client.destroy();
      return;
    }
    const server = connect(target, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    targets.add(server);
    server.on('close', () => targets.delete(server));
    client.on('close', () => server.end());
    server.on('close', () => client.destroy());
    server.on('data', (bytes) => void client.write(bytes));
    client.on('data', (bytes) => {
      if (!cut || !bytes.includes(cut.text)) {
        // In order, as all of them wait as long.
        if (pause === 0) server.write(bytes);
        else setTimeout(() => void server.write(bytes), pause);
        return;
      }
      const { when } = cut;
      target = cut.next;
      cut = undefined;
      client.destroy();
      if (when === 'after') server.end(bytes);
      else server.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    slow: (milliseconds) => {
      pause = milliseconds;
    },
    swallow: () => {
      for (const socket of sockets) socket.pause();
    },
    hold: (isHeld) => {
      for (const target of targets) isHeld ? target.pause() : target.resume();
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
    port: (server.address() as { port: number }).port,
    cutAt: (text, when, next = target) => {
      cut = { text, when, next };
    },
    close: (closed) => {
      isClosed = closed;
      if (closed) for (const socket of sockets) socket.destroy();
    },
  };
}

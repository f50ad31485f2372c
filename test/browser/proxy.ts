import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request as requestOf } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { until } from '../support/pirogue.ts';

interface NginxOptions {
  /** Where it listens, and the ports that it asks in turn. */
  readonly port: number;
  readonly ports: readonly number[];
  /** With TLS, and so HTTP/2, as in the example; else over HTTP/1.1. */
  readonly tls?: boolean;
}

/** Runs nginx with the example of docs/HOSTING.md; it ends with the test. */
export async function startNginx({ port, ports, tls = false }: NginxOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const named = [
    '-x509',
    '-nodes',
    '-newkey',
    'rsa:2048',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  if (tls) execFileSync('openssl', ['req', ...named], { stdio: 'ignore' });
  const hosting = await readFile('docs/HOSTING.md', 'utf8');
  const example = /```nginx\n(.*?)```/s.exec(hosting)![1]!;
  const server = example
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''}`)
    .replace('http://127.0.0.1:8080', 'http://pages')
    .replace(/ssl_certificate .*/, tls ? `ssl_certificate ${certificate};` : '')
    .replace(/ssl_certificate_key .*/, tls ? `ssl_certificate_key ${key};` : '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `daemon off; pid ${folder}/pid; error_log stderr warn; events {}
    http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
    upstream pages { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} }
    ${server} }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const nginx = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  onTestFinished(async () => {
    nginx.kill();
    if (nginx.exitCode === null) await once(nginx, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  await until(async () => {
    const socket = connect(port, '127.0.0.1');
    const answers = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    return answers;
  });
}

/** Runs a proxy before a port that holds streams back, as some do in companies and against viruses; it ends with the test. */
export async function startHoldingProxy({ port, to }: { readonly port: number; readonly to: number }) {
  let held = 0;
  const server = createHttpServer((request, response) => {
    const { method, headers, url: path } = request;
    const asked = requestOf({ host: '127.0.0.1', port: to, path, method, headers }, (answer) => {
      // Not even the headers go on before the stream ends.
      if (`${answer.headers['content-type']}`.startsWith('text/event-stream')) {
        held++;
        answer.resume().on('end', () => response.end());
        return;
      }
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** How many streams were held back so far. */
  return { held: () => held };
}

/** A network before a port that can lose its connections without telling either end; it ends with the test. */
export async function startNetwork(port: number) {
  const connections = new Set<readonly [Socket, Socket]>();
  const silent = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      near.on('error', () => undefined);
      return void silent.add(near);
    }
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    connections.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => connections.delete(pair));
    }
  });
  const own = await freePort();
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of [...[...connections].flat(), ...silent]) socket.destroy();
  };
  /** Nothing goes through the connections of now any more, though they stay open. */
  const lose = () => {
    for (const [near, far] of connections) {
      near.unpipe();
      far.unpipe();
      near.pause();
      far.pause();
    }
  };
  onTestFinished(() => {
    end();
    server.close();
  });
  return {
    port: own,
    lose,
    /** Nothing goes through any more, though connections can be made and stay open. */
    fallSilent() {
      isSilent = true;
      lose();
    },
    /** New connections are passed on again; those of the silence stay silent. */
    comeBack() {
      isSilent = false;
    },
    /** Closes all connections, as a server that restarts does. */
    end,
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { scripts } = createRequire(import.meta.url)('../../package.json') as { scripts: { start: string } };

/** The program as a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Signals the program and its children, like Ctrl+C, as npm passes a signal only to its shell. */
  readonly signalGroup: (signal: NodeJS.Signals) => void;
  readonly output: () => string;
  readonly errors: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Resolves when standard output says that it is ready. */
  readonly ready: Promise<void>;
}

/** Command that runs the program from its sources, as `npm run dev` does. */
const SOURCE_COMMAND = [process.execPath, '--import', 'tsx', 'src/main.ts'];

/** Command that runs the built program with the options of `npm start` and perhaps some more, as a service manager does. */
export function builtCommand(more: readonly string[] = []): string[] {
  const [, ...start] = scripts.start.split(' ');
  return [process.execPath, ...more, ...start.map((part) => (part === 'tools/start.mjs' ? 'dist/main.cjs' : part))];
}

/**
 * Starts the program with an environment of its own.
 *
 * @param command program file and arguments; by default `SOURCE_COMMAND`
 */
export function startProgram(
  environment: Readonly<Record<string, string>>,
  command: readonly string[] = SOURCE_COMMAND,
): Program {
  const [file, ...rest] = command;
  // A process group, as a terminal makes one, so that npm's child can be signalled, too.
  const isGroup = command !== SOURCE_COMMAND;
  const child = spawn(file!, rest, {
    detached: isGroup,
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // If this process ends early, the program ends as well.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Pirogue is ready')) resolve();
    });
    void ended.then((code) => reject(new Error(`the program ended with ${code}: ${errors}`)));
  });
  ready.catch(() => undefined);
  const signalGroup = (signal: NodeJS.Signals) => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (!isOver) process.kill(isGroup ? -child.pid! : child.pid!, signal);
  };
  return { child, signalGroup, output: () => output, errors: () => errors, ended, ready };
}

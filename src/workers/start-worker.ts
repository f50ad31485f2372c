import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Where programs of threads are: a build puts them beside the main one, each under its own name. */
const PROGRAMS = {
  picture: ['../picture-thread.ts', './picture-thread.cjs'],
  check: ['../check-thread.ts', './check-thread.cjs'],
  replay: ['../replay-thread.ts', './replay-thread.cjs'],
  computer: ['../computer-thread.ts', './computer-thread.cjs'],
  file: ['../store/sqlite/file-work.ts', './file-work.cjs'],
} as const;

let place = import.meta.url;

/** Starts threads beside another file, such as one of a build; for tests. */
export function startThreadsOf(program: URL): void {
  place = program.href;
}

/** The file of a thread's program, built or not as the program that asks. */
export function threadProgram(name: keyof typeof PROGRAMS): URL {
  const [source, built] = PROGRAMS[name];
  return new URL(place.endsWith('.ts') ? source : built, place);
}

/** Starts a thread that runs a module of the program, built or not. */
export function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  // Without a build, the thread has to register the TypeScript loader itself: threads do not inherit it.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`;
  return new Worker(script, { ...options, eval: true, execArgv: [] });
}

import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The programs of threads: the source file, and the file in a build, in which all are beside the main program. */
const PROGRAMS = {
  picture: ['../picture-thread.ts', './picture-thread.cjs'],
  check: ['../check-thread.ts', './check-thread.cjs'],
  replay: ['../replay-thread.ts', './replay-thread.cjs'],
  computer: ['../computer-thread.ts', './computer-thread.cjs'],
  file: ['../store/sqlite/file-work.ts', './file-work.cjs'],
} as const;

let programFile = import.meta.url;

/** Sets the file beside which thread programs are looked up, such as one of a build; for tests. */
export function setProgramFile(program: URL): void {
  programFile = program.href;
}

/** Returns the file of a thread's program: built if this program is built, else its source. */
export function threadProgram(name: keyof typeof PROGRAMS): URL {
  const [source, built] = PROGRAMS[name];
  return new URL(programFile.endsWith('.ts') ? source : built, programFile);
}

/** Starts a worker thread with a module of the program, built or as source. */
export function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  // Without a build, the thread has to register the TypeScript loader itself: threads do not inherit it.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`;
  return new Worker(script, { ...options, eval: true, execArgv: [] });
}

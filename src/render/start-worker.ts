import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread that runs a module of the program, built or not. */
export function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  // Without a build, the thread has to register the TypeScript loader itself: threads do not inherit it.
  const script = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(module.href)})))`;
  return new Worker(script, { ...options, eval: true, execArgv: [] });
}

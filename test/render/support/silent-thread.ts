import { parentPort } from 'node:worker_threads';

/** A thread that takes every picture and says nothing. */
parentPort!.on('message', () => undefined);

import { pathToFileURL } from 'node:url';
import { startThreadsOf } from '../../src/workers/start-worker.ts';
import { builtFile } from './built-program.ts';

startThreadsOf(pathToFileURL(builtFile('main.cjs')));

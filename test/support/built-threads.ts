import { pathToFileURL } from 'node:url';
import { startThreadsOf } from '../../src/threads/start-worker.ts';
import { builtFile } from './built-program.ts';

startThreadsOf(pathToFileURL(builtFile('main.cjs')));

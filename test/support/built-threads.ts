import { pathToFileURL } from 'node:url';
import { setProgramFile } from '../../src/workers/start-worker.ts';
import { builtFile } from './built-program.ts';

setProgramFile(pathToFileURL(builtFile('main.cjs')));

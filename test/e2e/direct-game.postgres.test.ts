import { it } from 'vitest';
import { playAlone } from './support/game-alone.ts';

it('somebody plays to the end in direct messages on a server', playAlone);

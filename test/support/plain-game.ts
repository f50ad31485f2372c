import * as z from 'zod';
import { amazonas } from '../../src/games/amazonas/index.ts';
import type { Amazonas } from '../../src/games/amazonas/rules/game-rules.ts';
import type { Game } from '../../src/games/contract/game.ts';

const { gainOf: _, features: __, fittingTiles: ___, openSquares: ____, topics: _____, ...required } = amazonas;

/** A game with the rules of Amazonas but for camps, which brings no more than every game has to. */
export const PLAIN_GAME: Game<Amazonas> = {
  ...required,
  ruleSet: 'plain',
  seats: { min: 2, max: 3 },
  setupSchema: amazonas.setupSchema.or(z.any()),
  createSetup: (given) => ({ ...amazonas.createSetup(given), ruleSet: 'plain' as 'amazonas' }),
  choices: (state) => amazonas.choices(state).filter(({ verb }) => verb !== 'camp'),
  exampleAction: (verb) => (verb === 'camp' ? undefined : amazonas.exampleAction(verb)),
  words: {
    name: (t) => (t.language === 'fr' ? 'Le jeu simple' : 'The plain game'),
    tile: (_t, _content, { id, rotation }) => (rotation ? `${id} turned ${rotation}` : id),
    kind: (_t, kind) => kind,
    piece: (_t, piece, count) => (count === undefined ? piece : `${count} ${piece}s`),
    event: (_context, { type }) => `something happened (${type})`,
    rejection: (_say, { code }) => `not allowed (${code})`,
    choice: (_t, _position, { verb, options }) => [verb, ...Object.values(options)].join(' '),
  },
};

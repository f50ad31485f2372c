import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../src/bot/write/message-text.ts';
import { parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

const t = messagesIn('en');
const { words } = carcassonne;

/** Red has drawn the tile that completes a city of two. */
function drawn(): MadeGame {
  const game = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-e', ...plain(2)],
    options: { king: true },
  });
  return game.play('draw');
}

const line = (event: GameEvent, language: 'en' | 'nl' | 'fr' | 'de' = 'en') =>
  words.event({ t: messagesIn(language), content: CONTENT, names: ['Ana', 'Ben'] } as never, event);

describe('what is told of King & Robber', () => {
  const taken = { type: 'card-taken', card: 'king', seat: 0, tiles: 5 } as const;

  it('is who takes a card, from whom, and for what', () => {
    expect(line(taken)).toBe('Ana takes the king: a city of 5 tiles');
    expect(line({ ...taken, from: 1 })).toBe('Ana takes the king from Ben: a city of 5 tiles');
    expect(line({ ...taken, card: 'robber', from: 0 })).toBe('Ana keeps the robber baron: a road of 5 tiles');
    expect(line({ ...taken, from: 1 }, 'nl')).toBe('Ana pakt de koning van Ben: een stad van 5 tegels');
    expect(line({ ...taken, from: 1 }, 'fr')).toBe('Ana prend le roi à Ben\u00a0: une ville de 5 tuiles');
    expect(line({ ...taken, from: 1 }, 'de')).toBe('Ana nimmt den König von Ben: eine Stadt aus 5 Plättchen');
  });

  it('is at the end what the cards bring', () => {
    const scored = { type: 'card-scored', card: 'robber', seat: 1, points: 3 } as const;
    expect(line(scored)).toBe('Ben gets **3 points** for the completed roads (robber baron)');
    expect(words.category!(t, 'king')).toBe('king, robber');
  });

  it('is before a choice that it takes a card, and afterwards which cards a seat holds', () => {
    const game = drawn();
    const position = { content: CONTENT, setup: game.state.setup, fold: { state: game.state, actions: [] } };
    const action = parseAction('place 0,-1 r180')!;
    const effects = words.effects!(t, position, { action, reader: 0, names: ['Ana', 'Ben'] });
    expect(effects.join('; ')).toContain('you take the king (city of 2 tiles)');
    game.play('place 0,-1 r180', 'pass');
    expect(words.seat!(t, position, 0).score).toContain('king (city of 2 tiles)');
    expect(words.seat!(t, position, 0).alt[0]).toContain('king (city of 2 tiles)');
    expect(words.seat!(t, position, 1).score).not.toContain('king');
  });

  it('is in pictures a card with its tiles beside its seat, and one on the tile that took it', () => {
    const game = drawn().play('place 0,-1 r180', 'pass');
    const view = viewOf(game.state);
    const request = { game: carcassonne, content: CONTENT, view, events: game.events, names: ['Ana', 'Ben'] };
    const shown = { ...request, words: pictureWords(t, carcassonne) };
    const { operations } = boardDrawing(boardScene(shown), shown);
    const cards = operations.filter((one) => 'part' in one && one.part === 'card');
    // Each is a card with a rim.
    expect(cards.length).toBe(2 * 3);
    expect(operations.flatMap((one) => (one.kind === 'text' && one.part === 'thing' ? [one.text] : []))).toEqual(['2']);
  });
});

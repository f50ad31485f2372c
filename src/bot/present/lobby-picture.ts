import { AttachmentBuilder } from 'discord.js';
import type { App } from '../../app/app.ts';
import type { AnyGame } from '../../games/game.ts';
import type { Translator } from '../../i18n/translate.ts';
import { renderBoard } from '../../render/index.ts';
import type { GameRecord } from '../../store/records.ts';
import { pictureWords } from './board-words.ts';
import { chosenText } from './chosen-options.ts';
import { themeOf } from './theme.ts';

/** The empty board of a lobby's game with its chosen options; none where there is nothing to see. */
export async function lobbyPicture(
  t: Translator,
  { library }: Pick<App, 'library'>,
  { rules, game }: { readonly rules: AnyGame; readonly game: GameRecord },
): Promise<AttachmentBuilder[]> {
  const { game: chosen = {}, tiles } = game.options;
  const content = library.contentFor(rules, chosen, tiles);
  const board = content && rules.emptyBoard?.(content, chosen);
  if (!board) return [];
  const { png } = await renderBoard(
    {
      game: rules,
      content,
      ...board,
      words: pictureWords(t, rules),
      names: board.view.seats.map(() => ''),
      panel: false,
      theme: themeOf(game.options),
    },
    { mayWait: true },
  );
  const description = chosenText(t, game, rules) ?? rules.words.name(t);
  return [new AttachmentBuilder(png, { name: 'board.png', description })];
}

import { AttachmentBuilder } from 'discord.js';
import { computerOf } from '../../../app/computers.ts';
import { withComputers } from '../../../app/lobby.ts';
import type { Colour } from '../../../core/colour.ts';
import type { ChosenOptions } from '../../../core/options.ts';
import type { Content } from '../../../core/rules.ts';
import { parseSeed } from '../../../core/shuffle.ts';
import { boxAround } from '../../../drawing/point.ts';
import type { AnyGame, EmptyBoard } from '../../../games/contract/game.ts';
import { fittingText } from '../../../i18n/sentences.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { renderLobby } from '../../../render/index.ts';
import type { GameRecord } from '../../../store/records.ts';
import { pictureWords } from '../board/board-words.ts';
import { chosenText } from '../chosen-options.ts';
import { ALT_LIMIT } from '../message-text.ts';
import { computerName, isolatedName, type Names } from '../people.ts';
import { themeOf } from '../theme.ts';

/** Everything that the picture of a lobby shows; names in the order of its seats. */
interface LobbyShown {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly names: Names;
  readonly content: Content | undefined;
}

/** The board of a lobby's game with its chosen options, and who has joined; none where its tiles are not there. */
export async function lobbyPicture(t: Translator, shown: LobbyShown): Promise<AttachmentBuilder[]> {
  const { game, record, content } = shown;
  const { chosen = {}, seats: places } = record.options;
  if (!content) return [];
  const seats = seatsOf(shown).map(({ colour, name }) => ({ colour, name }));
  const { png } = await renderLobby({
    game,
    content,
    ...(game.emptyBoard?.(content, chosen) ?? startBoard(game, content, { chosen, seats })),
    words: pictureWords(t, game),
    seats,
    places,
    free: t('lobby.free'),
    theme: themeOf(record.options),
  });
  return [new AttachmentBuilder(png, { name: 'board.png', description: lobbyAlt(t, shown) })];
}

/** Those who have joined, and the computers with the colours that they have as things are. */
function seatsOf({ game, record, names }: LobbyShown) {
  return withComputers(game, record).map(({ userId, colour }, at) => {
    const computer = computerOf(userId);
    const [name, bare] = computer
      ? [computerName(computer), computerName(computer)]
      : [names.plain[at]!, names.bare[at]!];
    return { colour, name, bare };
  });
}

/** Any seed: nothing of the pile is seen before the first turn. */
const ANY_SEED = parseSeed('1'.repeat(32))!;

/** Least columns of a board before the first turn, so that there is room for names below it. */
const MIN_COLUMNS = 5;

/** What lies on the table before the first turn, with pieces of those who have joined. */
function startBoard(
  game: AnyGame,
  content: Content,
  { chosen, seats }: { readonly chosen: ChosenOptions; readonly seats: readonly { readonly colour: Colour }[] },
): EmptyBoard {
  const joined = seats.map(({ colour }) => colour);
  const free = game.colours.filter((colour) => !joined.includes(colour));
  const colours = [...joined, ...free.slice(0, Math.max(0, game.seats.min - joined.length))];
  const setup = game.createSetup({ content, colours, seed: ANY_SEED, order: 'given', options: chosen });
  const { seats: all, pieces, ...view } = game.viewOf(game.startState(content, setup));
  const own = all.filter(({ colour }) => joined.includes(colour));
  const { x, y, width, height } = boxAround(
    view.tiles.flatMap(({ squares }) => squares),
    1,
  );
  const side = Math.max(1, Math.ceil((MIN_COLUMNS - width) / 2));
  return {
    view: { ...view, seats: own, pieces: pieces.filter(({ seat }) => seat < own.length) },
    area: { x: x - side, y, columns: width + 2 * side, rows: height },
  };
}

/** What the picture shows in words: the board, the seats with their colours, and how many are free. */
export function lobbyAlt(t: Translator, shown: LobbyShown): string {
  const { game, record } = shown;
  const seats = seatsOf(shown);
  const players = seats.map(({ bare, colour }) =>
    t('lobby.seat', { name: isolatedName(bare), colour: t(`colour.${colour}`) }),
  );
  const free = Math.max(0, record.options.seats - seats.length);
  const board = chosenText(t, record, shown) ?? `${game.words.name(t)}.`;
  return fittingText(
    [
      { forms: [board], importance: 1 },
      { forms: [t('lobby.alt', { players: t.list(players), free })], importance: 2 },
    ],
    ALT_LIMIT,
  );
}

import { AttachmentBuilder } from 'discord.js';
import { DAY } from '../../../app/clock.ts';
import { computerOf } from '../../../app/computers.ts';
import { withComputers } from '../../../app/lobby.ts';
import type { ChosenOptions } from '../../../core/options.ts';
import type { Content } from '../../../core/rules.ts';
import { parseSeed } from '../../../core/shuffle.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { CommonView } from '../../../games/contract/view.ts';
import { capitalised, shortenedText } from '../../../i18n/sentences.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { type LobbyFact, renderPicture } from '../../../render/index.ts';
import type { GameRecord } from '../../../store/records.ts';
import { ALT_LIMIT } from '../../../telling/board/alt-limit.ts';
import { pictureWords } from '../../../telling/board/board-words.ts';
import { bankText, paceText } from '../../../telling/late.ts';
import { levelText } from '../../../telling/level.ts';
import { chosenOptionWords } from '../../../telling/lobby-options.ts';
import { computerName, isolatedName, type Names } from '../../../telling/people.ts';
import { themeOf } from '../../../telling/theme.ts';

/** Everything that the picture of a lobby shows; names in the order of its seats. */
interface LobbyPictureFacts {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly names: Names;
  readonly content: Content | undefined;
}

/** A picture of a lobby: the game, its board, the chosen options, and the players; none if the tiles are not available. */
export async function lobbyPicture(t: Translator, shown: LobbyPictureFacts): Promise<AttachmentBuilder[]> {
  const { game, record, content } = shown;
  const { chosen = {}, seats: places } = record.options;
  if (!content) return [];
  const board = game.emptyBoard?.(content, chosen);
  const view = board?.view ?? startView(game, content, chosen);
  const seats = seatsOf(shown).map(({ colour, name }) => ({ colour, name }));
  const facts = lobbyFacts(t, shown, tileCount(game, content, view));
  const { png } = await renderPicture('lobby', {
    game,
    content,
    title: game.words.name(t),
    board,
    chosen,
    facts,
    words: pictureWords(t, game),
    seats,
    places,
    free: t('lobby.free'),
    theme: themeOf(record.options),
  });
  const description = lobbyAlt(t, shown, { facts, isLandscape: board === undefined });
  return [new AttachmentBuilder(png, { name: 'lobby.png', description })];
}

/** The chosen options, those of the game first, each as an icon with a few words. */
function lobbyFacts(t: Translator, shown: LobbyPictureFacts, tiles: number): LobbyFact[] {
  const { chosen = {}, order, hints, advice, bank, pace, computers = [] } = shown.record.options;
  return [
    ...chosenOptionWords(t, { chosen }, shown).map(({ option, text }) => ({
      sign: `option.${option}`,
      text: capitalised(text),
    })),
    { sign: 'tiles', text: t('lobby.tile-count', { count: tiles }) },
    { sign: 'order', text: t(order === 'given' ? 'lobby.set.joined' : 'lobby.set.random') },
    ...(pace ? [{ sign: 'pace', text: t('lobby.set.pace', { pace: paceText(t, pace) }) }] : []),
    ...(pace && bank ? [{ sign: 'pace', text: t('lobby.set.bank', { bank: bankText(t, bank * DAY) }) }] : []),
    ...[...new Set(computers)].map((level) => ({ sign: 'computer', text: levelText(t, level) })),
    ...(hints ? [{ sign: 'hints', text: t('lobby.set.hints') }] : []),
    ...(advice ? [{ sign: 'advice', text: t('lobby.set.advice') }] : []),
  ];
}

/** Number of tiles that are drawn in a game. */
function tileCount(game: AnyGame, content: Content, view: CommonView): number {
  const groups = game.picture.groups?.(content, view).filter(({ isAside }) => !isAside);
  const all = groups ?? [{ tiles: Object.values(view.pile.tiles).map((count) => ({ count })) }];
  return all.reduce(
    (sum, group) =>
      sum + (('count' in group && group.count) || group.tiles.reduce((some, { count }) => some + count, 0)),
    0,
  );
}

/** The seats of players who have joined, and of computers with the colours that they would have now. */
function seatsOf({ game, record, names }: LobbyPictureFacts) {
  return withComputers(game, record).map(({ userId, colour }, index) => {
    const computer = computerOf(userId);
    const [name, bare] = computer
      ? [computerName(computer), computerName(computer)]
      : [names.plain[index]!, names.bare[index]!];
    return { colour, name, bare };
  });
}

/** Seed of a setup that is only shown. Its value does not matter, as the picture shows nothing of the pile. */
const ANY_SEED = parseSeed('1'.repeat(32))!;

/** The view of a game before its first turn. */
function startView(game: AnyGame, content: Content, chosen: ChosenOptions): CommonView {
  const colours = game.colours.slice(0, game.seats.min);
  const setup = game.createSetup({ content, colours, seed: ANY_SEED, order: 'given', options: chosen });
  return game.viewOf(game.startState(content, setup));
}

/** Alt text of the picture: the game and its options, the players with their colours, and the number of free seats. */
function lobbyAlt(
  t: Translator,
  shown: LobbyPictureFacts,
  { facts, isLandscape }: { readonly facts: readonly LobbyFact[]; readonly isLandscape: boolean },
): string {
  const { game, record } = shown;
  const seats = seatsOf(shown);
  const players = seats.map(({ bare, colour }) =>
    t('lobby.seat', { name: isolatedName(bare), colour: t(`colour.${colour}`) }),
  );
  const free = Math.max(0, record.options.seats - seats.length);
  return shortenedText(
    [
      { forms: [`${game.words.name(t)}.`], importance: 3 },
      ...facts.map(({ text }) => ({ forms: [`${text}.`], importance: 1 })),
      ...(isLandscape ? [{ forms: [t('lobby.alt.landscape')], importance: 0 }] : []),
      { forms: [t('lobby.alt', { players: t.list(players), free })], importance: 2 },
    ],
    ALT_LIMIT,
  );
}

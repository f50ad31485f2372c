import { PACES } from '../../app/clock.ts';
import { maxSeats } from '../../app/lobby.ts';
import { LEVELS } from '../../computer/levels.ts';
import { THEMES } from '../../drawing/theme.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { capitalised } from '../../i18n/sentences.ts';
import { LANGUAGES, type Translator } from '../../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../../store/records.ts';
import { levelText } from './level.ts';
import { themeOf } from './theme.ts';

/** One entry of the menu with which the owner of a lobby changes its options. */
export interface LobbyChoice {
  readonly value: string;
  readonly change: Partial<GameOptions>;
  readonly text: (t: Translator) => string;
}

/** Options that every game has. */
const CHOICES: readonly LobbyChoice[] = [
  { value: 'auto-draw', change: { autoDraw: true }, text: (t) => t('lobby.set.auto-draw') },
  { value: 'draw-by-hand', change: { autoDraw: false }, text: (t) => t('lobby.set.draw-by-hand') },
  { value: 'random', change: { order: 'random' }, text: (t) => t('lobby.set.random') },
  { value: 'joined', change: { order: 'given' }, text: (t) => t('lobby.set.joined') },
  { value: 'hints', change: { hints: true }, text: (t) => t('lobby.set.hints') },
  { value: 'no-hints', change: { hints: false }, text: (t) => t('lobby.set.no-hints') },
  { value: 'advice', change: { advice: true }, text: (t) => t('lobby.set.advice') },
  { value: 'no-advice', change: { advice: false }, text: (t) => t('lobby.set.no-advice') },
  ...PACES.map(
    (pace): LobbyChoice => ({
      value: `pace-${pace}`,
      change: { pace },
      text: (t) => t('lobby.set.pace', { days: pace }),
    }),
  ),
  ...THEMES.map(
    (theme): LobbyChoice => ({
      value: `theme-${theme}`,
      change: { theme },
      text: (t) => t('lobby.set.theme', { theme: t(`settings.theme.${theme}`) }),
    }),
  ),
  ...LANGUAGES.map(
    (language): LobbyChoice => ({
      value: `language-${language}`,
      change: { language },
      text: (t) => t('lobby.set.language', { language: t(`language.${language}`) }),
    }),
  ),
];

function choicesOf(game: AnyGame, { computers = [] }: Pick<GameOptions, 'computers'>): LobbyChoice[] {
  const { options, words } = game;
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [
    ...numbers.map(
      (seats): LobbyChoice => ({
        value: `seats-${seats}`,
        change: { seats },
        text: (t) => t('lobby.set.seats', { seats }),
      }),
    ),
    ...(game.computer ? computerChoices(computers) : []),
    ...Object.entries(options).flatMap(([name, values]) =>
      values.map((value) => ({
        value: `${name}-${value}`,
        change: { chosen: { [name]: value } },
        text: (t: Translator) => capitalised(words.chosen?.(t, name, value) ?? `${name}: ${value}`),
      })),
    ),
    ...CHOICES,
  ];
}

/** Adds a computer of each level to those of a lobby, or takes the last one out. */
function computerChoices(computers: readonly string[]): LobbyChoice[] {
  const last = computers.at(-1);
  const less: LobbyChoice[] =
    last === undefined
      ? []
      : [
          {
            value: 'computer-less',
            change: { computers: computers.slice(0, -1) },
            text: (t) => t('lobby.set.computer.less', { level: levelText(t, last) }),
          },
        ];
  const more = LEVELS.map(
    (level): LobbyChoice => ({
      value: `computer-${level}`,
      change: { computers: [...computers, level] },
      text: (t) => t('lobby.set.computer', { level: levelText(t, level) }),
    }),
  );
  return [...more, ...less];
}

/**
 * Changes of options that are open to the owner of a lobby, without those that change nothing or are not possible now.
 */
export function lobbyChoices(game: AnyGame, { options, seats }: Pick<GameRecord, 'options' | 'seats'>): LobbyChoice[] {
  const now = { ...options, theme: themeOf(options), pace: options.pace ?? 0, advice: options.advice ?? false };
  return choicesOf(game, options).filter(({ change }) => {
    const changes = { ...now, ...change, ...(now.chosen && { chosen: { ...now.chosen, ...change.chosen } }) };
    const isOther = JSON.stringify(changes) !== JSON.stringify(now);
    // Fewer seats than were wished are given where a game allows no more.
    const max = maxSeats(game, changes.chosen);
    return (
      isOther &&
      (change.seats ?? 0) <= max &&
      Math.min(changes.seats, max) >= seats.length + (changes.computers ?? []).length
    );
  });
}

/** The change of an entry of the menu; undefined for any other value. */
export function lobbyChange(
  game: AnyGame,
  options: Pick<GameOptions, 'computers'>,
  value: string,
): Partial<GameOptions> | undefined {
  return choicesOf(game, options).find((choice) => choice.value === value)?.change;
}

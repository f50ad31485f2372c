import type { App } from '../app/app.ts';
import { PACES } from '../app/clock.ts';
import { otherGames } from '../app/lobby.ts';
import { isAloneIn, type OptionsChange, optionsAfterChange } from '../app/lobby-options.ts';
import { LEVELS } from '../computer/levels.ts';
import type { OptionSubject, OptionValue } from '../core/options.ts';
import { THEMES } from '../drawing/theme.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { capitalised } from '../i18n/sentences.ts';
import { LANGUAGES, type Translator } from '../i18n/translate.ts';
import { type GameOptions, type GameRecord, LATE } from '../store/records.ts';
import { lateText, paceText } from './late.ts';
import { levelText } from './level.ts';
import { themeOf } from './theme.ts';

/** A choice of a lobby's option. */
export interface LobbyChoice {
  readonly value: string;
  readonly change: OptionsChange;
  /** Its text in a menu. The lobby message adds a full stop. */
  readonly text: (t: Translator) => string;
  /** The sentence in the lobby message if it is chosen; by default its text. */
  readonly sentence?: (t: Translator, options: GameOptions) => string;
  /** Whether the lobby's picture shows it if it is chosen. */
  readonly isShown?: true;
}

/** An option of a lobby. */
interface Option {
  readonly subject: OptionSubject;
  /** The first one is the default. */
  readonly choices: readonly LobbyChoice[];
  /** Whether the lobby message tells the current choice; by default if it is not the first. */
  readonly isTold?: boolean;
}

/** An option of a lobby with its current choice. */
export interface LobbyOption {
  readonly subject: OptionSubject;
  /** The current choice; undefined for the game and for computers, which the message shows elsewhere. */
  readonly currentChoice: LobbyChoice | undefined;
  /** Whether the lobby message tells the current choice. */
  readonly isTold: boolean;
  /** The other choices that the owner can make now. */
  readonly otherChoices: readonly Pick<LobbyChoice, 'value' | 'text'>[];
}

/** What happens when a turn exceeds its time. The lobby message tells this in the sentence about the time. */
const LATE_OPTION: Option = {
  subject: 'time',
  isTold: false,
  choices: LATE.map((late) => ({
    value: `late-${late}`,
    change: { late },
    text: (t) => t('lobby.set.late', { what: lateText(t, late) }),
    sentence: () => '',
  })),
};

/** Whether clocks run at weekends: that they rest is chosen by /new, which asks for the time zone, and can be taken back here. */
function restOption({ weekends }: Pick<GameOptions, 'weekends'>): Option[] {
  if (weekends === undefined) return [];
  const text = (t: Translator) => t('lobby.set.no-weekends', { timezone: weekends });
  const choices: LobbyChoice[] = [
    { value: 'weekends', change: { weekends: undefined }, text: (t) => t('lobby.set.weekends') },
    { value: 'no-weekends', change: { weekends }, text },
  ];
  return [{ subject: 'time', choices }];
}

/** How turns are told where one person plays against computers; hidden elsewhere. */
const TOLD_OPTION: Option = {
  subject: 'look',
  choices: [
    { value: 'told-turns', change: { told: 'turns' }, text: (t) => t('lobby.set.told-turns') },
    {
      value: 'told-end',
      change: { told: 'end' },
      text: (t) => t('lobby.set.told-end'),
      sentence: (t) => t('lobby.told-end'),
    },
  ],
};

/**
 * The options of every game, in the order of the menu. To add one, add a field in `GameOptions`, an entry here, its texts in
 * `i18n/en/lobby.ts`, and an option of /new.
 */
const COMMON_OPTIONS: readonly Option[] = [
  {
    subject: 'table',
    isTold: true,
    choices: [
      { value: 'random', change: { order: 'random' }, text: (t) => t('lobby.set.random'), isShown: true },
      { value: 'joined', change: { order: 'given' }, text: (t) => t('lobby.set.joined'), isShown: true },
    ],
  },
  {
    subject: 'table',
    isTold: true,
    choices: [
      { value: 'hints', change: { hints: true }, text: (t) => t('lobby.set.hints'), isShown: true },
      { value: 'no-hints', change: { hints: false }, text: (t) => t('lobby.set.no-hints') },
    ],
  },
  {
    subject: 'table',
    choices: [
      { value: 'no-advice', change: { advice: false }, text: (t) => t('lobby.set.no-advice') },
      { value: 'advice', change: { advice: true }, text: (t) => t('lobby.set.advice'), isShown: true },
    ],
  },
  {
    subject: 'time',
    choices: PACES.map((pace) => ({
      value: `pace-${pace}`,
      change: { pace },
      text: (t) => t('lobby.set.pace', { pace: paceText(t, pace) }),
      ...(pace > 0 && {
        sentence: (t, { late }) => t('lobby.pace', { pace: paceText(t, pace), what: lateText(t, late) }),
      }),
    })),
  },
  LATE_OPTION,
  {
    subject: 'time',
    choices: [
      { value: 'draw-by-hand', change: { autoDraw: false }, text: (t) => t('lobby.set.draw-by-hand') },
      { value: 'auto-draw', change: { autoDraw: true }, text: (t) => t('lobby.set.auto-draw') },
    ],
  },
  {
    subject: 'look',
    choices: [
      { value: 'no-short', change: { short: false }, text: (t) => t('lobby.set.no-short') },
      { value: 'short', change: { short: true }, text: (t) => t('lobby.set.short'), sentence: (t) => t('lobby.short') },
    ],
  },
  TOLD_OPTION,
  {
    subject: 'look',
    choices: THEMES.map((theme) => ({
      value: `theme-${theme}`,
      change: { theme },
      text: (t) => t('lobby.set.theme', { theme: t(`settings.theme.${theme}`) }),
    })),
  },
  {
    subject: 'look',
    choices: [
      { value: 'language-auto', change: { language: undefined }, text: (t) => t('lobby.set.language.auto') },
      ...LANGUAGES.map(
        (language): LobbyChoice => ({
          value: `language-${language}`,
          change: { language },
          text: (t) => t('lobby.set.language', { language: t(`language.${language}`) }),
        }),
      ),
    ],
  },
];

type GamesAndLibrary = Pick<App, 'library' | 'games'>;
type Library = Pick<App, 'library'>;
type Lobby = Pick<GameRecord, 'ruleSet' | 'options' | 'seats'>;

/** All options of a lobby, with choices that may be impossible now. */
function optionsOf(app: Library, game: AnyGame, lobby: Pick<Lobby, 'options' | 'seats'>): readonly Option[] {
  const { options } = lobby;
  const common = COMMON_OPTIONS.filter(
    (option) => (option !== LATE_OPTION || options.pace) && (option !== TOLD_OPTION || isAloneIn(lobby)),
  );
  return [
    ...presetOption(game),
    ...ownOptions(app, game, options),
    seatsOption(game),
    ...common,
    ...restOption(options),
  ];
}

/** The option whose choices are presets of a game's own options; none for a game without presets. */
function presetOption({ presets = {}, words }: AnyGame): Option[] {
  const choices = Object.entries(presets).map(
    ([name, chosen]): LobbyChoice => ({
      value: `preset-${name}`,
      change: { chosen },
      text: (t) => words.preset?.(t, name) ?? name,
    }),
  );
  // The message names the options that the preset sets instead.
  return choices.length > 1 ? [{ subject: 'game', isTold: false, choices }] : [];
}

function seatsOption({ seats: { min, max } }: AnyGame): Option {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return {
    subject: 'table',
    // The message tells the number of seats beside the players.
    isTold: false,
    choices: numbers.map((seats) => ({
      value: `seats-${seats}`,
      change: { seats },
      text: (t) => t('lobby.set.seats', { seats }),
    })),
  };
}

/** The game's own options, with the choices that are possible beside the other chosen options. */
function ownOptions(app: Library, game: AnyGame, { chosen = {}, tiles }: GameOptions): Option[] {
  const content = app.library.contentFor(game, chosen, tiles);
  const text = (name: string, value: OptionValue) => (t: Translator) =>
    capitalised(game.words.chosen?.(t, name, value, content && { content, options: chosen }) ?? `${name}: ${value}`);
  return Object.entries(game.options).map(([name, values]) => ({
    subject: game.optionSubjects?.[name] ?? 'rules',
    choices: values
      .filter((value) => !content || (game.isOptionOf?.(content, chosen, { name, value }) ?? true))
      .map((value) => ({ value: `${name}-${value}`, change: { chosen: { [name]: value } }, text: text(name, value) })),
  }));
}

/** The options of a lobby, each with its current choice and the other choices that are possible now. */
export function lobbyOptions(app: GamesAndLibrary, game: AnyGame, lobby: Lobby): readonly LobbyOption[] {
  const { options } = lobby;
  const currentOptions = { ...options, theme: themeOf(options) };
  const isPossible = ({ change }: LobbyChoice) => {
    const changed = optionsAfterChange(app, game, { lobby, wanted: change });
    // The game may allow fewer seats beside its chosen options; then this number is not possible.
    return changed.ok && (change.seats === undefined || changed.value.seats === change.seats);
  };
  const gameOptions = optionsOf(app, game, lobby).flatMap(({ subject, choices, isTold }): LobbyOption[] => {
    if (choices.length < 2) return [];
    const currentChoice =
      choices.find((choice) => matchesChoice(currentOptions, choice)) ??
      choices.find(({ change }) => isUnset(currentOptions, change));
    return [
      {
        subject,
        currentChoice: currentChoice,
        isTold: isTold ?? currentChoice !== choices[0],
        otherChoices: choices.filter((choice) => choice !== currentChoice && isPossible(choice)),
      },
    ];
  });
  return [gameOption(app, lobby), ...gameOptions, ...(game.computer ? [computersOption(lobby, isPossible)] : [])];
}

/** True if options already have the values of a choice. */
function matchesChoice(options: GameOptions, { change }: LobbyChoice): boolean {
  const { chosen = {}, ...others } = change;
  const isSame = ([name, value]: [string, unknown]) => options[name as keyof GameOptions] === value;
  const isChosen = ([name, value]: [string, unknown]) => options.chosen?.[name] === value;
  return Object.entries(others).every(isSame) && Object.entries(chosen).every(isChosen);
}

/** True if none of the options that a choice changes is set, so that the default applies. */
function isUnset(options: GameOptions, { chosen = {}, ...others }: OptionsChange): boolean {
  const names = Object.keys(others) as (keyof GameOptions)[];
  return (
    names.every((name) => options[name] === undefined) &&
    Object.keys(chosen).every((name) => options.chosen?.[name] === undefined)
  );
}

/** Prefix of menu values that choose another game; the rule set follows. */
const GAME_PREFIX = 'game-';

/** The option that changes the game of a lobby. */
function gameOption(app: GamesAndLibrary, lobby: Lobby): LobbyOption {
  const others = otherGames(app, lobby).map(({ ruleSet, words }) => ({
    value: `${GAME_PREFIX}${ruleSet}`,
    text: (t: Translator) => t('lobby.set.game', { game: words.name(t) }),
  }));
  return { subject: 'game', currentChoice: undefined, isTold: false, otherChoices: others };
}

/** Parses a menu value that chooses a game; returns its rule set, or undefined for any other value. */
export function parseGameChoice(value: string): string | undefined {
  return value.startsWith(GAME_PREFIX) ? value.slice(GAME_PREFIX.length) : undefined;
}

/** The option that adds a computer of a level to a lobby, or removes the last one. */
function computersOption({ options }: Lobby, isPossible: (choice: LobbyChoice) => boolean): LobbyOption {
  const others = computerChoices(options).filter(isPossible);
  return { subject: 'table', currentChoice: undefined, isTold: false, otherChoices: others };
}

function computerChoices({ computers = [] }: Pick<GameOptions, 'computers'>): LobbyChoice[] {
  const more = LEVELS.map(
    (level): LobbyChoice => ({
      value: `computer-${level}`,
      change: { computers: [...computers, level] },
      text: (t) => t('lobby.set.computer', { level: levelText(t, level) }),
    }),
  );
  const last = computers.at(-1);
  if (last === undefined) return more;
  const text = (t: Translator) => t('lobby.set.computer.less', { level: levelText(t, last) });
  return [...more, { value: 'computer-less', change: { computers: computers.slice(0, -1) }, text }];
}

/** Parses a menu value; returns its change, even if it is no longer offered, or undefined for any other value. */
export function parseLobbyChange(game: AnyGame, options: Pick<GameOptions, 'computers' | 'weekends'>, value: string) {
  const own = Object.entries(game.options).flatMap(([name, values]) =>
    values.map((one) => ({ value: `${name}-${one}`, change: { chosen: { [name]: one } } })),
  );
  const rest = restOption(options);
  const common = [...presetOption(game), seatsOption(game), ...COMMON_OPTIONS, ...rest].flatMap(
    ({ choices }) => choices,
  );
  const all: readonly Pick<LobbyChoice, 'value' | 'change'>[] = [...own, ...common, ...computerChoices(options)];
  return all.find((choice) => choice.value === value)?.change;
}

/** The sentence about an option's current choice; empty if another option tells it. */
export function optionSentence(t: Translator, { currentChoice }: LobbyOption, options: GameOptions): string[] {
  const told = currentChoice && (currentChoice.sentence?.(t, options) ?? `${currentChoice.text(t)}.`);
  return told ? [told] : [];
}

import { DAY, PACES, TIME_BANKS } from '../app/clock.ts';
import { isAloneIn, type OptionsChange } from '../app/lobby-options.ts';
import type { OptionSubject } from '../core/options.ts';
import { THEMES } from '../drawing/theme.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { LANGUAGES, type Translator } from '../i18n/translate.ts';
import { type GameOptions, type GameRecord, LATE_ACTIONS } from '../store/records.ts';
import { bankText, lateText, paceText } from './late.ts';

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
export interface TableOption {
  readonly subject: OptionSubject;
  /** The first one is the default. */
  readonly choices: readonly LobbyChoice[];
  /** Whether the lobby message tells the current choice; by default if it is not the first. */
  readonly isTold?: boolean;
}

/** What happens when a turn exceeds its time. The lobby message tells this in the sentence about the time. */
const LATE_OPTION: TableOption = {
  subject: 'time',
  isTold: false,
  choices: LATE_ACTIONS.map((late) => ({
    value: `late-${late}`,
    change: { late },
    text: (t) => t('lobby.set.late', { what: lateText(t, late) }),
    sentence: () => '',
  })),
};

/** The time that each player has for the whole game, beside a time for turns. */
const BANK_OPTION: TableOption = {
  subject: 'time',
  choices: TIME_BANKS.map((bank) => ({
    value: `bank-${bank}`,
    change: { bank },
    text: (t) => t(bank > 0 ? 'lobby.set.bank' : 'lobby.set.no-bank', { bank: bankText(t, bank * DAY) }),
    // That there is none needs no words.
    sentence: (t) => (bank > 0 ? t('lobby.bank', { bank: bankText(t, bank * DAY) }) : ''),
  })),
};

/** Whether clocks run at weekends: that they rest is chosen by /new, which asks for the time zone, and can be taken back here. */
function restOption({ weekends }: Pick<GameOptions, 'weekends'>): TableOption[] {
  if (weekends === undefined) return [];
  const text = (t: Translator) => t('lobby.set.no-weekends', { timezone: weekends });
  const choices: LobbyChoice[] = [
    { value: 'weekends', change: { weekends: undefined }, text: (t) => t('lobby.set.weekends') },
    { value: 'no-weekends', change: { weekends }, text },
  ];
  return [{ subject: 'time', choices }];
}

/** How turns are told where one person plays against computers; hidden elsewhere. */
const TOLD_OPTION: TableOption = {
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
 * `i18n/en/lobby.ts`, and an option of /new if it has room for one more.
 */
const COMMON_OPTIONS: readonly TableOption[] = [
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
  BANK_OPTION,
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

function seatsOption({ seats: { min, max } }: AnyGame): TableOption {
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

/** The options of every game, with choices that may be impossible now. */
export function tableOptions(game: AnyGame, options: Pick<GameOptions, 'weekends'>): readonly TableOption[] {
  return [seatsOption(game), ...COMMON_OPTIONS, ...restOption(options)];
}

/** The table options that have an effect in a lobby. */
export function tableOptionsIn(game: AnyGame, lobby: Pick<GameRecord, 'options' | 'seats'>): readonly TableOption[] {
  return tableOptions(game, lobby.options).filter(
    (option) =>
      (lobby.options.pace || (option !== BANK_OPTION && option !== LATE_OPTION)) &&
      (option !== TOLD_OPTION || isAloneIn(lobby)),
  );
}

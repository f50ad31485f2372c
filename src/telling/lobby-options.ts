import type { App } from '../app/app.ts';
import { otherGames } from '../app/lobby.ts';
import { type OptionsChange, optionsAfterChange } from '../app/lobby-options.ts';
import { LEVELS } from '../computer/levels.ts';
import type { OptionSubject, OptionValue } from '../core/options.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';
import { levelText } from './level.ts';
import { type LobbyChoice, type TableOption, tableOptions, tableOptionsIn } from './table-options.ts';
import { themeOf } from './theme.ts';

/** An option of a lobby with its current choice. */
export interface LobbyOption {
  readonly subject: OptionSubject;
  /** The current choice; undefined for the game and for computers, which the message shows elsewhere. */
  readonly currentChoice: LobbyChoice | undefined;
  /** Whether the lobby message tells the current choice. */
  readonly isTold: boolean;
  /**
   * Whether the panel of options leaves the current choice out, too: of an expansion that is not played, or of a seldom option at its
   * default.
   */
  readonly isLeftOut?: boolean;
  /** The other choices that the owner can make now. */
  readonly otherChoices: readonly Pick<LobbyChoice, 'value' | 'text'>[];
  /** For an option of yes or no that is ticked in the menu of its subject: the yes, if it is chosen or can be now. */
  readonly tick?: Pick<LobbyChoice, 'value' | 'text'> | undefined;
}

type GamesAndLibrary = Pick<App, 'library' | 'games'>;
type Library = Pick<App, 'library'>;
type Lobby = Pick<GameRecord, 'ruleSet' | 'options' | 'seats'>;

/** All options of a lobby, with choices that may be impossible now. */
function optionsOf(app: Library, game: AnyGame, lobby: Pick<Lobby, 'options' | 'seats'>): readonly TableOption[] {
  return [...presetOption(game), ...ownOptions(app, game, lobby.options), ...tableOptionsIn(game, lobby)];
}

/** The option whose choices are presets of a game's own options; none for a game without presets. */
function presetOption({ presets = {}, words }: AnyGame): TableOption[] {
  const choices = Object.entries(presets).map(
    ([name, chosen]): LobbyChoice => ({
      value: `preset-${name}`,
      change: { chosen },
      text: (t) => words.preset?.(t, name) ?? name,
    }),
  );
  // The message names the options that the preset sets instead.
  return choices.length > 1 ? [{ subject: 'preset', isTold: false, choices }] : [];
}

/** The game's own options, with the choices that are possible beside the other chosen options. */
function ownOptions(app: Library, game: AnyGame, { chosen = {}, tiles }: GameOptions): TableOption[] {
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

/** The options of a game that are ticked in the menu of a subject: those of a subject that has only options of yes or no. */
function ticksOf({ options, optionSubjects }: AnyGame, subject: OptionSubject): string[] {
  const names = Object.keys(options).filter((name) => optionSubjects?.[name] === subject);
  return names.every((name) => options[name]!.every((value) => typeof value === 'boolean')) ? names : [];
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
  const content = app.library.contentFor(game, options.chosen ?? {}, options.tiles);
  // Ticking an option resets no other option.
  const goesBeside = ({ change }: LobbyChoice) =>
    !content || !game.optionsRejection?.({ ...options.chosen, ...change.chosen }, { content });
  const gameOptions = optionsOf(app, game, lobby).flatMap(({ subject, choices, isTold }): LobbyOption[] => {
    if (choices.length < 2) return [];
    const currentChoice =
      choices.find((choice) => matchesChoice(currentOptions, choice)) ??
      choices.find(({ change }) => isUnset(currentOptions, change));
    const yes = ticksOf(game, subject).map((name) => `${name}-true`);
    const otherChoices = choices.filter(
      (one) => one !== currentChoice && isPossible(one) && (!yes.includes(one.value) || goesBeside(one)),
    );
    return [
      {
        subject,
        currentChoice,
        isTold: isTold ?? currentChoice !== choices[0],
        isLeftOut: currentChoice === choices[0] && isNotPlayedOrSeldom(game, currentChoice),
        otherChoices,
        tick: choices.find((one) => yes.includes(one.value) && (one === currentChoice || otherChoices.includes(one))),
      },
    ];
  });
  return [gameOption(app, lobby), ...gameOptions, ...(game.computer ? [computersOption(lobby, isPossible)] : [])];
}

/** True if a choice says that a part of the game is not played, or is of an option that is chosen seldom, which lobbies alone offer. */
function isNotPlayedOrSeldom({ lobbyOptions = [] }: AnyGame, choice: LobbyChoice | undefined): boolean {
  const [chosen, ...others] = Object.entries(choice?.change.chosen ?? {});
  return chosen !== undefined && others.length === 0 && (chosen[1] === false || lobbyOptions.includes(chosen[0]));
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

/** Parses what is ticked in the menu of a subject; undefined for a menu in which one value is chosen. */
export function parseTicks(
  game: AnyGame,
  subject: OptionSubject,
  values: readonly string[],
): Pick<GameOptions, 'chosen'> | undefined {
  const names = ticksOf(game, subject);
  if (names.length === 0) return undefined;
  return { chosen: Object.fromEntries(names.map((name) => [name, values.includes(`${name}-true`)])) };
}

/** Parses a menu value; returns its change, even if it is no longer offered, or undefined for any other value. */
export function parseLobbyChange(game: AnyGame, options: Pick<GameOptions, 'computers' | 'weekends'>, value: string) {
  const own = Object.entries(game.options).flatMap(([name, values]) =>
    values.map((one) => ({ value: `${name}-${one}`, change: { chosen: { [name]: one } } })),
  );
  const common = [...presetOption(game), ...tableOptions(game, options)].flatMap(({ choices }) => choices);
  const all: readonly Pick<LobbyChoice, 'value' | 'change'>[] = [...own, ...common, ...computerChoices(options)];
  return all.find((choice) => choice.value === value)?.change;
}

/** The sentence about an option's current choice; empty if another option tells it. */
export function optionSentence(t: Translator, { currentChoice }: LobbyOption, options: GameOptions): string[] {
  const told = currentChoice && (currentChoice.sentence?.(t, options) ?? `${currentChoice.text(t)}.`);
  return told ? [told] : [];
}

interface GameContent {
  readonly game: AnyGame;
  /** Names the tiles in the words of options; undefined if the content is not available. */
  readonly content: Content | undefined;
}

/** The game's own options that differ from their defaults, each in words. */
export function chosenOptionWords(
  t: Translator,
  { chosen = {} }: Pick<GameOptions, 'chosen'>,
  { game: { options, words }, content }: GameContent,
): { readonly option: string; readonly text: string }[] {
  const contentOptions = content && { content, options: chosen };
  return Object.entries(chosen)
    .filter(([option, value]) => options[option]?.[0] !== value)
    .map(([option, value]) => ({
      option,
      text: words.chosen?.(t, option, value, contentOptions) ?? `${option}: ${value}`,
    }));
}

/** The game's own options that differ from their defaults, in one sentence; undefined if there are none. */
export function chosenOptionsText(
  t: Translator,
  { options }: Pick<GameRecord, 'options'>,
  about: GameContent,
): string | undefined {
  const told = chosenOptionWords(t, options, about).map(({ text }) => text);
  return told.length > 0 ? `${capitalised(told.join(', '))}.` : undefined;
}

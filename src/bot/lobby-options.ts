import { THEMES } from '../drawing/theme.ts';
import type { AnyGame } from '../games/game.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';
import { themeOf } from './present/theme.ts';

/** One entry of the menu with which the owner of a lobby changes its options. */
export interface LobbyChoice {
  readonly value: string;
  readonly change: Partial<GameOptions>;
  readonly key: Extract<MessageKey, `lobby.set.${string}`>;
}

/** Options that every game has. */
const CHOICES: readonly LobbyChoice[] = [
  { value: 'auto-draw', change: { autoDraw: true }, key: 'lobby.set.auto-draw' },
  { value: 'draw-by-hand', change: { autoDraw: false }, key: 'lobby.set.draw-by-hand' },
  { value: 'random', change: { order: 'random' }, key: 'lobby.set.random' },
  { value: 'joined', change: { order: 'given' }, key: 'lobby.set.joined' },
  { value: 'hints', change: { hints: true }, key: 'lobby.set.hints' },
  { value: 'no-hints', change: { hints: false }, key: 'lobby.set.no-hints' },
  ...THEMES.map((theme) => ({ value: `theme-${theme}`, change: { theme }, key: 'lobby.set.theme' }) as const),
];

function choicesOf({ seats: { least, most } }: AnyGame): LobbyChoice[] {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return [
    ...numbers.map((seats) => ({ value: `seats-${seats}`, change: { seats }, key: 'lobby.set.seats' }) as const),
    ...CHOICES,
  ];
}

/**
 * Changes of options that are open to the owner of a lobby, without those that change nothing or are not possible now.
 */
export function lobbyChoices(rules: AnyGame, { options, seats }: Pick<GameRecord, 'options' | 'seats'>): LobbyChoice[] {
  const now = { ...options, theme: themeOf(options) };
  return choicesOf(rules).filter(({ change }) => {
    const changes = { ...now, ...change };
    const isOther = JSON.stringify(changes) !== JSON.stringify(now);
    return isOther && changes.seats >= seats.length;
  });
}

/** The change of an entry of the menu; undefined for any other value. */
export function lobbyChange(rules: AnyGame, value: string): Partial<GameOptions> | undefined {
  return choicesOf(rules).find((choice) => choice.value === value)?.change;
}

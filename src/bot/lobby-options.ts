import { THEMES } from '../drawing/theme.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';
import { themeOf } from './present/theme.ts';

/** One entry of the menu with which the owner of a lobby changes its options. */
export interface LobbyChoice {
  readonly value: string;
  readonly change: Partial<GameOptions>;
  readonly key: Extract<MessageKey, `lobby.set.${string}`>;
}

const CHOICES: readonly LobbyChoice[] = [
  ...[2, 3, 4, 5].map((seats) => ({ value: `seats-${seats}`, change: { seats }, key: 'lobby.set.seats' }) as const),
  { value: 'auto-draw', change: { autoDraw: true }, key: 'lobby.set.auto-draw' },
  { value: 'draw-by-hand', change: { autoDraw: false }, key: 'lobby.set.draw-by-hand' },
  { value: 'random', change: { order: 'random' }, key: 'lobby.set.random' },
  { value: 'joined', change: { order: 'given' }, key: 'lobby.set.joined' },
  { value: 'hints', change: { hints: true }, key: 'lobby.set.hints' },
  { value: 'no-hints', change: { hints: false }, key: 'lobby.set.no-hints' },
  ...THEMES.map((theme) => ({ value: `theme-${theme}`, change: { theme }, key: 'lobby.set.theme' }) as const),
];

/** What the owner of a lobby can change its options to: what is the case already, or cannot be, is left out. */
export function lobbyChoices({ options, seats }: Pick<GameRecord, 'options' | 'seats'>): LobbyChoice[] {
  const now = { ...options, theme: themeOf(options) };
  return CHOICES.filter(({ change }) => {
    const changes = { ...now, ...change };
    const isOther = JSON.stringify(changes) !== JSON.stringify(now);
    return isOther && changes.seats >= seats.length;
  });
}

/** The change that an entry of the menu stands for; undefined for what is none. */
export function lobbyChange(value: string): Partial<GameOptions> | undefined {
  return CHOICES.find((choice) => choice.value === value)?.change;
}

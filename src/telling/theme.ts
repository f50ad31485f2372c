import { THEMES, type Theme } from '../drawing/theme.ts';
import type { GameOptions, Settings } from '../store/records.ts';

/** The theme of pictures that a person or a game has chosen; by default day. */
export function themeOf(chosen: Pick<Settings | GameOptions, 'theme'>): Theme {
  return THEMES.find((theme) => theme === chosen.theme) ?? 'day';
}

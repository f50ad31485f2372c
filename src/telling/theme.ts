import { THEMES, type Theme } from '../drawing/theme.ts';
import type { GameOptions, Settings } from '../store/records.ts';

/** The theme of pictures for one person, or for everybody at a game: the chosen one, else day. */
export function themeOf(chosen: Pick<Settings | GameOptions, 'theme'>): Theme {
  return THEMES.find((theme) => theme === chosen.theme) ?? 'day';
}

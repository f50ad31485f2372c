import { THEMES, type Theme } from '../../drawing/theme.ts';
import type { GameOptions, Settings } from '../../store/records.ts';

/** How pictures are coloured that one person sees, or everybody at a game: as was chosen, else by day. */
export function themeOf(chosen: Pick<Settings | GameOptions, 'theme'>): Theme {
  return THEMES.find((theme) => theme === chosen.theme) ?? 'day';
}

import { THEMES, type Theme } from '../../render/index.ts';
import type { Settings } from '../../store/store.ts';

/** How pictures that one person sees are coloured: as they chose, else by day. */
export function themeOf(settings: Pick<Settings, 'theme'>): Theme {
  return THEMES.find((theme) => theme === settings.theme) ?? 'day';
}

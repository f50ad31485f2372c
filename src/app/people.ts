import type { Settings, SettingsChange, UserId } from '../store/records.ts';
import type { App } from './app.ts';

/** Changes settings of a user. Who wants no statistics loses their ratings: these begin anew when they want them again. */
export function changeSettings(
  { store }: Pick<App, 'store'>,
  userId: UserId,
  change: SettingsChange,
): Promise<Settings> {
  return store.changeSettings(userId, change, change.statistics === false);
}

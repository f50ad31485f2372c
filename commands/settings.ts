import { changeSettings } from '../src/app/people.ts';
import { type Answer, reject } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { AUTOMATIC, mayManage, settingsReply } from '../src/bot/replies/settings.ts';
import { THEMES } from '../src/drawing/theme.ts';
import { LANGUAGES } from '../src/i18n/translate.ts';
import type { SettingsChange } from '../src/store/records.ts';

/** A menu of the private message of /settings. */
const settingControl = {
  updates: true,
  async run(context) {
    const { app, request, id, value } = context;
    if (id.argument === 'channel') return chooseForChannel(context);
    const change = changeOf(id.argument, value);
    if (!change) reject({ code: 'stale' });
    await changeSettings(app, request.userId, change);
    return settingsReply(context);
  },
} satisfies Control;

async function chooseForChannel(context: ControlContext): Promise<Answer> {
  const { app, request, say, value } = context;
  // The member may have lost the permission since the message was sent.
  if (!mayManage(context)) reject(say('refused.manage-channels'));
  const language = LANGUAGES.find((one) => one === value);
  if (!language && value !== AUTOMATIC) reject({ code: 'stale' });
  await app.store.people.setChannelLanguage(request.channelId, language);
  return settingsReply(context);
}

/** The change for a choice in a menu; undefined for a choice that no menu offers. */
function changeOf(name: string, value: string): SettingsChange | undefined {
  switch (name) {
    case 'language':
      return value === AUTOMATIC || LANGUAGES.some((one) => one === value)
        ? { language: value === AUTOMATIC ? null : value }
        : undefined;
    case 'theme':
      return THEMES.some((theme) => theme === value) ? { theme: value } : undefined;
    case 'hints':
      return value === 'on' || value === 'advice' || value === 'off'
        ? { hints: value !== 'off', advice: value === 'advice' }
        : undefined;
    case 'statistics':
      return value === 'shown' || value === 'none' ? { statistics: value === 'shown' } : undefined;
    default:
      return undefined;
  }
}

/** /settings: shows and changes the user's settings; for members who may manage the channel also the channel's language. */
export const settings = {
  name: 'settings',
  declaration: command('settings').toJSON(),
  needs: 'nothing',
  where: 'anywhere',
  controls: { setting: settingControl },
  run: (context) => settingsReply(context),
} satisfies Feature;

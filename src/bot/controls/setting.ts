import { changeSettings } from '../../app/people.ts';
import { THEMES } from '../../drawing/theme.ts';
import { LANGUAGES } from '../../i18n/translate.ts';
import type { SettingsChange } from '../../store/records.ts';
import type { Reply } from '../handlers/command.ts';
import type { Control, ControlContext } from '../handlers/control.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';
import { AUTOMATIC, mayManage, settingsReply } from '../replies/settings.ts';

/** A menu of the private message of /settings. */
export const setting = {
  verb: 'setting',
  updates: true,
  async run(context) {
    const { app, request, id, value } = context;
    if (id.argument === 'channel') return chooseForChannel(context);
    const change = changeOf(id.argument, value);
    if (!change) return rejectionReply(context, { code: 'stale' });
    await changeSettings(app, request.userId, change);
    return settingsReply(context);
  },
} satisfies Control;

async function chooseForChannel(context: ControlContext): Promise<Reply> {
  const { app, request, say, value } = context;
  // The permission may have been taken away since the message was made.
  if (!mayManage(context)) return { content: say('refused.manage-channels'), rejected: true };
  const language = LANGUAGES.find((one) => one === value);
  if (!language && value !== AUTOMATIC) return rejectionReply(context, { code: 'stale' });
  await app.store.setChannelLanguage(request.channelId, language);
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

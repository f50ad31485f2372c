import { PermissionFlagsBits } from 'discord.js';
import { THEMES } from '../../drawing/theme.ts';
import { LANGUAGES, type Translator } from '../../i18n/translate.ts';
import type { Settings } from '../../store/records.ts';
import { themeOf } from '../../telling/theme.ts';
import type { CommandContext, HandlerContext, Reply } from '../handlers/command.ts';
import type { ControlContext } from '../handlers/feature.ts';
import { type MenuOption, menu, menuRow } from '../write/buttons.ts';
import { privateLanguage, publicLanguage } from '../write/message-text.ts';

/** Settings with a menu in the private message. The name is the argument of the menu. */
type SettingName = 'language' | 'theme' | 'hints' | 'statistics' | 'channel';

/** Menu value for the automatic language: that of the user's Discord, or of the server. */
export const AUTOMATIC = 'auto';

/** Target of controls that belong to no game. */
export const NO_GAME_TARGET = { id: 0, revision: 0 };

type SettingsContext = HandlerContext & {
  readonly interaction: CommandContext['interaction'] | ControlContext['interaction'];
};

/** True if the user may manage the channel of a server with the bot, and so choose its language. */
export function mayManage({ interaction, request }: Pick<SettingsContext, 'interaction' | 'request'>): boolean {
  if (request.place !== 'server') return false;
  return interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;
}

/** The private message in which a user sees and changes their settings, in the language they set. */
export async function settingsReply(context: SettingsContext): Promise<Reply> {
  const { app, request, interaction } = context;
  const settings = await app.store.people.settings(request.userId);
  const t = privateLanguage(settings, interaction.locale);
  const rows = [
    settingMenu(t, 'language', languageOptions(t, settings.language, privateLanguage({}, interaction.locale))),
    settingMenu(t, 'theme', themeOptions(t, settings)),
    settingMenu(t, 'hints', hintOptions(t, settings)),
    settingMenu(t, 'statistics', statisticsOptions(t, settings)),
  ];
  if (mayManage(context)) {
    const channel = await app.store.people.channel(request.channelId);
    const { language, ...rest } = channel ?? { language: undefined };
    const server = publicLanguage('id' in rest ? rest : undefined);
    rows.push(settingMenu(t, 'channel', languageOptions(t, language, server)));
  }
  return { content: [t('settings.title'), t('settings.note')].join('\n'), components: rows };
}

function settingMenu(
  t: Translator,
  name: SettingName,
  options: readonly (Omit<MenuOption, 'label'> & { choice: string })[],
): ReturnType<typeof menuRow> {
  const title = t(`settings.${name}`);
  const labelled = options.map(({ choice, ...option }) => ({
    ...option,
    label: t('settings.choice', { title, choice }),
  }));
  const row = menu(NO_GAME_TARGET, { verb: 'setting', argument: name }, { placeholder: title, options: labelled });
  return menuRow(row);
}

function languageOptions(t: Translator, chosen: string | undefined, automatic: Translator) {
  const byItself = t('settings.automatic', { language: t(`language.${automatic.language}`) });
  return [
    { value: AUTOMATIC, choice: byItself, isDefault: chosen === undefined },
    ...LANGUAGES.map((language) => ({
      value: language as string,
      choice: t(`language.${language}`),
      isDefault: chosen === language,
    })),
  ];
}

function themeOptions(t: Translator, settings: Settings) {
  return THEMES.map((theme) => ({
    value: theme,
    choice: t(`settings.theme.${theme}`),
    isDefault: theme === themeOf(settings),
  }));
}

/** Choices for hints: effects of choices, the same with advice about mistakes, or neither. */
const HINTS = ['on', 'advice', 'off'] as const;

function hintOptions(t: Translator, { hints, advice }: Settings) {
  const chosen = !hints ? 'off' : advice ? 'advice' : 'on';
  return HINTS.map((value) => ({ value, choice: t(`settings.hints.${value}`), isDefault: value === chosen }));
}

function statisticsOptions(t: Translator, settings: Settings) {
  const statistics = settings.statistics !== false;
  return [
    { value: 'shown', choice: t('settings.statistics.shown'), isDefault: statistics },
    { value: 'none', choice: t('settings.statistics.none'), isDefault: !statistics },
  ];
}

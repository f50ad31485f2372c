import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { hourText, remindReply, suggestTimeZones } from '../src/bot/replies/remind.ts';

/** Choices for the hours between reminders; 0 = never. */
const HOURS = [0, 6, 12, 24, 48, 72, 168];

const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => choice(hour, () => hourText(hour)));

const declaration = command('remind')
  .addIntegerOption((o) =>
    option(o, 'after', 'command.remind.after').addChoices(
      HOURS.map((hours) => choice(hours, (t) => t('remind.hours', { hours }))),
    ),
  )
  .addIntegerOption((o) => option(o, 'quiet-from', 'command.remind.quiet-from').addChoices(DAY_HOURS))
  .addIntegerOption((o) => option(o, 'quiet-to', 'command.remind.quiet-to').addChoices(DAY_HOURS))
  .addStringOption((o) => option(o, 'timezone', 'command.remind.timezone').setAutocomplete(true))
  .addBooleanOption((o) => option(o, 'by-dm', 'command.remind.by-dm'))
  .toJSON();

/** /remind: shows and changes when and where the user is reminded of their turns. */
export const remind = {
  name: 'remind',
  declaration,
  needs: 'nothing',
  cost: 'times',
  where: 'anywhere',
  run(context) {
    const { options } = context.interaction;
    return remindReply(context, {
      hours: options.getInteger('after') ?? undefined,
      from: options.getInteger('quiet-from') ?? undefined,
      to: options.getInteger('quiet-to') ?? undefined,
      timezone: options.getString('timezone') ?? undefined,
      direct: options.getBoolean('by-dm') ?? undefined,
    });
  },
  suggest: async ({ app, interaction }) => suggestTimeZones(interaction.options.getFocused(), app.now()),
} satisfies Feature;

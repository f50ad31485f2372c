import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const text =
  (name: 'with' | 'meeple' | 'which', told: Parameters<typeof option>[2] = `command.chip.${name}`) =>
  (builder: SlashCommandSubcommandBuilder) =>
    builder.addStringOption((o) => option(o, name, told).setAutocomplete(true));
const number = (name: 'x' | 'y') => (builder: SlashCommandSubcommandBuilder) =>
  builder.addIntegerOption((o) => option(o, name, `command.place.${name}`).setAutocomplete(true));

/** Subcommands of /chip, with their options. */
const USES = {
  sell: [text('with', 'command.chip.sell.with')],
  upgrade: [text('meeple'), text('with')],
  island: [text('which')],
  turn: [],
  treat: [number('x'), number('y')],
  set: [text('with')],
} as const;

const declaration = command('chip');
for (const [name, options] of Object.entries(USES)) {
  declaration.addSubcommand((sub) => {
    option(sub, name, `command.chip.${name as keyof typeof USES}`);
    for (const add of options) add(sub);
    return sub;
  });
}

/** /chip: uses chips of a map: sells wine, upgrades a meeple, takes a tile of an island, and so on. */
export const chip = turnCommand('chip', declaration.toJSON());

import { PermissionFlagsBits } from 'discord.js';
import type { Command } from '../src/bot/command.ts';
import { command, option } from '../src/bot/declare.ts';
import { endGameReply } from '../src/bot/ending.ts';

const declaration = command('admin')
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageChannels)
  .addSubcommand((s) => option(s, 'end', 'command.admin.end'))
  .toJSON();

/** /admin: looks after the game of a channel, for people who manage the channel. */
export const admin = {
  name: 'admin',
  declaration,
  needs: 'posts',
  run: endGameReply,
} satisfies Command;

import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Request } from '../app/app.ts';
import type { HandlerContext, Reply } from './command.ts';
import type { ControlId, Verb } from './control-id.ts';
import type { Needs } from './permissions.ts';

/** What a control is given; `request.expected` is the moment that its message was made for. */
export interface ControlContext extends HandlerContext {
  readonly interaction: ButtonInteraction | StringSelectMenuInteraction;
  readonly request: Request & { readonly guildId: string };
  readonly id: ControlId;
  /** What was chosen in a menu; empty for a button. */
  readonly value: string;
}

/** What the buttons and menus with one verb do. Everything they do, a command does too. */
export interface Control {
  readonly verb: Verb;
  readonly needs: Needs;
  /** Whether the answer takes the place of the private message that the control belongs to. */
  readonly updates?: true;
  readonly run: (context: ControlContext) => Promise<Reply>;
}

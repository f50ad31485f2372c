import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { ControlId, Verb } from '../write/control-id.ts';
import type { HandlerContext, Reply } from './command.ts';

/** Context of the handler of a control; `request.expected` is the moment that the control was created for. */
export interface ControlContext extends HandlerContext {
  readonly interaction: ButtonInteraction | StringSelectMenuInteraction;
  readonly id: ControlId;
  /** What was chosen in a menu; empty for a button. */
  readonly value: string;
}

/**
 * The buttons and menus with one verb. Everything they do, a command does too; `features.ts` tells what they need and
 * cost.
 */
export interface Control {
  readonly verb: Verb;
  /** Whether its replies, except rejections, replace the private message of the control. */
  readonly updates?: true;
  readonly run: (context: ControlContext) => Promise<Reply>;
}

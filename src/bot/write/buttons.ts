import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import * as z from 'zod';
import type { GameRevision } from '../../app/app.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { GameRecord } from '../../store/records.ts';
import { fittedText } from './message-text.ts';

/** Name of a control's action; each belongs to one feature. */
export type Verb = string;

/** The contents of a control's custom id. It is the control's whole state, so that controls of old messages keep working. */
export interface ControlId extends GameRevision {
  readonly verb: Verb;
  /** Argument of the verb, such as the actions drafted in a panel. */
  readonly argument: string;
}

/** Raised when the meaning of ids changes; ids of other versions are stale. */
const FORMAT = '1';

const natural = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);
const idSchema = z.tuple([z.literal(FORMAT), z.string().regex(/^[a-z]+$/), natural, natural], z.string());

/**
 * Makes the custom id of a control.
 *
 * @throws Error if it is longer than Discord allows
 */
export function makeControlId({ verb, gameId, revision, argument }: ControlId): string {
  const id = [FORMAT, verb, gameId, revision, argument].join(':');
  if (id.length > 100) throw new Error(`the id of a control is too long: ${id}`);
  return id;
}

/** Parses a custom id; undefined for any other id, such as one of another version. */
export function parseControlId(text: string): ControlId | undefined {
  const parsed = idSchema.safeParse(text.split(':'));
  if (!parsed.success) return undefined;
  const [, verb, gameId, revision, ...rest] = parsed.data;
  return { verb, gameId, revision, argument: rest.join(':') };
}

/**
 * Discord's limits for the rows of a message, a row of buttons, the label of a button, the options of a menu and their
 * texts.
 */
export const MAX_ROWS = 5;
export const MAX_BUTTONS_PER_ROW = 5;
export const MAX_LABEL_LENGTH = 80;
export const MAX_MENU_OPTIONS = 25;
const MAX_OPTION_LENGTH = 100;
const MAX_PLACEHOLDER_LENGTH = 150;

/** The verb and argument of a control. */
export interface ControlAction {
  readonly verb: Verb;
  readonly argument?: string;
}

export interface ButtonOptions {
  readonly label: string;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly disabled?: boolean;
}

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export type Button = APIButtonComponentWithCustomId;
/** A button that opens an address. The bot gets no interaction from it. */
export type LinkButton = APIButtonComponentWithURL;
type Menu = APIStringSelectComponent;
type GameMoment = Pick<GameRecord, 'id' | 'revision'>;

/** A button for a game at its current revision. */
export function button(game: GameMoment, { verb, argument = '' }: ControlAction, look: ButtonOptions): Button {
  return {
    type: ComponentType.Button,
    custom_id: idOf(game, verb, argument),
    label: fittedText(look.label, MAX_LABEL_LENGTH),
    style: STYLES[look.style ?? 'secondary'],
    disabled: look.disabled ?? false,
  };
}

/** A button that opens an address. */
export function linkButton(label: string, url: string): LinkButton {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: fittedText(label, MAX_LABEL_LENGTH), url };
}

/** A button to the page of a game in the browser; none if the game has no page. */
export function pageButtons(t: Translator, address: string | undefined): LinkButton[] {
  return address === undefined ? [] : [linkButton(t('web.button'), address)];
}

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly isDefault?: boolean;
}

/**
 * A menu of at most 25 options for a game at its current revision.
 *
 * @param look.takesAny true if any number of the options can be chosen, none and all, too; by default one is
 */
export function menu(
  game: GameMoment,
  { verb, argument = '' }: ControlAction,
  look: { placeholder: string; options: readonly MenuOption[]; takesAny?: boolean },
): Menu {
  const { placeholder, options, takesAny = false } = look;
  return {
    type: ComponentType.StringSelect,
    custom_id: idOf(game, verb, argument),
    placeholder: fittedText(placeholder, MAX_PLACEHOLDER_LENGTH),
    ...(takesAny && { min_values: 0, max_values: options.length }),
    options: options.map(({ label, value, description, isDefault = false }) => ({
      label: fittedText(label, MAX_OPTION_LENGTH),
      value,
      default: isDefault,
      ...(description ? { description: fittedText(description, MAX_OPTION_LENGTH) } : {}),
    })),
  };
}

/** Buttons in rows of at most five. */
export function buttonRows<One extends Button | LinkButton>(buttons: readonly One[]): APIActionRowComponent<One>[] {
  const rows: APIActionRowComponent<One>[] = [];
  for (let from = 0; from < buttons.length; from += MAX_BUTTONS_PER_ROW) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(from, from + MAX_BUTTONS_PER_ROW) });
  }
  return rows;
}

/** A row with a menu, which fills it. */
export function menuRow(select: Menu): APIActionRowComponent<Menu> {
  return { type: ComponentType.ActionRow, components: [select] };
}

function idOf({ id, revision }: GameMoment, verb: ControlId['verb'], argument: string): string {
  return makeControlId({ verb, gameId: id, revision, argument });
}

/** The button with which the player to move turns reminders of a turn off, or on again. */
export function quietButton(t: Translator, record: GameRecord, turn: number) {
  return button(record, { verb: 'quiet', argument: String(turn) }, { label: t('turn.button.quiet') });
}

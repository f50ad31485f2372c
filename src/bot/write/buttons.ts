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

/** Characters in a line of a message on a phone of usual width, without the indent of a list. */
const PHONE_LINE = 36;

/** Characters in a row of buttons on a phone, including `BUTTON_EDGES` for the edges of each button. */
const PHONE_ROW = 45;
const BUTTON_EDGES = 5;

/** Width of the icon on a link button, in characters. */
const LINK_SIGN = 3;

/** How much wider a star is than a letter, in characters. */
const WIDER_STAR = 1;

function buttonWidth(label: string): number {
  return label.length + WIDER_STAR * (label.split('★').length - 1) + BUTTON_EDGES;
}

/** Space above and below a list, in lines. */
const LIST_EDGES = 0.5;

/** Estimates how many lines of a phone the lines of a message take. */
export function phoneLines(lines: readonly string[]): number {
  const edges = lines.some((line) => line.startsWith('- ')) ? LIST_EDGES : 0;
  return lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil(line.replaceAll('**', '').length / PHONE_LINE)),
    edges,
  );
}

/** Fewest characters in a line of running text on a phone. */
const TEXT_LINE = 41;

/** Returns the most lines of a phone that a sentence takes, wrapped between words. */
export function wrappedLines(sentence: string): number {
  let lines = 1;
  let taken = 0;
  for (const { length } of sentence.replaceAll('**', '').split(' ')) {
    if (taken + length > TEXT_LINE && taken > 0) {
      lines++;
      taken = 0;
    }
    taken += length + 1;
  }
  return lines;
}

/** In CSS pixels: width of a picture on a phone, height of a line, and the height for picture and lines with a row of buttons. */
const PICTURE_WIDTH = 322;
const LINE_HEIGHT = 22;
const SHARED_HEIGHT = 533;

/**
 * Estimates how many lines of text a phone shows together with a picture and one row of buttons.
 *
 * @param ratio height of the picture in its widths
 */
export function linesBesidePicture(ratio: number): number {
  return Math.floor((SHARED_HEIGHT - ratio * PICTURE_WIDTH) / LINE_HEIGHT);
}

/** In CSS pixels: height of a row of buttons, and the height for text, picture and all rows of buttons. */
const ROW_HEIGHT = 52;
const WHOLE_HEIGHT = SHARED_HEIGHT + ROW_HEIGHT;

/**
 * True if a phone shows lines of a message, rows of buttons and a picture together, by estimate.
 *
 * @param ratio height of the picture in its widths
 */
export function fitsPhone(lines: readonly string[], rows: ReturnType<typeof buttonRows>, ratio: number): boolean {
  return phoneLines(lines) * LINE_HEIGHT + phoneRows(rows) * ROW_HEIGHT + ratio * PICTURE_WIDTH <= WHOLE_HEIGHT;
}

/** True if buttons with these labels fit in one row of a phone, by estimate. */
export function fitsRow(labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + buttonWidth(label), 0) <= PHONE_ROW;
}

/** Estimates how many rows a phone needs for rows of buttons; a button that does not fit wraps to a new row. */
export function phoneRows(rows: ReturnType<typeof buttonRows>): number {
  let count = 0;
  for (const { components } of rows) {
    let room = 0;
    for (const { label = '' } of components) {
      const width = buttonWidth(label);
      if (width > room) {
        count++;
        room = PHONE_ROW;
      }
      room -= width;
    }
  }
  return count;
}

/** The label of a button; a link button's label is padded by the width of its icon. */
function shownLabel(one: Button | LinkButton): string {
  const { label = '' } = one;
  return 'url' in one ? label.padEnd(label.length + LINK_SIGN) : label;
}

/** Buttons in rows that a phone does not wrap and Discord accepts. */
export function phoneButtonRows<One extends Button | LinkButton>(
  buttons: readonly One[],
  labelOf: (one: One) => string = shownLabel,
) {
  const rows: One[][] = [];
  for (const one of buttons) {
    const row = rows.at(-1);
    if (row && row.length < MAX_BUTTONS_PER_ROW && fitsRow([...row, one].map(labelOf))) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => buttonRows(row));
}

/**
 * Moves buttons down so that the last one is not alone in its row. Returns the rows unchanged if that would leave another button
 * alone or make a row too wide.
 */
export function withoutLonelyLastButton<One extends Button | LinkButton>(
  rows: ReturnType<typeof phoneButtonRows<One>>,
): ReturnType<typeof phoneButtonRows<One>> {
  const moved = rows.map(({ components }) => [...components]);
  for (let index = moved.length - 1; index > 0 && moved[index]!.length === 1; index--) {
    moved[index]!.unshift(moved[index - 1]!.pop()!);
    if (!fitsRow(moved[index]!.map(shownLabel))) return rows;
  }
  return moved.some(({ length }) => length < 2) ? rows : moved.flatMap((row) => buttonRows(row));
}

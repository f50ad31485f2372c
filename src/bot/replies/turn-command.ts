import { isPaused, seatOf } from '../../app/acts.ts';
import { type Draft, tableAfterDraft } from '../../app/draft.ts';
import { runningTable, type Table, withReaderHints } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice, Typed } from '../../games/contract/position.ts';
import type { Readers } from '../../games/contract/readers.ts';
import type { CommandName, Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import { choiceItems, effectOf, optionText } from '../../telling/board/choices.ts';
import { belongsToStep, commandsDue, stepWords } from '../../telling/board/step.ts';
import {
  type Answer,
  type CommandContext,
  reject,
  type SuggestContext,
  type Suggestion,
  tablePeople,
  valueOrReject,
} from '../handlers/command.ts';
import { MAX_SUGGESTIONS } from '../handlers/declare.ts';
import { type Command, type Feature, typedOptions } from '../handlers/feature.ts';
import { messageText, sectionLines } from '../write/message-text.ts';

/**
 * A command that plays a part of a turn: its actions, suggestions and rejections all come from the choices of the game.
 */
export function turnCommand(name: CommandName, declaration: Command['declaration']): Feature {
  return { name, declaration, needs: 'posts', where: 'direct', run: (context) => run(context, name), suggest };
}

async function run(context: CommandContext, verb: CommandName): Promise<Answer> {
  const { app, interaction, request, say } = context;
  const running = valueOrReject(await runningTable(app, request));
  const { game, progress } = running;
  const example = game.exampleAction(verb, running.fold.state);
  if (!example) reject({ code: 'no-such-verb', game, verb });
  const table = withReaderHints(context, running);
  const choices = game.choices(table.fold.state);
  const belongsNow =
    !isPaused(table.record) &&
    seatOf(table.record, request.userId) === progress.seat &&
    choices.length > 0 &&
    belongsToStep(table, verb);
  // The user cannot act now: the rules say why.
  if (!belongsNow) return playAction(context, running, example);
  const typed = afterTypedTile(say.t, table, request.userId, { verb, options: turnOptions(interaction) });
  const matches = typed ? matchingActions(say.t, typed.table, { verb, options: typed.options }) : [];
  if (matches.length === 1) return playAction(context, running, ...typed!.before, matches[0]!);
  return unclearReply(context, typed?.table ?? table, { verb, matches });
}

/** Says that what was typed means no choice, or several, and lists those that it may mean. */
async function unclearReply(
  context: CommandContext,
  table: Table,
  { verb, matches }: { readonly verb: CommandName; readonly matches: readonly GameTypes['action'][] },
): Promise<Answer> {
  const { say } = context;
  const { game } = table;
  const choices = game.choices(table.fold.state);
  const verbChoices = choices.filter((choice) => choice.verb === verb);
  const isMeant = ({ action }: Choice) => matches.some((one) => game.makeAction(one) === game.makeAction(action));
  const shown =
    verbChoices[0]?.step !== 'square' ? choices : matches.length > 0 ? verbChoices.filter(isMeant) : verbChoices;
  const heading = unclearText(say, table, { step: choices[0]!.step, meant: matches.length });
  const people = await tablePeople(context, table);
  return {
    content: messageText(
      sectionLines([{ title: heading, items: choiceItems(say, { table, people, choices: shown }) }]),
      0,
    ),
  };
}

/** Every action that the typed options may mean: those that the game itself reads from them, or those of matching choices. */
function matchingActions(t: Translator, table: Table, typed: Typed): readonly GameTypes['action'][] {
  const { game, fold } = table;
  const meant = game.words.meant?.(t, table, typed);
  if (meant) return meant;
  const matching = game
    .choices(fold.state)
    .filter((choice) => choice.verb === typed.verb && matchesOptions(t, table, { choice, typed: typed.options }));
  // If several choices match and only one needs no further option, that one is meant.
  const count = Object.keys(typed.options).length;
  const exact = matching.filter(({ options }) => Object.keys(options).length === count);
  return (exact.length === 1 ? exact : matching).map(({ action }) => action);
}

/** True if every typed option has the value of the choice, or that value in words. */
function matchesOptions(
  t: Translator,
  table: Table,
  { choice, typed }: { readonly choice: Choice; readonly typed: Typed['options'] },
): boolean {
  const isSame = (one: string | number, other: string | number) =>
    String(one).toLowerCase() === String(other).trim().toLowerCase();
  return Object.entries(typed).every(
    ([option, value]) =>
      isSame(choice.options[option] ?? '', value) || isSame(optionText(t, table, { choice, option }), value),
  );
}

/** Says that no choice, or more than one, matches the typed options; the choices follow. */
function unclearText(say: Speech, table: Table, { step, meant }: { step: Choice['step']; meant: number }): string {
  if (step === 'square') return say(meant > 0 ? 'place.choices' : 'place.none');
  if (step === 'piece') return say(meant > 0 ? 'piece.ambiguous' : 'piece.unknown');
  return stepWords(say.t, table, 'list', commandsDue(say, table));
}

/** No command of a turn has a boolean option. */
const turnOptions = (interaction: CommandContext['interaction'] | SuggestContext['interaction']) =>
  typedOptions(interaction) as Typed['options'];

async function suggest(context: SuggestContext): Promise<readonly Suggestion[]> {
  const { app, interaction, request, say } = context;
  const result = await runningTable(app, request);
  if (!result.ok || seatOf(result.value.record, request.userId) !== result.value.progress.seat) return [];
  const { name: option, value: text } = interaction.options.getFocused(true);
  const { [option]: _, ...others } = turnOptions(interaction);
  const verb = interaction.commandName as CommandName;
  const given = { verb, options: option === 'tile' ? others : { ...others, [option]: text } };
  const chosen = afterTypedTile(say.t, withReaderHints(context, result.value), request.userId, given);
  if (!chosen) return [];
  const { table } = chosen;
  const { [option]: __, ...typed } = chosen.options;
  const readers = { names: (await tablePeople(context, table)).plain, reader: table.progress.seat };
  const groups = new Map<string | number, Choice[]>();
  for (const choice of table.game.choices(table.fold.state)) {
    const value = choice.options[option];
    if (choice.verb !== interaction.commandName || value === undefined) continue;
    if (!matchesOptions(say.t, table, { choice, typed })) continue;
    groups.set(value, [...(groups.get(value) ?? []), choice]);
  }
  const searchText = text.trim().toLowerCase();
  const offered = [...groups].filter(([value]) => typeof value === 'string' || String(value).startsWith(searchText));
  return mostUseful(say.t, { table, readers, groups: offered })
    .map(([value, choices]) => {
      const label = optionText(say.t, table, { choice: choices[0]!, option });
      return {
        name: say('suggest.choice', { option: label, effect: groupEffect(say.t, table, readers, choices) }),
        value,
      };
    })
    .filter(({ name, value }) => typeof value === 'number' || `${value}\n${name}`.toLowerCase().includes(searchText));
}

/** Effect of the choices with one value of an option: the effect of a single choice, or their number and the first effect. */
function groupEffect(t: Translator, table: Table, readers: Readers, choices: readonly Choice[]): string {
  const isSquare = choices[0]!.step === 'square';
  if (isSquare && !table.record.options.hints) return t('effect.choices', { count: choices.length });
  const effects = choices.map(({ action }) => effectOf(t, table, readers, action));
  if (!isSquare || effects.length === 1) return effects[0]!;
  const nothing = t('effect.none');
  const notable = effects.find((effect) => effect !== nothing);
  const count = choices.length;
  return notable ? t('effect.best', { count, effect: notable }) : t('effect.choices', { count });
}

type Group = [value: string | number, choices: Choice[]];

/**
 * Shortens a list of values to Discord's limit: values with an immediate effect first, then those with the lowest rank. Numbers
 * are sorted.
 */
function mostUseful(
  t: Translator,
  { table, readers, groups }: { table: Table; readers: Readers; groups: Group[] },
): Group[] {
  const inOrder = (kept: Group[]) => kept.sort(([a], [b]) => (typeof a === 'number' ? a - Number(b) : 0));
  if (groups.length <= MAX_SUGGESTIONS) return inOrder(groups);
  const nothing = t('effect.none');
  const rankOf = ([, choices]: Group) => {
    const notable = choices.some(({ action }) => effectOf(t, table, readers, action) !== nothing);
    return (notable ? 0 : 1000) + Math.min(...choices.map(({ rank = 0 }) => rank));
  };
  return inOrder(groups.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_SUGGESTIONS));
}

/** Performs actions for the user, all of them or none. The answer tells its effects. */
async function playAction(
  { app, request }: CommandContext,
  table: Table,
  ...actions: readonly GameTypes['action'][]
): Promise<Answer> {
  return { played: valueOrReject(await submit(app, request, table, actions)) };
}

/** The typed options without the tile, with the table after the tile was chosen. */
interface TypedAfterTile {
  readonly table: Table;
  readonly options: Typed['options'];
  /** The choice of the tile, to be played first; empty where none is needed. */
  readonly before: Draft;
}

/**
 * Splits off a typed tile: it is chosen from the hand, or is the drawn tile. Undefined if it is neither, or if several tiles
 * may be meant.
 */
function afterTypedTile(t: Translator, table: Table, userId: string, typed: Typed): TypedAfterTile | undefined {
  const { game, content, fold } = table;
  const { tile, ...options } = typed.options;
  const asTyped = { table, options: typed.options, before: [] };
  const choices = game.choices(fold.state);
  if (tile === undefined || !choices.some(({ verb }) => verb === typed.verb)) return asTyped;
  const [first] = choices;
  if (first!.step === 'square') {
    const { drawn } = game.viewOf(fold.state);
    const isDrawn = drawn !== undefined && isText(tile, drawn, game.words.tile(t, content, { id: drawn }));
    return isDrawn ? { table, options, before: [] } : undefined;
  }
  const needsMore = Object.keys(options).some((name) => !(name in first!.options));
  if (first!.step !== 'tile' || !needsMore) return asTyped;
  const meant = choices.filter((choice: Choice) =>
    isText(tile, String(choice.options.tile), optionText(t, table, { choice, option: 'tile' })),
  );
  const after = meant.length === 1 ? tableAfterDraft(table, userId, [meant[0]!.action]) : undefined;
  return after && { table: after, options, before: [meant[0]!.action] };
}

function isText(typed: string | number, ...texts: readonly string[]): boolean {
  const text = String(typed).trim().toLowerCase();
  return texts.some((one) => one.toLowerCase() === text);
}

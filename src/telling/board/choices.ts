import type { Table } from '../../app/table.ts';
import { lead } from '../../core/lead.ts';
import type { Degrees } from '../../core/ports.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice } from '../../games/contract/position.ts';
import { type Readers, recipient } from '../../games/contract/readers.ts';
import { joined } from '../../i18n/sentences.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { PlayerNames } from '../people.ts';
import type { Section } from '../section.ts';
import { commandsDue, stepWords } from './step.ts';

/** Shown instead of the effect of a choice if hints are switched off. */
const NO_HINT = '–';

/** The immediate effect of a legal action, in a few words; for choice labels. */
export function effectOf(t: Translator, table: Table, readers: Readers, action: GameTypes['action']): string {
  if (!table.record.options.hints) return NO_HINT;
  return effectText(t, effectsOf(t, table, readers, action)) ?? t('effect.none');
}

/** Immediate effects of several choices, in words. */
export interface ChoiceEffects {
  /** Effects that all choices have; undefined for none. */
  readonly sharedEffect: string | undefined;
  /** Further effects of each choice, in the order of the choices; undefined for none. */
  readonly ownEffects: readonly (string | undefined)[];
}

/**
 * Describes the immediate effects of choices; effects that all of them have are told only once. Empty if hints are switched
 * off.
 */
export function choiceEffects(
  t: Translator,
  table: Table,
  { choices, ...readers }: Readers & { readonly choices: readonly Choice[] },
): ChoiceEffects {
  const { hints } = table.record.options;
  const all = choices.map(({ action }) => (hints ? effectsOf(t, table, readers, action) : []));
  const isShared = (effect: string) => all.length > 1 && all.every((effects) => effects.includes(effect));
  return {
    sharedEffect: effectText(t, (all[0] ?? []).filter(isShared)),
    ownEffects: all.map((effects) =>
      effectText(
        t,
        effects.filter((effect) => !isShared(effect)),
      ),
    ),
  };
}

function effectText(t: Translator, effects: readonly string[]): string | undefined {
  return effects.length > 0 ? joined(t, effects) : undefined;
}

function effectsOf(t: Translator, table: Table, readers: Readers, action: GameTypes['action']): readonly string[] {
  const own = table.game.words.effects?.(t, table, { action, ...readers });
  return own ?? pointsTexts(t, immediatePoints(table, [{ action }])[0]!, readers);
}

/** Value of an action to the seat to move: the game's own rating, or the lead that it brings at once. */
export function gainOf(table: Table, action: GameTypes['action']): number {
  const { game, fold, progress } = table;
  return game.gainOf?.(fold.state, action) ?? lead(immediatePoints(table, [{ action }])[0]!, progress.seat);
}

/** Returns the choice with the highest immediate value, the first of equal ones. */
export function bestChoice(table: Table, choices: readonly Choice[]): Choice {
  if (choices.length === 1) return choices[0]!;
  const gains = choices.map(({ action }) => gainOf(table, action));
  return choices[gains.indexOf(Math.max(...gains))]!;
}

/** Immediate gains of a choice. */
export interface ChoiceGains {
  /** Points by seat. */
  readonly bySeat: readonly number[];
  /** True if the seat to move gains more by it than by the worst choice, or gains something besides points, such as a turn. */
  readonly isStarred: boolean;
}

/** Returns the immediate gains of each choice; empty gains if hints are switched off. */
export function gainsOf(table: Table, choices: readonly Choice[]): ChoiceGains[] {
  const { game, fold, progress, record } = table;
  if (!record.options.hints) return choices.map(() => ({ bySeat: [], isStarred: false }));
  const all = immediatePoints(table, choices).map((bySeat, index) => {
    const laterGains = game.gainsToCome?.(fold.state, choices[index]!.action) ?? [];
    return bySeat.map((points, seat) => points + (laterGains[seat] ?? 0));
  });
  const own = all.map((bySeat) => bySeat[progress.seat]!);
  const min = Math.max(0, Math.min(...own));
  const givesMore = choices.map(({ action }) => game.givesMore?.(fold.state, action) ?? false);
  const onlySomeGiveMore = givesMore.includes(true) && givesMore.includes(false);
  return all.map((bySeat, index) => ({
    bySeat,
    isStarred: own[index]! > min || (onlySomeGiveMore && givesMore[index]!),
  }));
}

/** Returns the fewest points that each seat gets, whichever choice is made. */
export function leastGains(table: Table, choices: readonly Choice[]): readonly number[] {
  const all = immediatePoints(table, choices);
  return (all[0] ?? []).map((_, seat) => Math.min(...all.map((points) => points[seat]!)));
}

/** Points of each seat from each choice, without the final scoring. */
function immediatePoints({ game, fold }: Table, choices: readonly Pick<Choice, 'action'>[]): number[][] {
  let state: GameTypes['state'] | undefined;
  return choices.map(({ action }) => {
    state = game.copyState(fold.state, state);
    const events: GameTypes['event'][] = [];
    game.perform(state, action, events);
    const points = game.scoresOf(state).map(() => 0);
    for (const event of events) {
      const scoring = game.scoring(event);
      for (const line of scoring?.final ? [] : (scoring?.lines ?? [])) points[line.seat]! += line.points;
    }
    return points;
  });
}

function pointsTexts(t: Translator, gained: readonly number[], readers: Readers): string[] {
  return gained.flatMap((points, seat) =>
    points > 0 ? [t('effect.scores', { points, names: recipient(t, readers, seat) })] : [],
  );
}

/** Rotations as a list of degrees. */
export function rotationsText(rotations: readonly Degrees[]): string {
  return rotations.map((rotation) => `${rotation}°`).join(', ');
}

/** The value of one option of a choice, for lists. */
export function optionText(t: Translator, table: Table, about: { choice: Choice; option: string }): string {
  const { choice, option } = about;
  const value = choice.options[option] ?? '';
  if (option === 'rotation') return t('option.rotation', { value });
  if (option === 'x' || option === 'y') return `${option} ${value}`;
  return table.game.words.option?.(t, table, about) ?? String(value);
}

/** A section with the choices of the player to move, for private replies to that player; empty if there are none to list. */
export function choiceSections(say: Speech, table: Table, people: PlayerNames): Section[] {
  const choices = table.game.choices(table.fold.state);
  // The squares for a tile are too many for a list; they are numbered in the picture.
  if (choices.length === 0 || choices[0]!.step === 'square') return [];
  return [
    {
      title: stepWords(say.t, table, 'list', commandsDue(say, table)),
      items: choiceItems(say, { table, people, choices }),
    },
  ];
}

/** Choices of the player to move with their effects, one line each, for private replies to this player. */
export function choiceItems(
  say: Speech,
  { table, people, choices }: { table: Table; people: PlayerNames; choices: readonly Choice[] },
): string[] {
  return choices.map((choice) => {
    const options = Object.values(choice.options).map((value) => say.t.writing.code(String(value)));
    const command = [say.mentions[choice.verb], ...options].join(' ');
    const readers = { names: people.shown, reader: table.progress.seat };
    const effect = effectOf(say.t, table, readers, choice.action);
    return choiceLine(say.t, table, { choice, effect, command });
  });
}

/** One choice with its effect, and with the command that makes it; without a command in plain text. */
export function choiceLine(
  t: Translator,
  table: Table,
  about: { readonly choice: Choice; readonly effect: string; readonly command?: string },
): string {
  const { choice, effect, command } = about;
  const { words } = table.game;
  const own = words.line?.(t, table, about);
  if (own !== undefined) return own;
  const { x, y, rotation } = choice.options;
  if (choice.step === 'square') return t('place.choice', { x: x!, y: y!, rotation: rotation!, effect });
  const name = words.choice(t, table, choice);
  return command ? t('piece.line', { command, choice: name, effect }) : t('suggest.choice', { option: name, effect });
}

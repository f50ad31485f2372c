import type { Table } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice } from '../../games/game.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { People } from './people.ts';

/** Stands for what a choice does where hints are switched off. */
const UNTOLD = '–';

/** What a legal action does at once, in a few words; for choice labels, with plain names. */
export function effectOf(t: Translator, table: Table, names: readonly string[], action: GameTypes['action']): string {
  return table.game.options.hints ? table.rules.words.effect(t, table, { action, names }) : UNTOLD;
}

/** Rotations as a list of degrees. */
export function rotationsText(rotations: readonly Degrees[]): string {
  return rotations.map((rotation) => `${rotation}°`).join(', ');
}

/** What the player to move can choose now, one line a choice under a heading, for answers in private. */
export function choiceLines(say: Speech, table: Table, people: People): string[] {
  const choices = table.rules.choices(table.fold.state);
  // The squares for a tile are too many to be told one by one; they are numbered in the picture.
  if (choices.length === 0 || choices[0]!.step === 'square') return [];
  return [table.rules.words.heading(say, table), ...linesOf(say, { table, people, choices })];
}

/** Choices with what they do, one line each. */
export function linesOf(
  say: Speech,
  { table, people, choices }: { table: Table; people: People; choices: readonly Choice[] },
): string[] {
  return choices.map((choice) => {
    const effect = effectOf(say.t, table, people.shown, choice.action);
    return `- ${table.rules.words.line(say, table, { choice, effect })}`;
  });
}

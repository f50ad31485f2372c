import type { GamePosition } from '../../app/table.ts';
import type { StepPlace } from '../../games/contract/game-words.ts';
import { COMMAND_NAMES, type CommandName, type Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Codes of rejections of commands that do not belong to the current step; other codes reject a wrong choice in it. */
const OUTSIDE_STEP_CODES: ReadonlySet<string> = new Set(['wrong-phase', 'not-this-game', 'nothing-to-retrieve']);

/** True if a command belongs to the current step of a turn, even if it has no legal choice now. */
export function belongsToStep(
  { game, fold, progress }: GamePosition,
  verb: CommandName,
  choices = game.choices(fold.state),
): boolean {
  if (choices.some((choice) => choice.verb === verb)) return true;
  const action = game.exampleAction(verb);
  const code = action && game.rejectionOf(fold.state, progress.seat, action)?.code;
  return action !== undefined && !OUTSIDE_STEP_CODES.has(String(code));
}

/** The commands that belong to the current step of a turn, joined by "or". */
export function commandsDue(say: Speech, position: GamePosition): string {
  const choices = position.game.choices(position.fold.state);
  const due = COMMAND_NAMES.filter((verb) => belongsToStep(position, verb, choices));
  return say.t.either(due.map((verb) => say.mentions[verb]));
}

/** Returns a sentence about the next step of the player to move. */

export function nextStep(say: Speech, position: GamePosition): string {
  return stepWords(say.t, position, 'next', commandsDue(say, position));
}

/** Says what has to be chosen at the current step of a turn, and by which commands; without commands in plain text. */
export function stepWords(t: Translator, position: GamePosition, place: StepPlace, commands = ''): string {
  const { game, content, fold } = position;
  const own = game.words.step?.(t, position, { place, commands });
  if (own !== undefined) return own;
  const step = game.choices(fold.state)[0]?.step;
  switch (place) {
    case 'next': {
      const { drawn } = game.viewOf(fold.state);
      if (step !== 'square' || !drawn) return t('status.next', { commands });
      return t('status.place', { tile: t.writing.strong(game.words.tile(t, content, { id: drawn })), commands });
    }
    case 'to-do':
      return t('step.to-do', { step: step ?? 'draw' });
    case 'text':
      return t(step === 'square' ? 'text.choices' : `text.choices.${step ?? 'piece'}`);
    default:
      return t(step === 'tile' ? 'panel.tiles' : step === 'square' ? 'place.choices' : 'piece.choose');
  }
}

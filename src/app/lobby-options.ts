import { type ChosenOptions, chosenOptionsSchema } from '../core/options.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';
import type { App } from './app.ts';
import type { Rejection } from './rejection.ts';

/** Completes the options of a game: adds the defaults of those left out. The value is undefined for a game without options. */
export function completeOptions(game: AnyGame, given: ChosenOptions): Result<ChosenOptions | undefined, Rejection> {
  const parsed = chosenOptionsSchema(game.options).safeParse(given);
  if (parsed.success) {
    const reason = game.optionsRejection?.(parsed.data);
    if (reason) return failure({ code: 'rejected-by-rules', game, reason });
    return success(Object.keys(game.options).length > 0 ? parsed.data : undefined);
  }
  const [issue] = parsed.error.issues;
  const option = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  return failure({ code: 'no-such-option', game, option: String(option) });
}

/** New values of options; `undefined` resets an option to its default. */
export type OptionsChange = { readonly [Name in keyof GameOptions]?: GameOptions[Name] | undefined };

/**
 * The options of a lobby after a change, or why the change is rejected. Earlier choices that the change makes meaningless go
 * back to their defaults, such as the chips of a map when no map is played.
 */
export function optionsAfterChange(
  { library }: Pick<App, 'library'>,
  game: AnyGame,
  { lobby, wanted }: { readonly lobby: Pick<GameRecord, 'options' | 'seats'>; readonly wanted: OptionsChange },
): Result<GameOptions, Rejection> {
  const merged = withoutUnset({ ...lobby.options, ...wanted });
  const together = { ...lobby.options.chosen, ...wanted.chosen };
  const content = library.contentFor(game, together, merged.tiles);
  if (!content) return failure({ code: 'content-not-offered', game });
  const chosen = Object.fromEntries(
    Object.entries(together).map(([name, value]) => {
      const isNew = wanted.chosen !== undefined && name in wanted.chosen;
      const stays = isNew || (game.isOptionOf?.(content, together, { name, value }) ?? true);
      return [name, stays ? value : (game.options[name]?.[0] ?? value)];
    }),
  );
  const used = lobby.seats.length + computersIn({ options: merged });
  const reason = game.optionsRejection?.(chosen, { content, seats: used });
  if (reason) return failure({ code: 'rejected-by-rules', game, reason });
  const isAlone = isAloneIn({ seats: lobby.seats, options: merged });
  if (wanted.told === 'end' && !isAlone) return failure({ code: 'not-alone' });
  const { told, ...others } = merged;
  const changed = {
    ...others,
    ...(isAlone && told && { told }),
    ...(Object.keys(chosen).length > 0 && { chosen }),
  };
  const options = { ...changed, seats: allowedSeatCount(game, changed) };
  return options.seats < used ? failure({ code: 'seats-in-use', seats: used }) : success(options);
}

function withoutUnset(options: OptionsChange): GameOptions {
  // Required options are never undefined.
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as unknown as GameOptions;
}

/** Number of seats that computers take when a game starts. */
export function computersIn({ options }: Pick<GameRecord, 'options'>): number {
  return options.computers?.length ?? 0;
}

/** True if one person is in a lobby, and the others are computers. */
export function isAloneIn(lobby: Pick<GameRecord, 'options' | 'seats'>): boolean {
  return lobby.seats.length < 2 && computersIn(lobby) > 0;
}

/** The wanted number of seats, limited to what the game allows with its options. */
export function allowedSeatCount(game: AnyGame, { seats, chosen }: GameOptions): number {
  return Math.min(Math.max(seats, game.seats.min), maxSeats(game, chosen));
}

/** The largest number of players of a game with its chosen options. */
export function maxSeats(game: AnyGame, options: ChosenOptions | undefined): number {
  return options ? (game.maxSeats?.(options) ?? game.seats.max) : game.seats.max;
}

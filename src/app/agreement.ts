import type { AnyGame } from '../games/contract/game.ts';
import type { GameOptions, GameRecord } from '../store/records.ts';
import type { App } from './app.ts';
import { optionsAfterChange } from './lobby-options.ts';

/**
 * The options of a lobby after a change. If the game changes ratings, some options, such as drawing ahead, stay off until
 * everybody who had joined before has agreed to them. A player who joins later agrees to the options that the lobby tells.
 */
export function withAgreement(
  app: Pick<App, 'library'>,
  game: AnyGame,
  before: Pick<GameRecord, 'ownerId' | 'seats' | 'options'>,
  after: Pick<GameRecord, 'seats' | 'options'>,
): GameOptions {
  const { seats } = after;
  const { proposed: earlier, ...options } = after.options;
  const { chosen = {}, advice } = options;
  const usual = (name: string) => game.options[name]![0];
  const isNew = (name: string) => chosen[name] !== before.options.chosen?.[name] || before.options.advice === true;
  const names = (game.agreedOptions ?? []).filter(
    (name) => (chosen[name] ?? usual(name)) !== usual(name) && isNew(name),
  );
  const others = before.seats.filter(({ userId }) => userId !== before.ownerId);
  const proposed =
    names.length > 0
      ? {
          chosen: Object.fromEntries(names.map((name) => [name, chosen[name]!])),
          missing: others.map(({ colour }) => colour),
        }
      : earlier;
  if (!proposed) return options;
  // Colours may have changed, and people left.
  const waiting = before.seats.filter(({ colour }) => proposed.missing.includes(colour)).map(({ userId }) => userId);
  const missing = seats.filter(({ userId }) => waiting.includes(userId)).map(({ colour }) => colour);
  if (advice || missing.length === 0) {
    const agreed = optionsAfterChange(app, game, { lobby: { seats, options }, wanted: { chosen: proposed.chosen } });
    return agreed.ok ? agreed.value : options;
  }
  const off = Object.fromEntries(names.map((name) => [name, usual(name)]));
  return { ...options, chosen: { ...chosen, ...off }, proposed: { ...proposed, missing } };
}

import { isDeepStrictEqual } from 'node:util';
import type { KilledGame } from './kill-run.ts';

/** What differs between a game in which the program was killed and the same game without that, in words. */
export function differences(killed: KilledGame, undisturbed: KilledGame): string[] {
  const found: string[] = [];
  const compare = (what: string, of: (game: KilledGame) => unknown) => {
    const [one, other] = [of(killed), of(undisturbed)];
    if (isDeepStrictEqual(one, other)) return;
    found.push(`${what}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`);
  };
  compare('status', ({ record }) => record.status);
  compare('acts', ({ record }) => record.acts.map(({ act, seq }) => ({ act, seq })));
  compare('scores', ({ scores }) => scores);
  compare('length of the log', ({ log }) => log.length);
  const length = Math.max(killed.log.length, undisturbed.log.length);
  for (let at = 0; at < length; at++) compare(`log entry ${at}`, ({ log }) => log[at]?.entry);
  compare('number of messages', ({ messages }) => messages.now().length);
  const count = Math.max(killed.messages.now().length, undisturbed.messages.now().length);
  for (let at = 0; at < count; at++) {
    const of = ({ messages }: KilledGame) => messages.now()[at];
    const [begin] = of(undisturbed)?.text.split('\n') ?? [];
    compare(`message ${at} (${begin}), mentions`, (game) => of(game)?.mentions);
    compare(`message ${at}, pictures and controls`, (game) => [of(game)?.pictures, of(game)?.verbs]);
    const lines = (game: KilledGame) => of(game)?.text.split('\n') ?? [];
    compare(`message ${at}, number of lines`, (game) => lines(game).length);
    for (const [line] of lines(killed).entries()) compare(`message ${at}, line ${line}`, (game) => lines(game)[line]);
    compare(`ping ${at}`, ({ messages }) => messages.pings[at]);
  }
  compare('number of pings', ({ messages }) => messages.pings.length);
  return found;
}

import type { Difference } from '../../core/proof.ts';
import type { RecordedGame, RecordFault } from '../../core/record.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { Speech } from '../../i18n/speech.ts';
import { plainName } from '../../telling/plain-name.ts';
import { rulesRejectionText } from '../../telling/rejection.ts';
import { fitted } from './message-text.ts';

/** Characters of a foreign text that are shown. */
const SHOWN = 120;

/** A foreign text as inline code, so that no markup in it has an effect. */
export function inCode(text: string): string {
  return `\`${fitted(plainName(text).replaceAll('`', "'"), SHOWN)}\``;
}

/** A fault of a record file: where it is and what is wrong, in technical words. */
export function faultText({ path, message }: RecordFault): string {
  return `${inCode(path)} ${inCode(message)}`;
}

/** A difference in words: the value in the record and the actual value. */
export function differenceText(
  say: Speech,
  game: AnyGame,
  { difference, record: { seats, log } }: { difference: Difference<GameTypes>; record: RecordedGame },
): string {
  const { code } = difference;
  switch (code) {
    case 'version':
      return say('differs.version', { told: difference.recorded, known: difference.known });
    case 'pile-tile':
      return say('differs.pile-tile', { number: difference.at + 1, tile: inCode(difference.tile) });
    case 'rejected': {
      const { entry, rejection } = difference;
      const names = seats.map((seat) => say(`colour.${seat}`));
      const reason = rulesRejectionText(say, { game, reason: rejection }, names);
      return say('differs.refused', { number: entry + 1, line: inCode(log[entry] ?? ''), reason });
    }
    case 'tile-set':
    case 'tile-set-id':
      return say(`differs.${code}`, { told: inCode(difference.recorded), given: inCode(difference.given) });
    case 'commitment':
      return say('differs.commitment', { told: inCode(difference.recorded), actual: inCode(difference.actual) });
    case 'first': {
      const { recorded, actual } = difference;
      return say('differs.first', { told: say(`colour.${recorded}`), actual: say(`colour.${actual}`) });
    }
    case 'pile': {
      const { at, recorded, actual } = difference;
      return say('differs.pile', { number: at + 1, told: inCode(recorded ?? '-'), actual: inCode(actual ?? '-') });
    }
    case 'undrawn':
      return say('differs.undrawn', { told: difference.recorded, actual: difference.actual });
    case 'result': {
      const { key, recorded, actual } = difference;
      return say('differs.result', { key, told: inCode(recorded), actual: inCode(actual) });
    }
    case 'layout':
    case 'strange-layout':
    case 'not-over':
      return say(`differs.${code}`);
  }
}

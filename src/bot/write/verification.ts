import type { Difference } from '../../core/proof.ts';
import type { RecordedGame, RecordFault } from '../../core/record.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { Speech } from '../../i18n/speech.ts';
import { plainName } from '../../telling/plain-name.ts';
import { rulesRejectionText } from '../../telling/rejection.ts';
import { fittedText } from './message-text.ts';

/** Longest quote of a foreign text, in characters. */
const MAX_QUOTE_LENGTH = 120;

/** Quotes a foreign text as inline code, so that its markup has no effect. */
export function inlineCode(text: string): string {
  return `\`${fittedText(plainName(text).replaceAll('`', "'"), MAX_QUOTE_LENGTH)}\``;
}

/** A fault of a record file: where it is and what is wrong, in technical words. */
export function faultText({ path, message }: RecordFault): string {
  return `${inlineCode(path)} ${inlineCode(message)}`;
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
      return say('differs.pile-tile', { number: difference.at + 1, tile: inlineCode(difference.tile) });
    case 'rejected': {
      const { entry, rejection } = difference;
      const names = seats.map((seat) => say(`colour.${seat}`));
      const reason = rulesRejectionText(say, { game, reason: rejection }, names);
      return say('differs.refused', { number: entry + 1, line: inlineCode(log[entry] ?? ''), reason });
    }
    case 'tile-set':
    case 'tile-set-id':
      return say(`differs.${code}`, { told: inlineCode(difference.recorded), given: inlineCode(difference.given) });
    case 'commitment':
      return say('differs.commitment', {
        told: inlineCode(difference.recorded),
        actual: inlineCode(difference.actual),
      });
    case 'first': {
      const { recorded, actual } = difference;
      return say('differs.first', { told: say(`colour.${recorded}`), actual: say(`colour.${actual}`) });
    }
    case 'pile': {
      const { at, recorded, actual } = difference;
      return say('differs.pile', {
        number: at + 1,
        told: inlineCode(recorded ?? '-'),
        actual: inlineCode(actual ?? '-'),
      });
    }
    case 'undrawn':
      return say('differs.undrawn', { told: difference.recorded, actual: difference.actual });
    case 'result': {
      const { key, recorded, actual } = difference;
      return say('differs.result', { key, told: inlineCode(recorded), actual: inlineCode(actual) });
    }
    case 'layout':
    case 'strange-layout':
    case 'not-over':
      return say(`differs.${code}`);
  }
}

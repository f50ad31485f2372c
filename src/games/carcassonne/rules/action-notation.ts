import { COUNT_TEXT, makePlaceAction, parsePlaceAction, WHOLE_TEXT } from '../../kernel/placement.ts';
import { type Action, actionSchema, BUYERS, UPGRADE_PAYMENTS, WINE_PAYMENTS } from './action.ts';
import { CHIP_COLOURS } from './chip.ts';

const COLOUR = `(${CHIP_COLOURS.join('|')})`;
const MEEPLE = new RegExp(`^meeple ${COUNT_TEXT}(?: ([a-z]+))?$`);
const ISLAND = new RegExp(`^island ${COLOUR} ${COUNT_TEXT}$`);
const TREAT = new RegExp(`^treat ${WHOLE_TEXT},${WHOLE_TEXT}$`);
const SET = /^set (\w+),(\w+),(\w+)$/;
const SELL = new RegExp(`^sell ${COLOUR} (${WINE_PAYMENTS.join('|')}) (${BUYERS.join('|')})$`);
const UPGRADE = new RegExp(`^upgrade ${COUNT_TEXT} (${UPGRADE_PAYMENTS.join('|')})$`);

/** Actions that are one word. */
const PLAIN = ['draw', 'pass', 'take', 'turn', 'retrieve'] as const;

/**
 * An action as one line: `draw`, `place 4,-1 r90` (x, y, degrees clockwise), `meeple 2` (index of the segment), `meeple
 * 2 large`, `pass`, `take`, `island orange 1` (pile), `treat 3,4`, `set orange1,orange2,purple1`, `sell purple 11
 * abroad`, `upgrade 3 112` (index of the meeple, values of the chips), `turn`, `retrieve`.
 */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return makePlaceAction(action);
    case 'meeple':
      return action.as === undefined ? `meeple ${action.on}` : `meeple ${action.on} ${action.as}`;
    case 'island':
      return `island ${action.colour} ${action.pile}`;
    case 'treat':
      return `treat ${action.x},${action.y}`;
    case 'set':
      return `set ${action.chips.join(',')}`;
    case 'sell':
      return `sell ${action.colour} ${action.pay} ${action.to}`;
    case 'upgrade':
      return `upgrade ${action.meeple} ${action.pay}`;
    default:
      return action.type;
  }
}

/** Reads what `makeAction` writes, to the letter; undefined for every other text. */
export function parseAction(text: string): Action | undefined {
  const plain = PLAIN.find((type) => type === text);
  if (plain) return { type: plain };
  const place = parsePlaceAction(text);
  if (place) return place;
  const parsed = actionSchema.safeParse(partsOf(text));
  return parsed.success ? parsed.data : undefined;
}

/** The parts of an action, not checked yet; undefined for every other text. */
function partsOf(text: string): object | undefined {
  const meeple = MEEPLE.exec(text);
  if (meeple) return { type: 'meeple', on: Number(meeple[1]), ...(meeple[2] !== undefined && { as: meeple[2] }) };
  const island = ISLAND.exec(text);
  if (island) return { type: 'island', colour: island[1], pile: Number(island[2]) };
  const treat = TREAT.exec(text);
  if (treat) return { type: 'treat', x: Number(treat[1]), y: Number(treat[2]) };
  const set = SET.exec(text);
  if (set) return { type: 'set', chips: set.slice(1) };
  const sell = SELL.exec(text);
  if (sell) return { type: 'sell', colour: sell[1], pay: sell[2], to: sell[3] };
  const upgrade = UPGRADE.exec(text);
  return upgrade ? { type: 'upgrade', meeple: Number(upgrade[1]), pay: upgrade[2] } : undefined;
}

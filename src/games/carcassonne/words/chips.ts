import { handOf } from '../expansions/chips/rules.ts';
import { ISLANDS } from '../expansions/islands/rules.ts';
import { onIsle } from '../expansions/isle/rules.ts';
import type { Action, ActionOf, ActionType } from '../rules/action.ts';
import { type Chip, makeChip, parseChip } from '../rules/chip.ts';
import { legalActions } from '../rules/legal.ts';
import { meeplePlace } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';
import { describeSegment, describeTile } from './tile.ts';

/** Chips in words, such as "orange 1, purple 2". */
export function chipsText(t: CarcassonneTranslator, chips: readonly Chip[]): string {
  return chips.map(({ colour, value }) => t('chip', { colour, value })).join(', ');
}

/** The chips of a seat and its meeples on the Isle of Man; nothing where it has none. */
export function seatChips(t: CarcassonneTranslator, state: State, seat: number): string[] {
  const hand = [...handOf(state, seat)].sort((a, b) => (makeChip(a) < makeChip(b) ? -1 : 1));
  const isle = onIsle(state, seat);
  return [
    ...(hand.length > 0 ? [t('seat.chips', { chips: countedChips(t, hand) })] : []),
    ...(isle > 0 ? [t('seat.isle', { isle })] : []),
  ];
}

/** Sorted chips in words, equal ones once with their number, such as "orange 1, 3 × purple 2". */
function countedChips(t: CarcassonneTranslator, chips: readonly Chip[]): string {
  const counts = new Map<string, number>();
  for (const chip of chips.map((one) => chipsText(t, [one]))) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts].map(([chip, count]) => (count > 1 ? t('chip.count', { count, chip }) : chip)).join(', ');
}

/** Whether wine can be sold. */
export function maySell(state: State): boolean {
  return legalActions(state).some(({ type }) => type === 'sell');
}

/** Whether wine can be sold and nothing be done with a piece. */
export function onlySells(state: State): boolean {
  return isOnlyOffered(state, 'sell');
}

/** Whether the abbot can be taken back, and no piece be placed and no wine be sold. */
export function onlyRetrieves(state: State): boolean {
  return isOnlyOffered(state, 'retrieve');
}

function isOnlyOffered(state: State, type: ActionType): boolean {
  const others = legalActions(state).filter((action) => action.type !== 'pass');
  return state.phase === 'piece' && others.length > 0 && others.every((action) => action.type === type);
}

/** The message of what a pass declines when a piece could be placed. */
function passWord(state: State) {
  if (onlySells(state)) return 'choice.pass.sale';
  return onlyRetrieves(state) ? 'choice.pass.retrieve' : 'choice.pass';
}

/** What is chosen with a use of chips. */
export function chipChoice(t: CarcassonneTranslator, state: State, action: Action): string {
  switch (action.type) {
    case 'draw':
      return t('choice.draw');
    case 'pass':
      if (state.phase === 'piece') return t(passWord(state));
      return t(`choice.pass.${state.phase as 'upgrade' | 'further'}`);
    case 'island':
      return t('choice.island', islandWords(t, state, action));
    case 'treat':
      return t('choice.treat', { x: action.x, y: action.y });
    case 'set':
      return t('choice.set', { chips: setText(t, action) });
    case 'sell':
      return t('choice.sell', { colour: t('colour', { colour: action.colour }), to: action.to, pay: action.pay });
    case 'upgrade':
      return t('choice.upgrade', { ...meepleWords(t, state, action), values: paidText(action) });
    default:
      return t('choice.turn');
  }
}

/** The value of an option of a use of chips in words; undefined for numbers. */
export function chipOption(
  t: CarcassonneTranslator,
  state: State,
  { action, option }: { readonly action: Action; readonly option: string },
): string | undefined {
  switch (action.type) {
    case 'sell':
      return chipChoice(t, state, action);
    case 'upgrade': {
      if (option === 'with') return paidText(action);
      const { place, x, y } = meepleWords(t, state, action);
      return `${place}, x ${x}, y ${y}`;
    }
    case 'island':
      return t('option.pile', { ...islandWords(t, state, action), pile: action.pile + 1 });
    case 'set':
      return setText(t, action);
    default:
      return undefined;
  }
}

/** An island and the tile on top of one of its piles. */
function islandWords(t: CarcassonneTranslator, state: State, { colour, pile }: ActionOf<'island'>) {
  const top = ISLANDS.of(state).piles.find((one) => one.colour === colour && one.pile === pile)!.tiles[0]!;
  return { colour: t('colour', { colour }), tile: describeTile(t, state.set, state.set.tiles[top]!.id) };
}

function setText(t: CarcassonneTranslator, { chips }: ActionOf<'set'>): string {
  return chipsText(
    t,
    chips.map((text) => parseChip(text)!),
  );
}

/** The meeple of an upgrade: its square, and where it stands there. */
function meepleWords(t: CarcassonneTranslator, state: State, { meeple }: ActionOf<'upgrade'>) {
  const { x, y, name } = meeplePlace(state, meeple);
  return { x, y, place: describeSegment(t, name) };
}

function paidText({ pay }: ActionOf<'upgrade'>): string {
  return [...pay].join(' + ');
}

/** What a use of chips does at once. */
export function chipEffects(t: CarcassonneTranslator, state: State, action: Action): readonly string[] {
  switch (action.type) {
    case 'draw':
      return [t('effect.pile')];
    case 'island':
      return [t('effect.island')];
    case 'set':
      return [t('effect.set', { meeples: onIsle(state, state.seat) })];
    case 'upgrade':
      return [t('effect.upgrade')];
    case 'turn':
      return [t('effect.turn')];
    default:
      return [];
  }
}

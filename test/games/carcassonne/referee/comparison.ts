import { makeOrder } from '../../../../src/core/order-name.ts';
import { hiddenIslandTiles } from '../../../../src/games/carcassonne/expansions/islands/rules.ts';
import type { UpgradedMeeple } from '../../../../src/games/carcassonne/expansions/upgrades/rules.ts';
import { makeAction } from '../../../../src/games/carcassonne/game/action.ts';
import type { Action } from '../../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { featuresOf } from '../../../../src/games/carcassonne/rules/feature.ts';
import { currentStep } from '../../../../src/games/carcassonne/rules/move.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import type { View } from '../../../../src/games/carcassonne/rules/view.ts';
import { viewOf } from '../../../../src/games/carcassonne/rules/view-of.ts';
import type { SegmentPlace } from '../../../../src/games/contract/view.ts';
import type { Chip } from './chip-game.ts';
import { type CardName, GOODS, type Held, PIECE_NAMES } from './expansions.ts';
import type { Referee } from './referee.ts';
import { toldOf } from './told.ts';

/** What is said about a game, by matter. */
type Said = Readonly<Record<string, unknown>>;

/** The engine's game: `sheet` = points of every seat by its events, `events` = those of the last action. */
interface Engine {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly sheet: readonly number[];
  readonly events: readonly GameEvent[];
}

/**
 * What differs between engine and referee, one line a matter.
 *
 * @param told what the referee tells of the last action
 */
export function differences(
  { state, legal, sheet, events }: Engine,
  referee: Referee,
  told: readonly string[],
): string[] {
  const view = viewOf(state);
  const engine = {
    ...engineSays(state, view),
    legal: legal.map(makeAction).sort(),
    orders: orderedSteps(state, legal),
    'score sheet': sheet,
    // Features may be scored in any order (E43).
    events: events.flatMap((event) => toldOf(event) ?? []).sort(),
  };
  const other: Said = {
    ...refereeSays(referee),
    legal: referee.legal().sort(),
    orders: referee.orderedSteps(),
    'score sheet': referee.scores,
    events: [...told].sort(),
  };
  const found = Object.entries(engine).flatMap(([matter, said]) => {
    const [a, b] = [JSON.stringify(said), JSON.stringify(other[matter])];
    return a === b ? [] : [`${matter}: engine ${a}, referee ${b}`];
  });
  // Finding out about all features takes long; at the end of a turn, what was scored has left them, too.
  const isTurnOver = ['draw', 'further', 'over'].includes(view.phase);
  return isTurnOver ? [...found, ...featureDifferences(state, view, referee)] : found;
}

/** What each standing order would do now, where there is a choice, and one that names the seat before, if an order may. */
export function orderedSteps(state: State, legal: readonly Action[]): string[] {
  const question = currentStep(state)?.question;
  if (!question || legal.length < 2) return [];
  const { seat, setup } = state;
  const named = setup.colours.at(seat - 1)!;
  const naming = question.mayName ? [makeOrder({ order: question.orders[0], named })] : [];
  const orders = [...question.orders, ...naming];
  return orders.map((order) => makeAction(question.answer(state, order)).replace('dragon ', ''));
}

/** What the engine says of all that lies on the table. */
export function engineSays(state: State, view: View = viewOf(state)): Said {
  const { phase, seats, parts } = view;
  const { chips, islands, treats } = parts;
  const { treat } = treats ?? {};
  const game = state.map?.chips.game;
  const nameOf = segmentNames(state, view);
  return {
    phase,
    seat: phase === 'over' ? undefined : view.seat,
    scores: seats.map(({ score }) => score),
    supply: seats.map(({ meeples, special }) =>
      PIECE_NAMES.map((name) => (name === 'meeple' ? meeples : (special?.[name] ?? 0))),
    ),
    goods: seats.map((seat) => GOODS.map((good) => seat.parts.traders?.[good] ?? 0)),
    cards: cardsText(view.parts.king ?? {}),
    figures: figuresText(view, nameOf),
    machine: machineText({ ...parts.flying, isUsed: parts.flying?.isUsed === true }, view.chance?.flight),
    robbers: seats.map((seat) => seat.parts.robbers ?? 'home').join(' '),
    couriers: seats.map(({ figures }) => figures?.[1] ?? 0),
    message: parts.messages?.open,
    ferries: (parts.ferries?.lying ?? []).map(({ x, y, ends }) => `${x},${y} ${ends}`).join('; '),
    gold: goldText(
      (parts.gold?.ingots ?? []).map(({ x, y, count }) => [`${x},${y}`, count]),
      seats.map((seat) => seat.parts.gold ?? 0),
    ),
    circle: parts.crops?.choice,
    magic: [parts.mage?.mage, parts.mage?.witch].map((at) => (at ? nameOf(at) : 'off')).join(' '),
    abbeys: seats.map((one) => one.parts.abbey ?? false),
    round: phase === 'over' ? [] : (parts.abbey?.round ?? []),
    wagons: (parts.abbey?.wagons ?? []).map(({ seat, x, y }) => `${seat} ${x},${y}`).sort(),
    drawn: view.drawn,
    held: seats.map((one) => one.parts.hand ?? []),
    'tiles left': Object.values(view.pile.tiles).reduce((sum, count) => sum + count, -hiddenIslandTiles(parts)),
    discarded: view.discarded,
    hands: treats ? [] : seats.map((one) => handOf(one.parts.chips ?? [], game)),
    isle: seats.map((one) => one.parts.isle ?? 0),
    chips: (chips?.onBoard ?? [])
      .map(({ x, y, faceUp, colour = '', value = '' }) => `${x},${y} ${faceUp} ${colour}${value}`)
      .sort(),
    treat: treat && `${treat.colour}${treat.value}`,
    piles:
      phase === 'over' ? [] : (islands?.piles ?? []).map(({ colour, pile, count, top }) => [colour, pile, count, top]),
    pieces: view.pieces.map((one, at) => {
      const chip = (state.pieces[at]!.raised as UpgradedMeeple | undefined)?.chip.value ?? '';
      return `${one.seat} ${nameOf(one)} ${one.piece}${chip}${one.corner ?? ''}`;
    }),
  };
}

/** Where dragon and fairy are, and the flight under way. */
function figuresText(
  { parts: { dragon: figures } }: View,
  nameOf: (place: SegmentPlace) => string | undefined,
): string {
  const { dragon, fairy, flight, isPortalUsed } = figures ?? {};
  const square = (at: { x: number; y: number } | undefined) => (at ? `${at.x},${at.y}` : 'nowhere');
  const company = fairy?.with ? `${fairy.with.seat} ${nameOf(fairy.with)}` : 'nobody';
  const flown = (flight ?? []).map(square).join(' ');
  return `${square(dragon)}; ${square(fairy)} with ${company}; ${flown}; ${isPortalUsed === true}`;
}

function refereeFigures({ figures: { dragon, fairy, flight, isPortalUsed } }: Referee): string {
  const company = fairy?.piece ? `${fairy.piece.seat} ${fairy.piece.part}` : 'nobody';
  return `${dragon ?? 'nowhere'}; ${fairy?.square ?? 'nowhere'} with ${company}; ${(flight ?? []).join(' ')}; ${isPortalUsed}`;
}

/** Whether the machine is used, what is in the air and how far it flies; all that has been thrown. */
function machineText(
  { isUsed, inAir = 'nobody', thrown }: { isUsed: boolean; inAir?: string | undefined; thrown?: number | undefined },
  all: readonly string[] = [],
): string {
  return `${isUsed ? 'used' : 'free'} ${inAir}${thrown ?? ''}; ${all.join(' ')}`;
}

/** Ingots by square, in an order of their own, and those of the seats. */
function goldText(laid: readonly (readonly [string, number])[], ofSeats: readonly number[]): string {
  const squares = laid.map(([square, count]) => `${count} at ${square}`).sort();
  return `${squares.join(' ')}; ${ofSeats.join(' ')}`;
}

/** The cards in an order of their own. */
function cardsText(cards: Partial<Record<CardName, Held>>): string[] {
  return Object.entries(cards)
    .map(([card, { seat, tiles }]) => `${card} ${seat} ${tiles}`)
    .sort();
}

/** What the referee says of the same matters. */
export function refereeSays(referee: Referee): Said {
  const { chipGame, phase } = referee;
  const { hands, isle, name, treat } = chipGame;
  return {
    phase,
    seat: phase === 'over' ? undefined : referee.seat,
    scores: referee.scores,
    supply: referee.scores.map((_, seat) => PIECE_NAMES.map((name) => referee.supply[name][seat])),
    goods: referee.goods.map((tokens) => GOODS.map((good) => tokens[good])),
    cards: cardsText(referee.cards),
    figures: refereeFigures(referee),
    machine: machineText(referee.machine, referee.thrown),
    robbers: referee.robbers.map((space) => space ?? 'home').join(' '),
    couriers: referee.couriers,
    message: referee.message,
    ferries: [...referee.ferries].map((one) => one.join(' ')).join('; '),
    gold: goldText([...referee.ingots], referee.gold),
    circle: referee.circle?.choice,
    magic: [referee.magic.mage, referee.magic.witch].map((part) => part ?? 'off').join(' '),
    abbeys: referee.abbeys,
    round: phase === 'over' ? [] : (referee.round ?? []),
    wagons: referee.wagons.map(({ seat, square }) => `${seat} ${square}`).sort(),
    drawn: referee.tile,
    held: referee.held,
    'tiles left': referee.pile.length,
    discarded: referee.discarded,
    hands: name === 'treats' ? [] : hands.map((hand) => handOf(hand, name)),
    isle,
    chips: chipGame.chips
      .map(({ x, y, colour, value, faceUp }) => {
        const seen = faceUp || name === 'isle' ? colour : '';
        return `${x},${y} ${faceUp} ${seen}${faceUp ? value : ''}`;
      })
      .sort(),
    treat: treat && `${treat.colour}${treat.value}`,
    piles:
      phase === 'over'
        ? []
        : chipGame.piles.map(({ colour, pile, tiles, faceUp }) => [
            colour,
            pile,
            tiles.length,
            faceUp ? tiles[0] : undefined,
          ]),
    pieces: referee.pieces.map(
      ({ seat, part, chip, name, corner = '' }) => `${seat} ${part} ${chip ? `upgraded${chip}` : name}${corner}`,
    ),
  };
}

/** What differs in the features: what belongs to each, whether it is completed, its points and who has the majority. */
function featureDifferences(state: State, view: View, referee: Referee): string[] {
  const nameOf = segmentNames(state, view);
  const standings = referee.standings();
  const told = featuresOf(state).flatMap((feature) => {
    const parts = feature.segments.flatMap((place) => nameOf(place) ?? []);
    return parts.length > 0 && (feature.kind as string) !== 'river' ? [{ ...feature, parts }] : [];
  });
  const placed = referee.features.filter(({ parts }) => placedOf(parts).length > 0);
  const found = told.flatMap(({ kind, completed, points, coatsOfArms, seats, strengths, parts }) => {
    const other = referee.featureOf(parts[0]!);
    const standing = standings.get(other);
    const others = placedOf(other.parts);
    const here = standing?.strengths ?? strengths.map(() => 0);
    const engine = `${kind} ${completed} ${points} coats ${coatsOfArms} seats ${seats} of ${strengths}`;
    const ruled = `${other.kind} ${other.completed} ${other.points} coats ${other.coats} seats ${standing?.seats ?? ''} of ${here}`;
    const isSame = engine === ruled && parts.length === others.length && parts.every((part) => other.parts.has(part));
    return isSame ? [] : [`feature: engine ${engine} at ${parts}, referee ${ruled} at ${others}`];
  });
  if (told.length !== placed.length) found.push(`features: engine ${told.length}, referee ${placed.length}`);
  return found;
}

/** The segments of a feature that are not those of large cities. */
function placedOf(parts: ReadonlySet<string>): string[] {
  return [...parts].filter((part) => !part.startsWith('large'));
}

/** Names of the engine's segments as the referee has them; the engine's tiles of large cities have none. */
function segmentNames({ map }: State, { tiles }: View): (place: SegmentPlace) => string | undefined {
  const cities = new Set(map?.cities.map(({ squares: [first] }) => `${first!.x},${first!.y}`));
  return ({ tile, segment }) => {
    const { x, y } = tiles[tile]!;
    const square = `${x},${y}`;
    return cities.has(square) ? undefined : `${square}/${segment}`;
  };
}

/** Chips in front of a seat, as far as they matter: upgrades are paid with values, island tiles with colours. */
function handOf(hand: readonly Chip[], game: string | undefined): string {
  const nameOf = ({ colour, value }: Chip) => {
    if (game === 'upgrades') return `${value}`;
    return game === 'islands' ? colour : `${colour}${value}`;
  };
  return hand.map(nameOf).sort().join(' ');
}

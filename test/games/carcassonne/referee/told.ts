import type { GameEvent } from '../../../../src/games/carcassonne/rules/event.ts';
import { GOODS, type Goods, type Held } from './expansions.ts';
import type { Feature } from './features.ts';

/** Events as texts, which are the same for engine and referee. */

/** @param of.there seats with meeples there */
export function scored(
  { kind, completed, points }: Pick<Feature, 'kind' | 'completed' | 'points'>,
  { there, seats }: { readonly there: readonly number[]; readonly seats: readonly number[] },
): string {
  const beaten = there.filter((seat) => !seats.includes(seat));
  return featureText(kind, { completed, points, seats, beaten });
}

export function retrieved(seat: number, of: { part: string; kind: string; points: number }): string {
  return `${seat} takes the abbot back from the ${of.kind} ${of.part}: ${of.points}`;
}

export function takenHome(seat: number, piece: string, part: string): string {
  return `${seat} takes the ${piece} home from ${part}`;
}

export function goodsTaken(seat: number, goods: Partial<Goods>): string {
  return `${seat} takes ${GOODS.flatMap((good) => (goods[good] ? [`${goods[good]} ${good}`] : []))}`;
}

export function goodsScored(good: string, seats: readonly number[]): string {
  return `${good}: 10 to ${seats}`;
}

export function pigScored(seat: number, points: number): string {
  return `pig of ${seat}: ${points}`;
}

export function herdScored(seat: number, points: number): string {
  return `herd of ${seat}: ${points}`;
}

export function barnScored(seat: number, points: number): string {
  return `barn of ${seat}: ${points}`;
}

export function fairyScored(seat: number, points: number): string {
  return `fairy of ${seat}: ${points}`;
}

export function thrown(seat: number, piece: string, outcome: string): string {
  return `${seat} throws for the ${piece}: ${outcome}`;
}

export function robbed(seat: number, points: number): string {
  return `${seat} robs ${points}`;
}

export function figureMoved(seat: number, figure: string, space: number): string {
  return `${figure} of ${seat} to ${space}`;
}

export function messageDrawn(seat: number, message: string): string {
  return `${seat} draws ${message}`;
}

/** @param what the message, or what is done instead of it, or whose return it was */
export function messageAnswered(seat: number, points: number, what: string): string {
  return `${seat} gets ${points}: ${what}`;
}

export function goldTaken(seat: number, ingots: number): string {
  return `${seat} takes ${ingots} ingots`;
}

export function goldScored(seat: number, points: number): string {
  return `gold of ${seat}: ${points}`;
}

export function circleChosen(seat: number, choice: string, kind: string): string {
  return `${seat} chooses ${choice} for every ${kind}`;
}

export function magicianLeft(figure: string): string {
  return `the ${figure} leaves`;
}

export function cardTaken(card: string, { seat, tiles }: Held, from: number | undefined): string {
  return `${seat} takes the ${card} with ${tiles} from ${from ?? 'nobody'}`;
}

export function cardScored(card: string, seat: number, points: number): string {
  return `${card} of ${seat}: ${points}`;
}

export function turnStarted(seat: number): string {
  return `turn of ${seat}`;
}

export function ended(scores: readonly number[]): string {
  const most = Math.max(...scores);
  return endText(
    scores,
    scores.flatMap((score, seat) => (score === most ? [seat] : [])),
  );
}

function featureText(
  kind: string,
  of: { completed: boolean; points: number; seats: readonly number[]; beaten: readonly number[] },
): string {
  return `${of.completed ? 'completed' : 'open'} ${kind}: ${of.points} to ${of.seats}, not to ${of.beaten}`;
}

function endText(scores: readonly number[], winners: readonly number[]): string {
  return `ended ${scores}, won by ${winners}`;
}

/** Events of expansions, by the names and members that the engine gives them. */
type ExpansionEvent =
  | { type: 'retrieved'; seat: number; kind: string; segment: number; points: number; x: number; y: number }
  | { type: 'goods-taken'; seat: number; goods: Partial<Goods> }
  | { type: 'goods-scored'; goods: string; seats: readonly number[]; points: number }
  | { type: 'pig-scored'; seat: number; points: number }
  | { type: 'herd-scored'; seat: number; points: number }
  | { type: 'barn-scored'; seat: number; points: number }
  | { type: 'fairy-scored'; seat: number; points: number }
  | { type: 'thrown'; seat: number; piece: string; thrown: number; canLand: boolean }
  | { type: 'robbed'; seat: number; points: number }
  | { type: 'figure-moved'; seat: number; figure: string; space: number }
  | { type: 'message-drawn'; seat: number; message: string }
  | {
      type: 'message-answered';
      seat: number;
      message: string;
      points: number;
      isInstead?: true;
      home?: { piece: string; segment: number; x: number; y: number };
    }
  | { type: 'gold-taken'; seat: number; ingots: number }
  | { type: 'gold-scored'; seat: number; points: number }
  | { type: 'circle-chosen'; seat: number; choice: string; kind: string }
  | { type: 'magician-left'; figure: string }
  | { type: 'card-taken'; card: string; seat: number; tiles: number; from?: number }
  | { type: 'card-scored'; card: string; seat: number; points: number };

/** An event of the engine as text; undefined for one that the comparison of all else on the table tells of. */
export function toldOf(given: GameEvent): string | undefined {
  const event = given as GameEvent | ExpansionEvent;
  switch (event.type) {
    // What nobody got anything for is not told.
    case 'feature-scored':
      return event.seats.length === 0 ? undefined : featureText(event.kind, event);
    case 'retrieved':
      return retrieved(event.seat, { ...event, part: `${event.x},${event.y}/${event.segment}` });
    case 'taken-off':
      return takenHome(event.seat, event.piece, `${event.x},${event.y}/${event.segment}`);
    case 'goods-taken':
      return goodsTaken(event.seat, event.goods);
    case 'goods-scored':
      return event.points === 10 ? goodsScored(event.goods, event.seats) : `${event.goods}: ${event.points}`;
    case 'pig-scored':
      return event.points === 0 ? undefined : pigScored(event.seat, event.points);
    case 'herd-scored':
      return event.points === 0 ? undefined : herdScored(event.seat, event.points);
    case 'barn-scored':
      return event.points === 0 ? undefined : barnScored(event.seat, event.points);
    case 'fairy-scored':
      return fairyScored(event.seat, event.points);
    case 'thrown':
      return thrown(event.seat, event.piece, `${event.thrown} ${event.canLand}`);
    case 'robbed':
      return robbed(event.seat, event.points);
    case 'figure-moved':
      return figureMoved(event.seat, event.figure, event.space);
    case 'message-drawn':
      return messageDrawn(event.seat, event.message);
    case 'message-answered': {
      const { home, isInstead, message, points, seat } = event;
      const what = home ? `return of the ${home.piece} at ${home.x},${home.y}/${home.segment}` : message;
      return messageAnswered(seat, points, isInstead ? `instead of ${message}` : what);
    }
    case 'gold-taken':
      return goldTaken(event.seat, event.ingots);
    case 'gold-scored':
      return goldScored(event.seat, event.points);
    case 'circle-chosen':
      return circleChosen(event.seat, event.choice, event.kind);
    case 'magician-left':
      return magicianLeft(event.figure);
    case 'card-taken':
      return cardTaken(event.card, event, event.from);
    case 'card-scored':
      return cardScored(event.card, event.seat, event.points);
    case 'turn-started':
      return turnStarted(event.seat);
    case 'ended':
      return endText(event.scores, event.winners);
    default:
      return undefined;
  }
}

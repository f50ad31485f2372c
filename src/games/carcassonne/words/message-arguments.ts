// Made from en.ts by tools/make-message-arguments.ts (npm run messages).
import type { en } from './en.ts';

/** The arguments of every message that has any. */
interface Arguments {
  readonly 'chosen.farms': { readonly farms: string };
  readonly 'chosen.meeples': { readonly meeples: number };
  readonly 'piece.meeple.count': { readonly count: number };
  readonly standing: { readonly kind: string };
  readonly 'seat.score': { readonly meeples: number };
  readonly 'seat.alt': { readonly meeples: number };
  readonly 'tile.coats': { readonly count: number };
  readonly 'choice.meeple': { readonly place: string | number };
  readonly 'line.pass': { readonly command: string | number; readonly effect: string | number };
  readonly 'line.pass.text': { readonly effect: string | number };
  readonly 'effect.completes': { readonly kind: string; readonly points: number; readonly nobody: string; readonly names: string | number };
  readonly 'facts.road': { readonly tiles: number; readonly completed: string };
  readonly 'facts.city': { readonly tiles: number; readonly coats: number; readonly completed: string };
  readonly 'facts.monastery': { readonly tiles: string | number };
  readonly 'facts.field': { readonly cities: number };
  readonly 'event.scored': { readonly names: string | number; readonly count: number; readonly points: number; readonly feature: string | number };
  readonly 'event.scored.nobody': { readonly feature: string | number };
  readonly 'event.scored.beaten': { readonly names: string | number };
  readonly 'feature.road': { readonly completed: string; readonly tiles: number };
  readonly 'feature.city': { readonly completed: string; readonly tiles: number; readonly coats: number };
  readonly 'feature.monastery': { readonly completed: string; readonly tiles: string | number };
  readonly 'feature.field': { readonly cities: number };
  readonly 'refused.wrong-phase.draw': { readonly draw: string | number };
  readonly 'refused.wrong-phase.place': { readonly place: string | number };
  readonly 'refused.wrong-phase.piece': { readonly meeple: string | number; readonly pass: string | number };
  readonly 'refused.square-taken': { readonly x: string | number; readonly y: string | number; readonly place: string | number };
  readonly 'refused.square-apart': { readonly x: string | number; readonly y: string | number; readonly place: string | number };
  readonly 'refused.edge-clash': { readonly x: string | number; readonly y: string | number; readonly clashes: string | number; readonly place: string | number };
  readonly 'refused.clash': { readonly side: string | number; readonly offered: string | number; readonly demanded: string | number };
  readonly 'refused.no-farms': { readonly pass: string | number };
  readonly 'refused.occupied': { readonly kind: string; readonly pass: string | number };
  readonly 'refused.none-left': { readonly pass: string | number };
}

/** The arguments of every message. */
export type MessageArguments = {
  readonly [Key in keyof typeof en]: Key extends keyof Arguments ? Arguments[Key] : Readonly<Record<never, never>>;
};

import * as z from 'zod';
import { addStrength, featureOf } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import { segmentPlace } from '../../../kernel/features.ts';
import { squareOfSegment } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { Expansion, State, StrengthenedPiece } from '../../rules/state.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../../rules/tile-set-file.ts';
import type { Verb } from '../../rules/verb.ts';
import { type Chip, withoutChips } from '../chips/chip.ts';
import { BOARD_CHIPS, canPay, chipsFor, handOf, setHand, takeVerb } from '../chips/rules.ts';

/** How an upgrade is paid for: values of chips with a sum of 4; the first chip lies under the meeple. */
export const UPGRADE_PAYMENTS = ['22', '112', '211', '1111'] as const;

/** Upgrades a meeple, by its index among those on the board. */
const upgradeSchema = z.strictObject({
  type: z.literal('upgrade'),
  meeple: z.int().min(0),
  pay: z.enum(UPGRADE_PAYMENTS),
});

interface Upgraded extends Square {
  readonly type: 'upgraded';
  readonly seat: number;
  readonly kind: SegmentKind;
  readonly segment: number;
  readonly chips: readonly Chip[];
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionActions {
    readonly upgrade: z.infer<typeof upgradeSchema>;
  }
  interface ExpansionEvents {
    readonly upgraded: Upgraded;
  }
  interface ExpansionSteps {
    readonly upgrade: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const UPGRADE_SCORINGS = { upgraded: 'nothing' as const };

/** A meeple on a chip, which counts as two. */
export interface UpgradedMeeple extends StrengthenedPiece {
  readonly chip: Chip;
}

/** The upgrade that a chip gives a meeple. */
export function upgradedBy(chip: Chip): UpgradedMeeple {
  return { piece: 'upgraded', strength: 1, chip };
}

/** The sum of the chips that an upgrade takes. */
const UPGRADE_COST = 4;

/** The payload of an upgrade is meeple * PAYMENTS + index of its payment. */
const PAYMENTS = UPGRADE_PAYMENTS.length;

/** The index of the meeple that an upgrade (by its payload) is about. */
export function upgradedMeeple(payload: number): number {
  return Math.floor(payload / PAYMENTS);
}

/** After the piece is placed, a meeple counts as two for chips with a sum of 4, one of which lies under it. */
const upgradeVerb: Verb<State, ActionOf<'upgrade'>> = {
  type: 'upgrade',
  schema: upgradeSchema,
  step: 'upgrade',
  payloads(state) {
    const { pieces, seat } = state;
    const hand = handOf(state, seat);
    const payments: number[] = [];
    for (let pay = 0; pay < PAYMENTS; pay++) if (canPay(hand, UPGRADE_PAYMENTS[pay]!)) payments.push(pay);
    if (payments.length === 0) return [];
    const payloads: number[] = [];
    for (let meeple = 0; meeple < pieces.length; meeple++) {
      const { seat: owner, kind, raised } = pieces[meeple]!;
      if (owner !== seat || raised || kind) continue;
      for (const pay of payments) payloads.push(meeple * PAYMENTS + pay);
    }
    return payloads;
  },
  actionOf: (_, payload) => ({
    type: 'upgrade',
    meeple: upgradedMeeple(payload),
    pay: UPGRADE_PAYMENTS[payload % PAYMENTS]!,
  }),
  play(state, payload, events) {
    const { board, pieces, seat } = state;
    const { graph } = board;
    const hand = handOf(state, seat);
    const paid = chipsFor(hand, UPGRADE_PAYMENTS[payload % PAYMENTS]!);
    setHand(state, seat, withoutChips(hand, paid));
    const meeple = upgradedMeeple(payload);
    const { segment } = pieces[meeple]!;
    const raised = upgradedBy(paid[0]!);
    pieces[meeple] = { seat, segment, raised };
    addStrength(graph, featureOf(graph, segment), seat, raised.strength);
    events?.push({
      type: 'upgraded',
      seat,
      kind: SEGMENT_KINDS[graph.kind[segment]!]!,
      segment: segmentPlace(board, segment).segment,
      chips: paid,
      ...squareOfSegment(board, segment),
    });
  },
};

/** The chips of Germany: meeples are upgraded. */
export const upgrades: Expansion = {
  ...BOARD_CHIPS,
  verbs: [takeVerb(), upgradeVerb],
  steps: [...BOARD_CHIPS.steps, { name: 'upgrade', after: 'piece', canPass: true }],
  choosesAfterPiece: (state) => handOf(state, state.seat).reduce((sum, { value }) => sum + value, 0) >= UPGRADE_COST,
};

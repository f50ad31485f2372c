import type { Choose } from '../../../../src/simulation/chooser.ts';

/**
 * The index of any action (as texts), or of one of any kind, so that rare ones come up; every kind of piece is a kind of
 * its own.
 */
export function chooseAction(actions: readonly string[], choose: Choose, byKind: boolean): number {
  const kinds = [...new Set(actions.map(kindOf))];
  const kind = byKind ? kinds[choose(kinds.length)] : undefined;
  const wanted = actions.flatMap((action, index) => (kind === undefined || kindOf(action) === kind ? [index] : []));
  return wanted[choose(wanted.length)]!;
}

function kindOf(action: string): string {
  const [type, , as = ''] = action.split(' ');
  return type === 'meeple' ? `${type} ${as}` : type!;
}

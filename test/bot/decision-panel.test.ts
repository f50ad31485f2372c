import { expect, it } from 'vitest';
import { decisionPanel } from '../../src/bot/panel/decision-panel.ts';
import type { PanelContext } from '../../src/bot/panel/panel-parts.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';
import { offerOf } from '../telling/turn/made-offer.ts';

/** The text in which the square of the second ingot is chosen, after these turns. */
function textAfter(drawn: readonly string[], ...actions: readonly string[]): string {
  const made = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: [...drawn, ...plain(3)],
    options: { gold: true },
  });
  const offered = offerOf(made.play(...actions));
  const say = (...message: readonly unknown[]) => (offered.t as (...all: readonly unknown[]) => string)(...message);
  const panel = {
    ...{ offered, turn: offered.turn, say: Object.assign(say, { t: offered.t }) },
    ...{ verbOf: (verb: string) => verb, draftButton: () => ({}), picture: () => undefined },
  } as unknown as PanelContext;
  return decisionPanel(panel, { page: 0, news: [], onPage: [] }).words().content ?? '';
}

it('a step with one way alone says that there is no other', () => {
  expect(textAfter(['gold-h'], 'draw', 'place 1,0 r0')).toMatch(/There is only one way\./);
  const around = ['draw', 'place 0,1 r0', 'pass', 'draw', 'place 1,0 r0'];
  const several = textAfter(['base-b', 'gold-h'], ...around);
  expect(several).toMatch(/ingot/i);
  expect(several).not.toMatch(/only one way/);
});

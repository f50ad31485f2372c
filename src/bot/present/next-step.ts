import type { Table } from '../../app/table.ts';
import { legalActions, type legalPlacements, viewFor } from '../../engine/index.ts';
import { doubleName, effectOf, pieceChoices } from './choices.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';
import { describeTile } from './tile.ts';

/** The next step of the player to move, in one sentence. */
export function nextStep(say: Speech, table: Table): string {
  const view = viewFor(table.fold.state);
  switch (view.phase) {
    case 'place':
      return say('status.place', { tile: `**${describeTile(say.t, table.set, view.drawn!)}**` });
    case 'over':
      return say('refused.game-over');
    default:
      return say(`status.${view.phase}`);
  }
}

/** What the player to move can choose now, one line a choice, for answers in private. */
export function choiceLines(say: Speech, table: Table, people: People): string[] {
  switch (table.fold.state.phase) {
    case 'double':
      return [
        say('double.choose'),
        ...legalActions(table.fold.state).flatMap((action) =>
          action.type !== 'double'
            ? []
            : `- ${say('double.choice', {
                tile: doubleName(say.t, table, action.tile),
                rotation: action.rotation,
                effect: effectOf(say.t, table, people.shown, action),
              })}`,
        ),
      ];
    case 'piece':
      return [
        say('piece.choose'),
        ...pieceChoices(say.t, table, people.shown).map(
          ({ piece, value, place, effect }) => `- ${say(`piece.${piece}.on`, { on: `\`${value}\``, place, effect })}`,
        ),
        `- ${say('piece.boat', { effect: effectOf(say.t, table, people.shown, { type: 'boat' }) })}`,
      ];
    default:
      return [];
  }
}

/** Placements of the drawn tile that agree with what was typed so far, one line each. */
export function placementLines(
  say: Speech,
  about: { table: Table; people: People; placements: ReturnType<typeof legalPlacements> },
): string[] {
  return about.placements.map((action) => {
    const { x, y, rotation } = action;
    return `- ${say('place.choice', { x, y, rotation, effect: effectOf(say.t, about.table, about.people.shown, action) })}`;
  });
}

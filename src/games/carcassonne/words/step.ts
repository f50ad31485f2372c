import type { StepPlace } from '../../contract/game-words.ts';
import type { Position } from '../../contract/position.ts';
import { TREATS } from '../expansions/treats/rules.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import { hasBroughtChoice } from '../rules/move.ts';
import { chipsText, maySell, onlyRetrieves, onlySells } from './chips.ts';
import type { CarcassonneTranslator } from './language.ts';
import { giverName } from './pieces.ts';

/**
 * What has to be chosen with chips, an abbot alone, or a second tile, and what is chosen besides a meeple; undefined at
 * every other step of a turn.
 */
export function stepText(
  t: CarcassonneTranslator,
  { fold: { state, actions } }: Position<Carcassonne>,
  { place, commands }: { readonly place: StepPlace; readonly commands: string },
): string | undefined {
  const step = decision();
  return step === undefined || commands === '' ? step : t('step.commands', { step, commands });

  function decision(): string | undefined {
    const at = { place: place === 'to-do' ? 'toDo' : place };
    switch (state.phase) {
      case 'draw':
        return hasBroughtChoice(state) ? t('step.draw', at) : secondTile();
      case 'place':
        return secondTile();
      case 'treat':
        return t('step.treat', { ...at, chip: chipsText(t, [TREATS.of(state).treat!]) });
      case 'piece':
        if (onlyRetrieves(state)) return t('step.retrieve', at);
        if (onlySells(state)) return t('step.sale', at);
        return (place === 'panel' || place === 'list') && maySell(state) ? t('step.sale.too', { place }) : undefined;
      case 'set':
      case 'upgrade':
      case 'further':
        return t(`step.${state.phase}`, at);
      default:
        return undefined;
    }
  }

  function secondTile(): string | undefined {
    if (!state.isFurtherTile || (place !== 'panel' && place !== 'to-do')) return undefined;
    const started = actions.flatMap(({ events }) => events).findLast(({ type }) => type === 'turn-started');
    const by = started?.type === 'turn-started' ? started.by : undefined;
    return by && t('step.second', { place: place === 'to-do' ? 'toDo' : place, piece: giverName(t, by) });
  }
}

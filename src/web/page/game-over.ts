import { isInsideDiscord } from './access.ts';
import { make, makeButton } from './dom.ts';
import { newMoveId, sendMove } from './sending.ts';
import type { PlayedAgain, TurnAnswer } from './turn.ts';

/** The page's functions for the end of a game. */
export interface GameOverActions {
  /** An address below that of the page. */
  address(what: string): URL;
  tellProblem(text: string): void;
}

/** Offers once a game is over: its record, and against computers the same game again. */
export function gameOverElements(turn: TurnAnswer, actions: GameOverActions): HTMLElement[] {
  const { over, words } = turn;
  if (!over) return [];
  const row = make('div', { className: 'row' });
  // A frame inside Discord cannot load files down.
  if (!isInsideDiscord())
    row.append(make('a', { textContent: over.record, href: actions.address('record.json').href }));
  if (over.again === undefined) return [row];
  const again = async () => {
    // Not disabled, so that it keeps the focus.
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const sent = await sendMove<PlayedAgain>(actions.address('again'), { move: newMoveId() });
    // Inside Discord, the frame shows the game of its channel.
    if (sent.outcome === 'played' && isInsideDiscord()) return location.reload();
    // The new page reads the choices of language and colours from its address, as this one does.
    if (sent.outcome === 'played') return location.assign(`${sent.path}${location.search}`);
    button.ariaBusy = 'false';
    return actions.tellProblem(sent.outcome === 'rejected' ? sent.problem : words.unknown);
  };
  const button = makeButton('again', over.again, () => void again(), { className: 'confirm' });
  row.append(button);
  return [row];
}

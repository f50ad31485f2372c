import { applyFooterChoices, element, make } from './dom.ts';
import type { OwnGame } from './own-game.ts';
import { askGame, byUrgency, forgetGame, ownGames } from './own-games.ts';

/** How often the list is reloaded while it is visible, in milliseconds. */
const RENEWAL_INTERVAL = 30_000;

const { language = 'en', none = '', failed = '', yours = '' } = document.querySelector('main')!.dataset;
const list = element('games', HTMLUListElement);
const said = element('said', HTMLElement);

applyFooterChoices();
void renew();
document.addEventListener('visibilitychange', () => void renew());
setInterval(() => void renew(), RENEWAL_INTERVAL);

/** Shows the games of this browser, those first where it is the reader's turn. */
async function renew(): Promise<void> {
  if (document.hidden) return;
  const asked = await Promise.all(ownGames().map(async (path) => ({ path, answer: await askGame(path, language) })));
  for (const { path, answer } of asked) if (answer && !answer.game) forgetGame(path);
  const shown = asked.flatMap(({ path, answer }) => (answer?.game ? [{ path, ...answer.game }] : []));
  const sorted = shown.toSorted(byUrgency);
  const focused = document.activeElement?.getAttribute('href');
  list.replaceChildren(...sorted.map(item));
  for (const link of list.querySelectorAll('a')) if (link.getAttribute('href') === focused) link.focus();
  const isFailing = asked.some(({ answer }) => !answer);
  said.textContent = isFailing ? failed : shown.length === 0 ? none : '';
}

function item({ path, ...game }: { readonly path: string } & NonNullable<OwnGame['game']>): HTMLElement {
  const { name, players, status, isYours } = game;
  const parts = [
    make('strong', { textContent: name }),
    ...[players, status].map((textContent) => make('span', { textContent })),
    ...(isYours ? [make('em', { textContent: yours })] : []),
  ];
  return make('li', {}, make('a', { href: path }, ...parts));
}

import type { TileType } from '../../core/tile.ts';
import { applyFooterChoices, currentTheme, element } from './dom.ts';
import { PAGE_FORMAT, type PageMoment } from './moment.ts';
import { type GameArts, loadArt } from './tile-pictures.ts';
import { TimeLine } from './time-line.ts';

/** A record as the server gives it back; `html` has escaped texts. */
interface Replay {
  readonly art: string;
  readonly html: string;
  readonly tiles: readonly TileType[];
  readonly moments: readonly PageMoment[];
}

const main = document.querySelector('main')!;
const { language = 'en', reading = '', large = '', failed = '', limit = '' } = main.dataset;
const file = element('file', HTMLInputElement);
let line: TimeLine | undefined;

/** Starts the page: shows the record of every file that a reader chooses or drops. */
export function startPage(arts: GameArts): void {
  applyFooterChoices();
  file.addEventListener('change', () => void read(arts, file.files?.[0]));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    void read(arts, event.dataTransfer?.files[0]);
  });
}

/** Reads a file and shows the game that it records. */
async function read(arts: GameArts, chosen: File | undefined): Promise<void> {
  if (!chosen) return;
  if (chosen.size > Number(limit)) return showFileState({ problem: large });
  showFileState({ reading });
  try {
    const answer = await fetch(`/replay?lang=${language}&theme=${currentTheme()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await chosen.text(),
    });
    const result = (await answer.json()) as Replay | { readonly problem: string };
    if (!('problem' in result)) await play(arts, result);
    showFileState('problem' in result ? result : {});
  } catch {
    showFileState({ problem: failed });
  }
}

async function play(arts: GameArts, { art, html, tiles, moments }: Replay): Promise<void> {
  if (moments[0]?.format !== PAGE_FORMAT) throw new Error('this answer is of another version');
  line?.stop();
  document.getElementById('about')?.remove();
  element('game', HTMLElement).innerHTML = html;
  const last = moments.length - 1;
  line = new TimeLine(
    await loadArt(arts[art]!, tiles),
    async (at) => moments[at === 'now' ? last : Math.min(at, last)]!,
  );
  await line.show(0);
  // The arrow keys of the slider go through time at once.
  element('time', HTMLInputElement).focus({ preventScroll: true });
}

/** Shows beside the input that a file is being read, or why it cannot be shown. */
function showFileState({ reading: doing = '', problem = '' }: { reading?: string; problem?: string }): void {
  element('reading', HTMLElement).textContent = doing;
  element('problem', HTMLElement).textContent = problem;
}

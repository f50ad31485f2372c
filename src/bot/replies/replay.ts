import { setImmediate as othersFirst } from 'node:timers/promises';
import { AttachmentBuilder } from 'discord.js';
import { momentsOf } from '../../app/moments.ts';
import type { Table } from '../../app/table.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { Translator } from '../../i18n/translate.ts';
import { type BoardPictureRequest, boardScene, unlessFailed } from '../../render/index.ts';
import { sceneAltText } from '../../telling/board/board-alt.ts';
import { boardRequest } from '../../telling/board/board-request.ts';
import { sceneNames } from '../../telling/board/scene-names.ts';
import type { PlayerNames } from '../../telling/people.ts';
import { themeOf } from '../../telling/theme.ts';
import { type Answer, type HandlerContext, tablePeople, valueOrReject } from '../handlers/command.ts';
import { requestedTable } from './pages.ts';

/** Longest side of the animation, in pixels: each one is tried until the file is small enough. */
const SIDES = [1000, 700, 500];

/**
 * An animation of all turns of a game so far.
 *
 * @param limit largest file that Discord takes, in bytes
 */
export async function replayReply(context: HandlerContext, limit: number): Promise<Answer> {
  const { services, say, settings } = context;
  const table = valueOrReject(await requestedTable(context));
  const { record } = table;
  const theme = themeOf(settings);
  const people = await tablePeople(context, table);
  const frames = await turnFrames(say.t, table, { people, theme });
  const last = frames.at(-1)!;
  const replay = await unlessFailed(
    services.animations.get({
      key: ['replay', record.id, record.revision, say.t.language, theme, frames.map(({ names }) => names)],
      frames,
      repeats: true,
      sides: SIDES,
      limit,
    }),
  );
  if (!replay) return { content: say('picture.failed'), rejected: true };
  if (replay === 'too large') return { content: say('replay.too-large'), rejected: true };
  const { turn } = last.view;
  return {
    content: say('replay.told', { frames: frames.length }),
    files: [
      new AttachmentBuilder(replay.gif, {
        name: `replay-turn-${turn}.gif`,
        description: sceneAltText(say.t, boardScene(last), {
          position: table,
          people: sceneNames(table, people),
          replay: true,
        }),
      }),
    ],
  };
}

/**
 * Requests for pictures of the board at the start, after every turn, and now, without turns that were taken back. As they take a
 * long time together, other interactions are answered between them.
 */
async function turnFrames(
  t: Translator,
  table: Table,
  { people, theme }: { readonly people: PlayerNames; readonly theme: Theme },
): Promise<BoardPictureRequest[]> {
  const frames: BoardPictureRequest[] = [];
  const moments = momentsOf(table);
  for (let number = 0; number <= moments.last; number++) {
    const { table: shown, entry } = moments.at(number);
    frames.push(boardRequest(t, shown, { names: people.atEntry(entry).plain, theme }));
    await othersFirst();
  }
  return frames;
}

import { computerTurn } from '../../app/computer-turns.ts';
import type { Draft } from '../../app/draft.ts';
import { allowsHints } from '../../app/rated-games.ts';
import type { Table } from '../../app/table.ts';
import { draftAdvice } from '../../telling/turn/advice.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { button, buttonRows, MAX_ROWS } from '../write/buttons.ts';

/**
 * Adds advice to a panel by a later edit, if the reader and the game allow it and the draft loses much: a line that says so,
 * and a button that drafts the better choice. The new button is above the confirm button, which keeps its place. Adds nothing if
 * the panel has changed meanwhile or the computer is busy.
 */
export function withAdvice(
  { app, request, say, services, settings }: HandlerContext,
  table: Table,
  { draft, panel }: { readonly draft: Draft; readonly panel: Reply },
): Reply {
  const { record } = table;
  const looked = services.latestDrafts.look(`${record.id} ${record.createdAt} ${request.userId}`);
  if (!settings.advice || !allowsHints(table) || draft.length === 0) return panel;
  const rows = panel.components ?? [];

  async function* advice(): AsyncIterable<Reply> {
    const mistake = await looked.weigh({ turn: computerTurn(table, 'regular'), draft });
    const advised = draftAdvice(say.t, table, { draft, mistake, hasLetters: true });
    if (!advised) return;
    const now = await app.store.games.byId(record.id);
    if (!looked.isLatest() || now?.revision !== record.revision) return;
    // The button shows the better choice as a draft; nothing is played before it is confirmed.
    const { better: argument, label } = advised;
    const better = buttonRows([button(record, { verb: 'advised', argument }, { label })]);
    yield {
      content: [panel.content, advised.line].join('\n'),
      components: [...rows.slice(0, -1), ...(rows.length < MAX_ROWS ? better : []), ...rows.slice(-1)],
    };
  }
  return { ...panel, later: advice };
}

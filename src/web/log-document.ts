import { type DocumentContext, documentOf } from './documents.ts';
import { type Html, markup } from './markup.ts';

/** The log of a game as a page of its own, for readers without scripts. */
export function logDocument(
  context: DocumentContext,
  { title, path, log }: { readonly title: string; readonly path: string; readonly log: Html },
): string {
  const { t } = context;
  const body = markup`<header class="head"><h1>${title}</h1></header>
<main><p><a href="${path}?lang=${t.language}">${t('web.log.back')}</a></p><section id="log-part"><h2>${t('web.log')}</h2>${log}</section></main>`;
  return documentOf(context, { title }, body);
}

import { type DocumentContext, documentOf } from './documents.ts';
import { joinedMarkup, markup } from './markup.ts';

/**
 * The document that opens in a frame of Discord, before it shows the page of a game.
 *
 * @param parents origins of a local Discord that may show it in place of Discord's own
 */
export function activityDocument(
  context: DocumentContext,
  { applicationId, parents }: { readonly applicationId: string; readonly parents: readonly string[] },
): string {
  const { t } = context;
  const data = {
    'data-client': applicationId,
    'data-parents': parents.join(' '),
    'data-again': t('web.activity.again'),
    'data-looking': t('web.activity.looking'),
    'data-failed': t('web.error.failed'),
  };
  const attributes = joinedMarkup(Object.entries(data).map(([key, value]) => markup` ${key}="${value}"`));
  const body = markup`<main${attributes}><p role="status">${t('web.loading')}</p></main>`;
  return documentOf(context, { title: 'Pirogue', script: 'activity' }, body);
}

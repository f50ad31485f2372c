import { RECORD_LIMIT } from '../app/record-file.ts';
import { type DocumentContext, documentOf, footer } from './documents.ts';
import { markup } from './markup.ts';

/** The page that replays records. */
export function replayDocument(context: DocumentContext): string {
  const { t } = context;
  const title = t('web.replay.title');
  const words = { reading: t('web.replay.reading'), large: t('web.replay.too-large'), failed: t('web.error.failed') };
  const body = markup`<header id="about"><h1>${title}</h1><p>${t('web.replay.about')}</p></header>
<main data-language="${t.language}" data-reading="${words.reading}" data-large="${words.large}" data-failed="${words.failed}" data-limit="${RECORD_LIMIT}">
<div class="file"><label class="button">${t('web.replay.choose')}<input type="file" id="file" class="unseen" accept=".json,application/json" aria-describedby="problem"></label>
<p id="reading" role="status"></p><p id="problem" role="alert"></p></div>
<div id="game" class="shown"></div></main>
${footer(context)}`;
  return documentOf(context, { title, script: 'replay' }, body);
}

/** The page of the games that a browser plays, which its script lists. */
export function mineDocument(context: DocumentContext): string {
  const { t } = context;
  const words = { none: t('web.mine.none'), failed: t('web.error.failed'), yours: t('web.mine.yours') };
  const headElements = markup`<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icon-192.png">`;
  const body = markup`<header><h1>${t('web.mine')}</h1></header>
<main class="mine" data-language="${t.language}" data-none="${words.none}" data-failed="${words.failed}" data-yours="${words.yours}">
<ul id="games"></ul><p id="said" role="status"></p><noscript><p>${t('web.mine.scripts')}</p></noscript></main>
${footer(context)}`;
  return documentOf(context, { title: t('web.mine'), headElements, script: 'mine' }, body);
}

/** A page with an error in words. */
export function errorDocument(context: DocumentContext, text: string): string {
  return documentOf(
    context,
    { title: 'Pirogue' },
    markup`<header><h1>Pirogue</h1></header><main><p>${text}</p></main>`,
  );
}

import { isOver } from '../app/table.ts';
import { THEMES, type Theme } from '../drawing/theme.ts';
import { LANGUAGES, type Translator } from '../i18n/translate.ts';
import type { GameSections } from './game-sections.ts';
import { type Html, joinedMarkup, markup } from './markup.ts';
import { boardText, type MomentWords, type ShownGame, tileSetHash } from './moment-page.ts';
import { PAGE_FORMAT } from './page/moment.ts';
import type { PageFiles } from './page-files.ts';

/** Context of every document. */
export interface DocumentContext {
  readonly t: Translator;
  readonly files: Pick<PageFiles, 'version' | 'icon'>;
  /** The chosen theme; undefined for that of the device. */
  readonly theme: Theme | undefined;
}

interface Head {
  readonly title: string;
  /** More elements of the head. */
  readonly headElements?: Html;
  /** File name of the script without its ending. */
  readonly script?: string;
}

/** A whole HTML document. */
export function documentOf(
  { t, files, theme }: DocumentContext,
  { title, headElements, script }: Head,
  body: Html,
): string {
  const filesPath = `/files/${files.version}`;
  return `<!doctype html>\n${markup`<html lang="${t.language}" data-theme="${theme ?? 'auto'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta http-equiv="x-dns-prefetch-control" content="off">
<title>${title}</title>
<link rel="icon" href="${files.icon}">
<link rel="stylesheet" href="${filesPath}/style.css">
${headElements ?? ''}
${script ? markup`<script type="module" src="${filesPath}/${script}.js"></script>` : ''}
</head>
<body>
${body}
</body>
</html>`}\n`;
}

/** Contents of the page of a game. */
export interface GameDocument {
  readonly shown: ShownGame;
  /** Tells the state of the game apart from others. */
  readonly state: string;
  readonly now: MomentWords;
  /** The whole board in words. */
  readonly text: Html;
  readonly sections: GameSections;
  readonly rules: Html;
  /** Address of the page without its origin, and with it. */
  readonly path: string;
  readonly address: string;
  /** Address of its message on Discord. */
  readonly link: string;
}

/** The page of a game. */
export function gameDocument(
  context: DocumentContext,
  { shown, state, now, text, sections, rules, path, address, link }: GameDocument,
): string {
  const { t, table } = shown;
  const { game } = table;
  const { title } = now;
  const live = livePart(shown, now, { picture: `${path}/board.png`, link });
  const headElements = markup`<meta name="description" content="${now.status}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Pirogue">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${now.status}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}/board.png?revision=${table.record.revision}">
<meta property="og:image:alt" content="${now.alt}">
<meta name="twitter:card" content="summary_large_image">
<link rel="preload" href="/files/${context.files.version}/font-few.woff2" as="font" type="font/woff2" crossorigin>`;
  const data = {
    'data-path': path,
    'data-state': state,
    'data-art': game.ruleSet,
    'data-tiles': tileSetHash(table),
    'data-last': now.last,
    'data-language': t.language,
    'data-format': PAGE_FORMAT,
  };
  const attributes = joinedMarkup(Object.entries(data).map(([key, value]) => markup` ${key}="${value}"`));
  // The log is the largest part of a page: its script fetches it when its part is opened; without scripts a link leads to it.
  const log = markup`<noscript><p><a href="${path}/log?lang=${t.language}">${t('web.log.alone')}</a></p></noscript>`;
  const body = markup`<a class="skip" href="#text">${t('web.skip')}</a>
<main class="shown"${attributes}>
${gameHead(shown, now, live)}
${boardSection(shown, now, live)}
${tray(shown, now)}
${squareCard(t)}
${part(t, 'pins', markup`<p>${t('web.pins.own')}</p><ul id="pins" data-remove="${t('web.pins.remove', { square: '{square}' })}"></ul>`, true)}
${turnSections(shown, now, log)}
${part(
  t,
  'points',
  markup`<div id="points">${sections.points}</div>
<img id="graph" class="picture" loading="lazy" alt="${t('web.points.graph')}" src="${path}/graph.png?revision=${table.record.revision}">`,
)}
${part(t, 'tiles', markup`<div id="tiles">${sections.tiles}</div>`, `${sections.tiles}` === '')}
${part(t, 'rules', rules)}
${wordsPart(t, text)}
</main>
${footer(context, serviceLine(t))}`;
  return documentOf(context, { title, headElements, script: `page-${game.ruleSet}` }, body);
}

/** Parts of a moment that not every answer has. */
interface MomentParts {
  readonly drawing: string;
  /** The whole board in words; undefined for readers who do not have it open. */
  readonly text?: Html | undefined;
  readonly revision?: number;
  /** True if the document of the page has the HTML parts already; they are left out then. */
  readonly isInDocument?: boolean;
}

/** A moment with its drawing as JSON. */
export function momentJson({ scores, seats, told, ...words }: MomentWords, parts: MomentParts): string {
  const { drawing, text, revision, isInDocument } = parts;
  const html = isInDocument ? undefined : { scores, seats, text, told };
  const moment = JSON.stringify({ ...words, html, revision, format: PAGE_FORMAT });
  return `${moment.slice(0, -1)},"drawing":${drawing}}`;
}

/** The head of a page: the game, and the points with the time since the last move. It has the same height at every moment. */
function gameHead({ t, table }: ShownGame, { scores }: MomentWords, live?: Pick<LivePart, 'sign' | 'link'>): Html {
  return markup`<header class="head"><div class="name"><h1>${table.game.words.name(t)}</h1>${live?.sign ?? ''}${live?.link ?? ''}</div>
<div class="line"><div id="scores">${scores}</div>
<span id="since" role="timer" data-words="${t('web.since', { time: '{time}' })}"></span></div></header>`;
}

/** The seat to move and the drawn tile; the controls of a player are put into it, too. */
function tray({ t }: ShownGame, { status, drawn, toLast }: MomentWords): Html {
  return markup`<section id="tray" aria-label="${t('web.tray')}">
<div id="drawn" role="img" aria-label="${drawn?.words ?? ''}"${drawn ? '' : markup` hidden`}><canvas></canvas></div>
<p id="status" role="status">${status}</p>
<button type="button" id="now" hidden>${toLast}</button></section>
<p id="looking" hidden>${t('web.looking', { button: t('play.button') })}</p>`;
}

/** The card of a chosen square; the page fetches its content: tile and pieces, or the tiles that fit. */
function squareCard(t: Translator): Html {
  const position = (name: 'x' | 'y') =>
    markup`<label>${name} <input type="number" id="square-${name}" inputmode="numeric" min="-99" max="99" step="1" required></label>`;
  return markup`<section id="square" tabindex="-1" aria-label="${t('web.square')}" hidden><div class="position">${position('x')}${position('y')}
<button type="button" id="pin" aria-pressed="false">${t('web.pin')}</button>
<button type="button" id="square-close" aria-label="${t('web.close')}">×</button></div>
<div id="square-words" aria-live="polite" data-failed="${t('web.error.failed')}"></div></section>`;
}

/** The events of the turn of a moment, the seats, and the log; the result of a game comes first. */
function turnSections(shown: ShownGame, now: MomentWords, log: Html): Html {
  const { t } = shown;
  const told = markup`<section class="told" id="told" aria-live="polite" aria-label="${t('web.view.last')}">${now.told}</section>`;
  const seats = markup`<section id="seats" aria-label="${t('web.seats')}">${now.seats}</section>`;
  return markup`${joinedMarkup(isOver(shown.table) ? [seats, told] : [told, seats])}
${part(t, 'log', markup`<div id="log">${log}</div>`)}`;
}

/** The whole board in words. */
function wordsPart(t: Translator, text: Html): Html {
  return part(t, 'words', markup`<div id="text" tabindex="-1">${text}</div>`);
}

/** The titles of the parts of a page. */
const PART_TITLES = {
  log: 'web.log',
  pins: 'web.pins',
  points: 'web.points',
  rules: 'lobby.button.how',
  tiles: 'turn.button.tiles',
  words: 'web.words',
} as const;

/** A part of a page that is closed at first, and hidden while there is nothing in it. */
function part(t: Translator, name: keyof typeof PART_TITLES, content: Html, isEmpty = false): Html {
  return markup`<details id="${name}-part"${isEmpty ? markup` hidden` : ''}><summary><h2>${t(PART_TITLES[name])}</h2></summary>${content}</details>`;
}

/** Parts that only the page of a stored game has, not that of a record. */
interface LivePart {
  /** Shown by browsers without scripts. */
  readonly picture: Html;
  readonly views: Html;
  readonly sign: Html;
  /** Opens the card of a square without a tap on the board. */
  readonly choose: Html;
  /** Leads to the game's message on Discord. */
  readonly link: Html;
}

function livePart(
  { t, table, people }: ShownGame,
  { alt, isLive }: MomentWords,
  { picture, link }: { readonly picture: string; readonly link: string },
): LivePart {
  const since = table.game.viewOf(table.fold.state).seats.map((_, seat) => {
    const name = people.plain[seat]!;
    return markup`<option value="since-${seat}">${t('web.view.since', { name })}</option>`;
  });
  return {
    picture: markup`<noscript><img class="picture" src="${picture}" alt="${alt}"></noscript>`,
    views: markup`<label><span class="unseen">${t('web.view')}</span><select id="view"><option value="last">${t('web.view.last')}</option>
<option value="owners">${t('board.button.owners')}</option>${joinedMarkup(since)}</select></label>`,
    sign: markup`<span id="live" role="status"${isLive ? '' : markup` class="past"`} data-live="${t('web.live')}" data-lost="${t('web.connecting')}"></span>`,
    choose: markup`<button type="button" id="choose" title="${t('web.square.choose')}" aria-label="${t('web.square.choose')}">${CHOOSE_ICON}</button>`,
    link: markup`<a id="how" class="button" href="#rules-part" title="${t('lobby.button.how')}" aria-label="${t('lobby.button.how')}">?</a><a href="${link}">Discord</a>`,
  };
}

/** Icon of the button that shows the whole board: four corners. */
const SHOW_ALL_ICON = markup`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M1 5V1h4m6 0h4v4m0 6v4h-4m-6 0H1v-4"/></svg>`;

/** Icon of the button that chooses a square: a square with a cross in it. */
const CHOOSE_ICON = markup`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 2h12v12H2zM8 5v6M5 8h6"/></svg>`;

/** The board with its controls: views, zoom, time. */
function boardSection({ t }: ShownGame, now: MomentWords, live?: LivePart): Html {
  return markup`<section class="board" aria-label="${t('web.board')}"><h2 class="unseen">${t('web.board')}</h2>
<div class="stage"><div id="board" tabindex="0" role="img" aria-busy="true" aria-label="${now.alt}" aria-describedby="keys"><canvas></canvas>
<p class="loading">${t('web.loading')}</p>${live?.picture ?? ''}</div>
<button type="button" id="show-changed" hidden>${t('web.show-last')}</button></div>
<div class="tools">${live?.views ?? ''}
<span class="sizes"><button type="button" id="smaller" aria-label="${t('web.zoom.out')}">−</button>
<button type="button" id="all" title="${t('web.zoom.all')}" aria-label="${t('web.zoom.all')}">${SHOW_ALL_ICON}</button>
<button type="button" id="larger" aria-label="${t('web.zoom.in')}">+</button>
${live?.choose ?? ''}</span>
<span class="time"${now.last > 0 ? '' : markup` hidden`}><button type="button" id="back" aria-label="${t('web.time.back')}">◀</button>
<span class="track"><input type="range" id="time" min="0" max="${now.last}" value="${now.last}" step="1" aria-label="${t('web.time')}" aria-valuetext="${now.label}">
<output id="moment" for="time" aria-live="off">${now.label}</output></span>
<button type="button" id="forward" aria-label="${t('web.time.forward')}">▶</button>
<button type="button" id="play" data-stop="${t('web.time.stop')}">${t('web.time.play')}</button></span></div>
<p id="keys" data-turn=" ${t('web.turn.keys')}">${t('web.board.keys')}</p>
</section>`;
}

/** The line about the state of the bot, which the page fills from its stream. */
function serviceLine(t: Translator): Html {
  const when = '{when}';
  return markup`<p id="service" data-up="${t('web.service.up', { when })}" data-late="${t('web.service.late', { when })}"></p>`;
}

/** The foot of every document: menus for language and theme, and the state of the server. */
export function footer({ t, theme }: DocumentContext, service?: Html): Html {
  const languages = LANGUAGES.map(
    (language) =>
      markup`<option value="${language}" lang="${language}"${language === t.language ? markup` selected` : ''}>${t(`language.${language}`)}</option>`,
  );
  const themes = (['auto', ...THEMES] as const).map(
    (one) =>
      markup`<option value="${one}"${one === (theme ?? 'auto') ? markup` selected` : ''}>${t(`web.colours.${one}`)}</option>`,
  );
  return markup`<footer><form method="get"><label>${t('web.colours')} <select id="theme" name="theme">${joinedMarkup(themes)}</select></label>
<label>${t('web.language')} <select id="language" name="lang">${joinedMarkup(languages)}</select></label>
<noscript><button>OK</button></noscript></form>
<p>${t('web.server')} ${t('web.reconstructed')}</p>${service ?? ''}</footer>`;
}

/** The part of the replay page that shows a record. */
export function replayedGame(shown: ShownGame, now: MomentWords, sections: GameSections): string {
  const { t } = shown;
  return markup`${gameHead(shown, now)}
${boardSection(shown, now)}
${tray(shown, now)}
${turnSections(shown, now, sections.log)}
${part(t, 'points', markup`<div id="points">${sections.points}</div>`)}
${wordsPart(t, boardText(shown, now.at))}`.toString();
}

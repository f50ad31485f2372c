import { randomUUID } from 'node:crypto';
import type { Choose } from '../../../lab/simulation/chooser.ts';
import { type Ask, ORIGIN } from './pages.ts';

/** What a hostile browser knows: addresses, cookies and tickets, of which none allows what it asks for. */
export interface Known {
  /** Paths of the page that is attacked, and of another game's. */
  readonly path: string;
  readonly otherPath: string;
  readonly revision: number;
  /** Cookies of the player to move, and of somebody who waits. */
  readonly mover: string;
  readonly waiting: string;
  /** Cookies that play nothing here: of another game, and of those who resigned, were forgotten, signed out, or were away for 31 days. */
  readonly strangers: Readonly<Record<string, string>>;
  /** Tickets that let nobody in here: used, replaced, old, of another game, of somebody who resigned. */
  readonly tickets: Readonly<Record<string, string>>;
}

/** A request, and the statuses that may answer it. */
export interface Attack extends Ask {
  readonly path: string;
  readonly statuses: readonly number[];
}

const JSON_TYPE = { 'content-type': 'application/json' };
const OWN = { origin: ORIGIN, ...JSON_TYPE };

/** Texts that make no draft, id, key or number anywhere. */
const NONSENSE = [
  '',
  '+',
  'draw+draw',
  'draw+place 0,1 r0',
  'place 99,99 r0',
  'place 0,1 r0+place 0,2 r0',
  '__proto__',
  'constructor',
  "' or ''='",
  '\u0000',
  '\u202eward',
  '🦜',
  '@everyone',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '-1',
  '1e999',
  'x'.repeat(1_500),
];

/** Values that are no revision. */
const NO_REVISION = [-1, 0.5, 1e21, '1', null, true, [], {}, [1]];

const OTHER_ORIGINS = [
  'https://evil.example',
  'null',
  '',
  `${ORIGIN}.evil.example`,
  ORIGIN.replace('s:', ':'),
  `${ORIGIN}:8443`,
];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  '',
  'application/jsonp',
];
const NO_JSON = [
  '',
  '{',
  '[',
  'null',
  '1',
  '"x"',
  '[]',
  '{"__proto__":{"a":1}}',
  '['.repeat(900),
  '{"ticket":{"$ne":""}}',
  '\u0000',
];
const ENDPOINTS = [
  'http://127.0.0.1:1/',
  'https://169.254.169.254/latest',
  'https://evil.example',
  'file:///etc/passwd',
  'javascript:1',
];
const ROUTES = [
  'seat',
  'turn',
  'undo',
  'plan',
  'orders',
  'vote',
  'revision',
  'push',
  'mine',
  'hint',
  'advice',
  'again',
];
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** The kinds of hostile requests by name; each makes one by lot. None of them may change anything. */
export function kindsOfAttacks(known: Known, choose: Choose): Readonly<Record<string, () => Attack>> {
  const { path, otherPath, revision, mover, waiting, strangers, tickets } = known;
  const one = <Item>(items: readonly Item[]): Item => items[choose(items.length)]!;
  const guess = (length: number) => Array.from({ length }, () => one([...'abcXYZ019-_'])).join('');
  const post = (
    what: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Omit<Attack, 'statuses'> => ({
    path: `${path}/${what}?lang=${one(['en', 'de', 'xx', '../..'])}`,
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...OWN, ...headers },
  });
  const move = (more: object = {}) => ({ move: randomUUID(), revision, draft: 'draw', ...more });
  const ballot = (more: object = {}) => ({ move: randomUUID(), revision, number: 1, inFavour: true, ...more });
  const bodies = () => one([move(), { ticket: guess(24) }, { endpoint: one(ENDPOINTS), key: KEY, auth: guess(22) }]);
  const changing = () => one(['seat', 'turn', 'undo', 'plan', 'orders', 'vote', 'push', 'hint', 'advice', 'again']);
  const token = () => `Seat ${guess(16)}.lzzzzzzz.${guess(22)}.${guess(24)}`;
  const stranger = () => one(Object.values(strangers));
  return {
    'a guessed ticket': () => ({ ...post('seat', { ticket: guess(24), look: choose(2) > 0 }), statuses: [401] }),
    'a ticket that is used, old or of others': () => ({
      ...post('seat', {
        ticket: one(Object.values(tickets)),
        ...(choose(2) > 0 && { look: true }),
        ...(choose(2) > 0 && { press: randomUUID() }),
      }),
      statuses: [401],
    }),
    'nonsense for a ticket': () => ({ ...post('seat', { ticket: one(NONSENSE) }), statuses: [400, 401] }),
    'a script of another site': () => ({
      ...post(changing(), bodies(), { cookie: mover, origin: one(OTHER_ORIGINS) }),
      statuses: [403],
    }),
    'a form': () => ({
      ...post(changing(), bodies(), { cookie: mover, 'content-type': one(OTHER_TYPES) }),
      statuses: [415],
    }),
    'a body that is none': () => ({ ...post(changing(), one(NO_JSON), { cookie: mover }), statuses: [400] }),
    'more than was asked for': () => ({
      ...post(changing(), { ...bodies(), userId: 'somebody', seat: 1, [one(NONSENSE)]: 1 }, { cookie: mover }),
      statuses: [400],
    }),
    'a large body': () => ({
      ...post(changing(), 'x'.repeat(2_049 + choose(60_000)), { cookie: mover }),
      statuses: [413],
    }),
    'a body in pieces': () => ({
      ...post(changing(), 'x'.repeat(3_000), { cookie: mover, 'transfer-encoding': 'chunked' }),
      statuses: [413],
    }),
    'no cookie': () => ({ ...post(one(['turn', 'undo']), move(), {}), statuses: [400, 401] }),
    'a guessed cookie': () => {
      const cookie = `__Secure-seat=${one([guess(48), guess(43), guess(86), guess(4_000), one(NONSENSE).replace(/[^\x20-\x7e]/g, '?')])}`;
      return { ...post('turn', move(), { cookie }), statuses: [401] };
    },
    'a cookie of others': () => ({ ...post('turn', move(), { cookie: stranger() }), statuses: [401] }),
    'a cookie of others, to undo': () => ({
      ...post('undo', { move: randomUUID(), revision }, { cookie: stranger() }),
      statuses: [401],
    }),
    'a cookie of others, for more': () => ({
      ...one([
        post('hint', { revision }, { cookie: stranger() }),
        post('advice', { revision, draft: 'draw' }, { cookie: stranger() }),
        post('again', { move: randomUUID() }, { cookie: stranger() }),
        post('plan', move({ draft: '' }), { cookie: stranger() }),
        post('orders', { move: randomUUID(), revision, question: 'draw', order: 'no' }, { cookie: stranger() }),
        post('vote', ballot(), { cookie: stranger() }),
      ]),
      statuses: [401],
    }),
    'a plan or an order that is none': () => ({
      ...one([
        post('plan', move({ draft: one(NONSENSE) }), { cookie: one([mover, waiting]) }),
        post(
          'orders',
          { move: randomUUID(), revision, question: one(NONSENSE), order: one(NONSENSE) },
          { cookie: one([mover, waiting]) },
        ),
      ]),
      statuses: [409, 413, 422, 429],
    }),
    'a ballot where nobody votes, or that is none': () => ({
      ...post('vote', ballot(one([{}, { number: 1e9 }, { number: -1 }, { inFavour: one(NONSENSE) }])), {
        cookie: one([mover, waiting]),
      }),
      statuses: [400, 409, 413, 429],
    }),
    'an activity that is none': () => ({
      path: '/activity/enter?lang=en',
      method: 'POST',
      body: JSON.stringify({ instance: guess(20), ...(choose(2) > 0 && { code: one([guess(30), ...NONSENSE]) }) }),
      headers: one([JSON_TYPE, OWN, { ...JSON_TYPE, origin: one(OTHER_ORIGINS), cookie: mover }]),
      statuses: [400, 403, 413],
    }),
    'nonsense for an activity': () => ({
      path: '/activity/enter?lang=en',
      method: 'POST',
      body: one([
        ...NO_JSON,
        JSON.stringify({ instance: one(NONSENSE) }),
        JSON.stringify({ instance: 'a', user: 'b' }),
      ]),
      headers: JSON_TYPE,
      statuses: [400, 403, 413],
    }),
    'a guessed token of a page inside Discord': () => ({
      ...post(one(['turn', 'undo']), { move: randomUUID(), revision }, { cookie: mover, authorization: token() }),
      ...(choose(2) > 0 && { body: JSON.stringify(move()) }),
      statuses: [400, 401],
    }),
    'a hint in the turn of somebody else': () => ({
      ...post('hint', { revision: one([revision, revision + 1, 0]) }, { cookie: waiting }),
      statuses: [403, 409, 429],
    }),
    'a game anew that is not over': () => ({
      ...post('again', { move: randomUUID() }, { cookie: one([mover, waiting]) }),
      statuses: [409, 422, 429],
    }),
    'a cookie of others, to read': () => ({
      path: `${path}/${one(['turn', 'push'])}`,
      headers: { cookie: stranger() },
      statuses: [401],
    }),
    'a cookie on the page of another game': () => ({
      ...post('turn', move(), { cookie: mover }),
      path: `${otherPath}/turn`,
      statuses: [401],
    }),
    'two cookies': () => ({
      ...post('turn', move(), { cookie: `${stranger()}; ${one([waiting, stranger()])}` }),
      statuses: [401, 422],
    }),
    'a cookie under another name': () => ({
      ...post('turn', move(), {
        cookie: mover.replace('__Secure-seat', one(['seat', '__Host-seat', '__secure-seat', 'Seat'])),
      }),
      statuses: [401],
    }),
    'a cookie as another header': () => ({
      ...post('turn', move(), { authorization: `${one(['Seat', 'Bearer', 'Basic'])} ${guess(48)}` }),
      statuses: [401],
    }),
    'a turn of somebody else': () => ({ ...post('turn', move(), { cookie: waiting }), statuses: [422, 429] }),
    'an undo of somebody else': () => ({
      ...post('undo', { move: randomUUID(), revision }, { cookie: one([waiting, mover]) }),
      statuses: [422, 429],
    }),
    'a draft that is none': () => ({
      ...post('turn', move({ draft: one(NONSENSE) }), { cookie: mover }),
      statuses: [400, 409, 413, 422, 429],
    }),
    'a draft to read that is none': () => ({
      path: `${path}/turn?draft=${encodeURIComponent(one(NONSENSE))}&lang=${encodeURIComponent(one(NONSENSE))}`,
      headers: { cookie: one([mover, waiting]) },
      statuses: [200, 429],
    }),
    'a revision that is past or to come': () => ({
      ...post(
        'turn',
        move({ revision: one([0, revision - 1, revision + 1, revision + 1_000, 2 ** 31, 2 ** 53 - 1]) }),
        { cookie: mover },
      ),
      statuses: [409, 429],
    }),
    'a revision that is none': () => ({
      ...post('turn', move({ revision: one(NO_REVISION) }), { cookie: mover }),
      statuses: [400],
    }),
    'an id of a move that is none': () => ({
      ...post(one(['turn', 'undo']), { ...move(), move: one([...NONSENSE, 1, null, {}]) }, { cookie: mover }),
      statuses: [400, 413],
    }),
    'another push service': () => ({
      ...post('push', { endpoint: one(ENDPOINTS), key: KEY, auth: guess(22) }, { cookie: mover }),
      statuses: [400, 422, 429],
    }),
    'a key that is none': () => ({
      ...post(
        'push',
        {
          endpoint: 'https://fcm.googleapis.com/x',
          key: one([guess(87), guess(86), one(NONSENSE)]),
          auth: one([guess(22), '']),
        },
        { cookie: mover },
      ),
      statuses: [400, 413, 422, 429],
    }),
    'a sign-out from elsewhere': () => ({
      path: `${path}/${one(['seat', 'push'])}`,
      method: 'DELETE',
      headers: { cookie: mover, origin: one(OTHER_ORIGINS) },
      statuses: [403],
    }),
    'another method': () => ({
      path: `${path}/${one(ROUTES)}`,
      method: one(['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']),
      headers: { ...OWN, cookie: mover, 'x-http-method-override': 'POST' },
      statuses: [404],
    }),
    'a look that changes nothing': () => ({
      path: `${path}/${one(['seat', 'revision', 'mine'])}?ticket=${guess(24)}`,
      method: one(['GET', 'HEAD']),
      headers: { cookie: one([mover, stranger(), '']) },
      statuses: [200],
    }),
    'another address': () => ({
      path: one([
        `${path}/${one(ROUTES)}/`,
        `${path}//${one(ROUTES)}`,
        `${path}/${one(ROUTES)}%00`,
        `${path}/${one(ROUTES).toUpperCase()}`,
        `${path}/../${guess(24)}/turn`,
        `/g/${guess(24)}/${one(ROUTES)}`,
        `${path}x/turn`,
      ]),
      headers: { cookie: mover },
      statuses: [404],
    }),
    'another server': () => ({
      ...post(changing(), bodies(), {
        cookie: mover,
        host: one(['evil.example', 'games.example.org.evil.example', 'localhost.evil.example']),
      }),
      statuses: [421],
    }),
  };
}

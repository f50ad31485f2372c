/**
 * The direction of dependencies: core <- drawing <- games <- render, computer, store <- guard <- app <- telling; upkeep <- bot <- commands <-
 * processes; the programs on top. Games are built from a kernel and seen through their contract. Inside bot: connection, write < handlers <
 * panel < replies, with the outbox beside replies and the router on top. The package local-discord stands apart. Test and bench
 * stand beside each other on src, tools on both src and test; the lab - simulation, driving and positions - is theirs alone.
 */
/** The folder of a room, where that is not below src. */
const FOLDERS = {
  commands: '^commands/',
  'local-discord': '^packages/local-discord/',
  simulation: '^lab/simulation/',
  driving: '^lab/driving/',
  positions: '^lab/positions/',
};
const path = (name) => FOLDERS[name] ?? `^src/${name}/`;
const BOT = ['bot/connection', 'bot/write', 'bot/handlers', 'bot/panel', 'bot/replies', 'bot/outbox', 'bot/router'];
const belowBot = [
  'core',
  'drawing',
  'games/contract',
  'render',
  'computer',
  'guard',
  'store',
  'app',
  'threads',
  'telling',
  'upkeep',
  'i18n',
];
const allowed = {
  core: [],
  drawing: ['core'],
  'games/contract': ['core', 'drawing', 'i18n'],
  'games/kernel': ['core', 'drawing', 'games/contract', 'i18n'],
  games: ['core', 'drawing', 'games/contract', 'games/kernel', 'i18n'],
  render: ['core', 'drawing', 'games/contract', 'workers'],
  computer: ['core', 'games/contract'],
  threads: ['core', 'games/contract', 'computer', 'app', 'workers'],
  store: ['core'],
  guard: ['store'],
  'store/postgres': ['core', 'guard', 'store'],
  'store/sql': ['core', 'guard', 'store'],
  'store/sqlite': ['core', 'workers', 'store'],
  app: ['core', 'games/contract', 'guard', 'store', 'computer'],
  content: ['core', 'games/contract', 'store', 'app', 'i18n'],
  telling: ['core', 'drawing', 'games/contract', 'render', 'computer', 'guard', 'store', 'app', 'i18n'],
  upkeep: ['core', 'guard', 'store', 'app', 'threads'],
  i18n: [],
  workers: [],
  'bot/connection': belowBot,
  'bot/write': belowBot,
  'bot/handlers': [...belowBot, 'bot/write'],
  'bot/panel': [...belowBot, 'bot/write', 'bot/handlers'],
  'bot/outbox': [...belowBot, 'bot/connection', 'bot/write', 'bot/handlers'],
  'bot/replies': [...belowBot, 'bot/write', 'bot/handlers', 'bot/panel'],
  'bot/router': [...belowBot, 'bot/write', 'bot/handlers', 'bot/replies', 'bot/outbox'],
  bot: [...belowBot, ...BOT],
  web: ['core', 'drawing', 'games/contract', 'render', 'store', 'guard', 'app', 'telling', 'i18n', 'bot/write', 'host'],
  'web/page': ['core', 'drawing', 'games/contract', 'render/strokes'],
  host: ['core', 'render', 'store', 'app', 'content', 'bot'],
  processes: [
    'core',
    'guard',
    'store',
    'app',
    'content',
    'threads',
    'workers',
    'upkeep',
    ...BOT,
    'bot',
    'telling',
    'host',
    'commands',
    'local-discord',
    'web',
  ],
  commands: [
    'core',
    'drawing',
    'games/contract',
    'computer',
    'store',
    'app',
    'telling',
    'i18n',
    'bot/write',
    'bot/handlers',
    'bot/panel',
    'bot/replies',
  ],
  'local-discord': [],
  simulation: ['core', 'games', 'computer'],
  driving: ['local-discord', 'simulation'],
  positions: ['core', 'games'],
};
const rooms = Object.keys(allowed);

/** Where an expansion of Carcassonne is told, beside its rules. */
const TOLD_EXPANSIONS = [
  '^src/games/carcassonne/expansions/(words|messages)[.]ts$',
  '^src/games/carcassonne/expansions/[^/]+/(words|[a-z]+-words|topics|messages|en)[.]ts$',
];

/** What an expansion of Carcassonne shows, beside its rules. */
const SHOWN_EXPANSIONS = [
  '^src/games/carcassonne/expansions/(art|pictures|marks)[.]ts$',
  '^src/games/carcassonne/expansions/[^/]+/(picture|[a-z]+-art|[a-z]+-shape)[.]ts$',
];

/** What is loaded on the thread that paints pictures alone. */
const ON_THREAD = ['^src/render/(paint/|renderer[.]ts$|painting-tasks[.]ts$)', '^src/picture-thread[.]ts$'];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...rooms.map((name) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: 'error',
      from: { path: path(name), pathNot: rooms.filter((inner) => inner.startsWith(`${name}/`)).map(path) },
      to: { path: '^(src|commands|packages|lab|test|bench|tools)/', pathNot: [name, ...allowed[name]].map(path) },
    })),
    {
      name: 'rules-know-no-expansion-by-name',
      comment:
        'Options choose expansions in game/, where both are put together; what computers know of one stands beside its rules.',
      severity: 'error',
      from: {
        path: '^src/games/carcassonne/(rules|expansions)/',
        pathNot: [...TOLD_EXPANSIONS, ...SHOWN_EXPANSIONS, '/terms[.]ts$'],
      },
      to: { path: '^src/games/carcassonne/', pathNot: '^src/games/carcassonne/(rules|$1)/' },
    },
    {
      name: 'program-imports-nothing-made-for-tests',
      comment: 'What only tests, bench and tools use is neither loaded nor built with the program.',
      severity: 'error',
      from: { path: '^src/[^/]+[.]ts$' },
      to: { path: '^(test|bench|tools|lab)/' },
    },
    {
      name: 'bench-imports-no-test-or-tool',
      comment: 'What they share is in lab.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(test|tools)/' },
    },
    {
      name: 'test-imports-no-bench-or-tool',
      comment: 'Tests run tools as programs.',
      severity: 'error',
      from: { path: '^test/' },
      to: { path: '^(bench|tools)/' },
    },
    {
      name: 'tool-imports-no-bench',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^bench/' },
    },
    {
      name: 'local-discord-only-by-dynamic-import',
      severity: 'error',
      from: { path: '^src/([^/]+|processes/.*)[.]ts$' },
      to: { path: path('local-discord'), dynamic: false },
    },
    {
      name: 'games-only-by-the-registry',
      comment: 'Everybody else sees what lies beside the games, and knows none by name.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: ['^src/games/'] },
      to: { path: '^src/games/[^/]+/', pathNot: [path('games/contract'), path('games/kernel')] },
    },
    {
      name: 'registry-only-for-the-composition-roots',
      comment:
        'The program has one, and the threads that paint pictures, check files, play records and play for computers.',
      severity: 'error',
      from: {
        path: '^(src|commands)/',
        pathNot: '^src/(main|picture-thread|check-thread|replay-thread|computer-thread)[.]ts$',
      },
      to: { path: '^src/games/registry[.]ts$' },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/($1|contract|kernel)/' },
    },
    {
      name: 'simulation-plays-by-the-rules-alone',
      severity: 'error',
      from: { path: path('simulation') },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/(contract/|kernel/|[^/]+/(rules|game|computer)/)' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'No I/O, for computer players neither: of Node only hashing, of the registry only zod and the generator behind the setup.',
      severity: 'error',
      from: { path: '^src/(core|computer|games/[^/]+/(rules|expansions|game|computer))/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: '^(crypto|node:crypto)$|node_modules/(zod|pure-rand)/',
      },
    },
    {
      name: 'rules-know-neither-words-nor-picture',
      severity: 'error',
      from: {
        path: '^src/games/[^/]+/(rules|expansions|game|computer)/',
        pathNot: [...TOLD_EXPANSIONS, ...SHOWN_EXPANSIONS],
      },
      to: { path: ['^src/games/[^/]+/(picture|words|topics)/', ...TOLD_EXPANSIONS, ...SHOWN_EXPANSIONS] },
    },
    {
      name: 'expansions-are-told-with-words-alone',
      comment: 'Their words and topics know the rules, and neither pictures nor computers.',
      severity: 'error',
      from: { path: TOLD_EXPANSIONS },
      to: { path: ['^src/games/carcassonne/(picture|computer)/', ...SHOWN_EXPANSIONS] },
    },
    {
      name: 'expansions-are-shown-without-words',
      comment: 'Their pictures know the rules and what pictures are made of, and neither words nor computers.',
      severity: 'error',
      from: { path: SHOWN_EXPANSIONS },
      to: { path: ['^src/games/carcassonne/(words|topics|computer)/', ...TOLD_EXPANSIONS] },
    },
    {
      name: 'simulation-is-pure',
      comment: 'As the rules are, but with chance of its own.',
      severity: 'error',
      from: { path: path('simulation') },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^(crypto|node:crypto)$|node_modules/pure-rand/' },
    },
    {
      name: 'chance-only-in-setups-and-choosers',
      severity: 'error',
      from: { path: '^src/(core|games|computer)/', pathNot: '^src/core/(shuffle|chooser)[.]ts$' },
      to: { path: 'node_modules/pure-rand/' },
    },
    {
      name: 'canvas-only-in-paint',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/render/paint/' },
      to: { path: 'node_modules/@napi-rs/canvas/' },
    },
    {
      name: 'pictures-are-painted-on-their-thread',
      comment: 'The canvas would take memory, and painting the time, of the thread that answers.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: ON_THREAD },
      to: { path: ON_THREAD, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drizzle-only-in-statements-and-databases',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: [path('store/sql'), path('store/sqlite'), path('store/postgres')] },
      to: { path: ['node_modules/drizzle-orm/', 'node_modules/pg/'] },
    },
    {
      name: 'statements-know-no-database',
      comment: 'They are written once for every dialect, and are given the database that they run on.',
      severity: 'error',
      from: { path: path('store/sql') },
      to: {
        path: [
          path('store/sqlite'),
          path('store/postgres'),
          'node_modules/(better-sqlite3|@photostructure)/',
          'node_modules/pg/',
          'node_modules/drizzle-orm/(better-sqlite3|node-postgres)/',
        ],
      },
    },
    {
      name: 'store-by-its-interface',
      comment: 'Which database there is, is known to who opens it, saves it and looks after its file.',
      severity: 'error',
      from: {
        path: '^(src|commands)/',
        pathNot: [
          '^src/main[.]ts$',
          '^src/store/(open-)?store[.]ts$',
          path('store/(sql|sqlite|postgres|move)'),
          path('processes'),
          path('upkeep'),
        ],
      },
      to: { path: path('store/(sql|sqlite|postgres)') },
    },
    {
      name: 'one-sqlite-driver',
      comment: 'Which driver fits the Node.js that runs is chosen there.',
      severity: 'error',
      from: { path: '^(src|commands|test|bench|tools)/', pathNot: '^src/store/sqlite/driver[.]ts$' },
      to: { path: 'node_modules/(better-sqlite3|@photostructure)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'discord-only-in-bot',
      severity: 'error',
      from: { path: '^src/(core|drawing|games|render|store|app|telling|i18n)/' },
      to: { path: 'node_modules/(discord[.]js|@discordjs)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};

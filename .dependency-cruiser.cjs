/** The direction of dependencies: engine <- render, store <- app <- bot <- commands; local-discord stands apart. */
const room = (name) => `^src/${name}/`;
const rooms = ['engine', 'render', 'store', 'app', 'i18n', 'bot', 'local-discord'];
const allowed = {
  engine: [],
  render: ['engine'],
  store: ['engine'],
  app: ['engine', 'render', 'store'],
  i18n: [],
  bot: ['engine', 'render', 'store', 'app', 'i18n'],
  'local-discord': [],
};

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...rooms.map((name) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: 'error',
      from: { path: room(name) },
      to: { path: '^(src|commands|test|bench|tools)/', pathNot: [name, ...allowed[name]].map(room) },
    })),
    {
      name: 'commands-import-no-local-discord',
      severity: 'error',
      from: { path: '^commands/' },
      to: { path: room('local-discord') },
    },
    {
      name: 'local-discord-only-by-dynamic-import',
      severity: 'error',
      from: { path: '^src/[^/]+[.]ts$' },
      to: { path: room('local-discord'), dynamic: false },
    },
    {
      name: 'engine-only-through-its-door',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: room('engine') },
      to: { path: room('engine'), pathNot: '^src/engine/(index[.]ts|amazonas/tiles[.]json)$' },
    },
    {
      name: 'core-knows-no-rule-set',
      severity: 'error',
      from: { path: '^src/engine/core/' },
      to: { path: '^src/engine/(?!core/)' },
    },
    {
      name: 'engine-is-pure',
      comment: 'No I/O: of Node only hashing, of the registry only zod and the generator behind the setup.',
      severity: 'error',
      from: { path: room('engine') },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: '^(crypto|node:crypto)$|node_modules/(zod|pure-rand)/',
      },
    },
    {
      name: 'chance-only-in-the-setup',
      severity: 'error',
      from: { path: room('engine'), pathNot: '^src/engine/core/shuffle[.]ts$' },
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
      from: { path: '^(src|commands)/', pathNot: '^src/render/(paint/|renderer[.]ts$|picture-thread[.]ts$)' },
      to: { path: '^src/render/(paint/|renderer[.]ts$|picture-thread[.]ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-only-in-store',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: room('store') },
      to: { path: 'node_modules/(drizzle-orm|better-sqlite3)/' },
    },
    {
      name: 'discord-only-in-bot',
      severity: 'error',
      from: { path: '^src/(engine|render|store|app|i18n)/' },
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

/**
 * Who may import whom, on one page. Each row: a room, and the rooms it may use besides itself and npm packages. The rooms stand on
 * floors: a row uses only rows above it. A module is entered through its index.ts, except that app/routes.ts lists the route files
 * one by one, and app/with-copilot.ts those that the copilot calls.
 */
const ground = ['lib', 'platform', 'callers'];
const mayUse = {
  lib: [],
  platform: ['lib'],
  callers: [],
  http: ground,
  'modules/data-folder': ground,
  'modules/companies': ground,
  'modules/crawling': ground,
  'modules/extraction': [...ground, 'modules/companies'],
  'modules/company-index': [...ground, 'modules/companies'],
  'modules/crawl-queue': [...ground, 'modules/companies', 'modules/company-index', 'modules/crawling'],
  'modules/search': [...ground, 'modules/companies', 'modules/company-index'],
  'modules/classic': [...ground, 'modules/companies', 'modules/company-index', 'modules/search'],
  'modules/credits': ground,
  'modules/accounts': [...ground, 'modules/companies', 'modules/credits'],
  'modules/workspace': [
    ...ground,
    'modules/companies',
    'modules/search',
    'modules/accounts',
    'modules/credits',
  ],
  'modules/exports': [
    ...ground,
    'modules/companies',
    'modules/search',
    'modules/accounts',
    'modules/workspace',
    'modules/credits',
  ],
  'modules/monitors': [...ground, 'modules/companies', 'modules/search', 'modules/accounts'],
  'modules/lookalikes': [...ground, 'modules/companies', 'modules/company-index', 'modules/search'],
  'modules/ingest': [
    ...ground,
    'modules/data-folder',
    'modules/companies',
    'modules/extraction',
    'modules/company-index',
  ],
  'modules/enrichment': [
    ...ground,
    'modules/data-folder',
    'modules/companies',
    'modules/company-index',
    'modules/crawling',
    'modules/crawl-queue',
    'modules/extraction',
    'modules/ingest',
    'modules/exports',
  ],
  'modules/copilot': [...ground, 'modules/companies', 'modules/company-index', 'modules/extraction'],
  'modules/mcp': [...ground, 'modules/companies', 'modules/copilot'],
  // The generator alone needs the ground only; filling an index with it goes through the real pipeline.
  'modules/demo': [...ground, 'modules/data-folder', 'modules/ingest'],
};

/**
 * The floors of the text index, from the ground up. A folder uses those before it; `api.ts` and `errors.ts` lie below all,
 * and what joins the folders (`embedded-index.ts`, `open-index.ts`, `index.ts`) above.
 */
const engineFloors = [
  'segment',
  'document',
  'build',
  'store',
  'matching',
  'parts',
  'query',
  'maintenance',
  'threads',
  // Another engine behind the same doors, with the words, folds and impacts of this one.
  'opensearch',
];

const engine = '^src/lib/text-index';

const floorRules = engineFloors.map((floor, at) => ({
  name: `the engine's ${floor} uses only ${[...engineFloors.slice(0, at), 'itself'].join(', ')}`,
  severity: 'error',
  from: { path: `${engine}/${floor}/`, pathNot: '[.]test[.]ts$' },
  to: {
    path: `${engine}/`,
    pathNot: [`${engine}/(${engineFloors.slice(0, at + 1).join('|')})/`, `${engine}/(api|errors)[.]ts$`],
  },
}));

/** Those of the vector index: `api`, `errors`, `ladder` and `unit-vector` lie below all. */
const vectorFloors = ['kernels', 'files', 'coder', 'store', 'query', 'build', 'threads'];
const vectors = '^src/lib/vector-index';

const vectorRules = [
  ...vectorFloors.map((floor, at) => ({
    name: `the vector index's ${floor} uses only ${[...vectorFloors.slice(0, at), 'itself'].join(', ')}`,
    severity: 'error',
    from: { path: `${vectors}/${floor}/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: `${vectors}/`,
      pathNot: [
        `${vectors}/(${vectorFloors.slice(0, at + 1).join('|')})/`,
        `${vectors}/(api|errors|ladder|unit-vector)[.]ts$`,
      ],
    },
  })),
  {
    name: 'the vector index is entered through its index.ts or api.ts, and opened by open-vector-index.ts; the sentence encoder and benchmarks may use its kernels',
    severity: 'error',
    from: { path: '^(src|bench)/', pathNot: [`${vectors}/`] },
    to: {
      path: `${vectors}/`,
      pathNot: `${vectors}/((index|api|open-vector-index)[.]ts$|kernels/kernels[.]ts$)`,
    },
  },
];

/** What opens the companies' index, which only one file may do: so it is no part of the entrance of its module. */
const openingFile = '^src/modules/company-index/open-company-index[.]ts$';

/** Rooms with one entrance. */
const modules = Object.keys(mayUse).filter((room) => room.startsWith('modules/') || room === 'callers');

const roomRules = Object.entries(mayUse).map(([room, allowed]) => ({
  name: `${room} uses only ${allowed.length > 0 ? allowed.join(', ') : 'itself'}`,
  severity: 'error',
  // Route files see the host too, which the rules below say; tests see everything.
  from: { path: `^src/${room}/`, pathNot: [`^src/${room}/routes/`, '[.]test[.]ts$'] },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed.map((other) => `^src/${other}/`)] },
}));

/** The routes of a module see the host, and no module that their own may not use. */
const routeRules = Object.entries(mayUse)
  .filter(([room]) => room.startsWith('modules/'))
  .map(([room, allowed]) => ({
    name: `routes of ${room} use http and what ${room} uses`,
    severity: 'error',
    from: { path: `^src/${room}/routes/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: '^src/',
      pathNot: [`^src/${room}/`, '^src/http/', ...allowed.map((other) => `^src/${other}/`)],
    },
  }));

module.exports = {
  forbidden: [
    ...roomRules,
    ...routeRules,
    ...floorRules,
    ...vectorRules,
    {
      name: 'every room of src has a row in the table of .dependency-cruiser.cjs that says what it may use',
      severity: 'error',
      from: {},
      to: {
        path: '^src/[^/]+/',
        pathNot: `^src/(${[...Object.keys(mayUse), 'app', 'cli', 'bin'].join('|')})/`,
      },
    },
    {
      name: 'every folder of the engine is a floor',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `${engine}/[^/]+/`, pathNot: `${engine}/(${engineFloors.join('|')})/` },
    },
    {
      name: 'the text index is entered through its index.ts or api.ts',
      severity: 'error',
      from: { path: '^(src|bench)/', pathNot: [`${engine}/`] },
      to: { path: `${engine}/`, pathNot: `${engine}/(index|api)[.]ts$` },
    },
    {
      name: 'what joins the engine is used from outside only',
      severity: 'error',
      from: { path: `${engine}/`, pathNot: [`${engine}/(index|open-index)[.]ts$`, '[.]test[.]ts$'] },
      to: { path: `${engine}/(index|open-index|embedded-index)[.]ts$` },
    },
    ...modules.map((room) => ({
      name: `${room} is entered through its index.ts`,
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [`^src/${room}/`, '^src/app/(routes|with-copilot)[.]ts$', '[.]test[.]ts$'],
      },
      to: { path: `^src/${room}/`, pathNot: [`^src/${room}/index[.]ts$`, openingFile] },
    })),
    {
      name: 'text analysis, threads and the store of the indexes are entered through their index.ts',
      severity: 'error',
      from: { path: '^(src|bench|test)/', pathNot: ['^src/lib/(text-analysis|threads|sqlite-store)/'] },
      to: { path: '^src/lib/(text-analysis|threads|sqlite-store)/', pathNot: ['/index[.]ts$'] },
    },
    {
      name: 'text analysis knows no engine',
      severity: 'error',
      from: { path: '^src/lib/text-analysis/' },
      to: { path: '^src/', pathNot: ['^src/lib/text-analysis/'] },
    },
    {
      name: 'fastify only in http and routes',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/http/', '^src/modules/[^/]+/routes/', '^src/bin/', '[.]test[.]ts$'],
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'only entry points and tests know the whole app',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|bin|cli)/', '[.]test[.]ts$'] },
      to: { path: '^src/app/' },
    },
    {
      name: "only app/open-stores.ts and open-cluster.ts, which it uses, open the companies' index",
      severity: 'error',
      from: { path: '^(src|bench|scripts)/', pathNot: ['^src/app/open-(stores|cluster)[.]ts$'] },
      to: { path: openingFile },
    },
    {
      name: 'only app/open-stores.ts opens the vectors of the companies',
      comment: 'benches of the vector index itself have folders of their own',
      severity: 'error',
      from: {
        path: '^(src|bench|scripts)/',
        pathNot: ['^src/app/open-stores[.]ts$', '^bench/(vectors|torture)/', '[.]test[.]ts$'],
      },
      to: { path: '^src/lib/vector-index/open-vector-index[.]ts$' },
    },
    {
      name: 'only app/open-stores.ts opens the database',
      severity: 'error',
      from: {
        path: '^(src|bench|scripts)/',
        pathNot: ['^src/app/open-stores[.]ts$', '^src/platform/database/', '[.]test[.]ts$'],
      },
      to: {
        path: '^src/platform/database/(open|sqlite/open-database|postgres/open-postgres)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the command line opens its stores through app',
      severity: 'error',
      from: { path: '^src/(bin|cli)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/(platform/database|modules/company-index)/' },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'only tests use fixtures',
      severity: 'error',
      from: { path: '^(src|bench|scripts)/', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '[.]fixture[.]ts$' },
    },
    {
      name: 'source never imports tests or benches',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]ts$' },
      // The pages that the server renders and the app read the same tables of words.
      to: { path: '^(test|bench|web)/', pathNot: '^web/locales/' },
    },
    {
      name: 'the browser app knows the server by its client alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|test|bench|scripts|packages)/', pathNot: '^packages/client/index[.](js|d[.]ts)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

/**
 * Who may import whom, on one page. Each row: a folder of src, and the folders it may use besides itself and npm packages. A row
 * uses only rows above it. A module is imported through its index.ts, except that app/routes.ts lists the route files one by one,
 * and app/with-copilot.ts those that the copilot calls.
 */
const base = ['lib', 'platform', 'access'];
const mayUse = {
  lib: [],
  platform: ['lib'],
  access: [],
  http: base,
  'modules/data-folder': base,
  'modules/operations': [...base, 'modules/data-folder', 'modules/companies'],
  'modules/companies': base,
  'modules/crawling': base,
  'modules/extraction': [...base, 'modules/companies'],
  'modules/company-index': [...base, 'modules/companies'],
  'modules/crawl-queue': [...base, 'modules/companies', 'modules/company-index', 'modules/crawling'],
  'modules/search': [...base, 'modules/companies', 'modules/company-index'],
  'modules/relations': [...base, 'modules/companies', 'modules/company-index', 'modules/search'],
  'modules/history': [
    ...base,
    'modules/companies',
    'modules/company-index',
    'modules/extraction',
    'modules/search',
  ],
  'modules/classic': [...base, 'modules/companies', 'modules/company-index', 'modules/search'],
  'modules/credits': base,
  'modules/accounts': [...base, 'modules/companies', 'modules/credits'],
  'modules/workspace': [
    ...base,
    'modules/companies',
    'modules/search',
    'modules/accounts',
    'modules/credits',
  ],
  'modules/exports': [
    ...base,
    'modules/companies',
    'modules/search',
    'modules/accounts',
    'modules/workspace',
    'modules/credits',
  ],
  'modules/monitors': [...base, 'modules/companies', 'modules/search', 'modules/accounts'],
  'modules/meaning': [
    ...base,
    'modules/companies',
    'modules/company-index',
    'modules/search',
    'modules/lookalikes',
    'modules/copilot',
  ],
  'modules/lookalikes': [
    ...base,
    'modules/companies',
    'modules/company-index',
    'modules/extraction',
    'modules/search',
  ],
  'modules/ingest': [
    ...base,
    'modules/data-folder',
    'modules/companies',
    'modules/extraction',
    'modules/company-index',
  ],
  'modules/enrichment': [
    ...base,
    'modules/data-folder',
    'modules/companies',
    'modules/company-index',
    'modules/crawling',
    'modules/crawl-queue',
    'modules/extraction',
    'modules/ingest',
    'modules/exports',
  ],
  'modules/copilot': [...base, 'modules/companies', 'modules/company-index', 'modules/extraction'],
  'modules/mcp': [...base, 'modules/companies', 'modules/copilot'],
  // The generator alone needs the base only; filling an index with it goes through the real pipeline.
  'modules/demo': [...base, 'modules/data-folder', 'modules/ingest'],
};

/**
 * The layers of the text index, lowest first. A layer uses those before it; `api.ts` and `errors.ts` lie below all, and what
 * joins the layers (`embedded-index.ts`, `open-index.ts`, `index.ts`) above. `search/match` evaluates a query within one view;
 * `search` asks all views and merges their answers.
 */
const engineLayers = [
  'format',
  'indexing',
  'manifest',
  'search/match',
  'views',
  'search',
  'merging',
  'maintenance',
  'threads',
];

const engine = '^src/lib/text-index';

const engineRules = engineLayers.map((layer, at) => ({
  name: `the text index's ${layer} uses only ${[...engineLayers.slice(0, at), 'itself'].join(', ')}`,
  severity: 'error',
  from: {
    path: `${engine}/${layer}/`,
    pathNot: ['[.]test[.]ts$', ...(layer === 'search' ? [`${engine}/search/match/`] : [])],
  },
  to: {
    path: `${engine}/`,
    pathNot: [`${engine}/(${engineLayers.slice(0, at + 1).join('|')})/`, `${engine}/(api|errors)[.]ts$`],
  },
}));

/** Those of the vector index: `api`, `errors`, `size-thresholds` and `unit-vector` lie below all. */
const vectorLayers = ['kernels', 'files', 'coder', 'store', 'query', 'build', 'threads'];
const vectors = '^src/lib/vector-index';

const vectorRules = [
  ...vectorLayers.map((layer, at) => ({
    name: `the vector index's ${layer} uses only ${[...vectorLayers.slice(0, at), 'itself'].join(', ')}`,
    severity: 'error',
    from: { path: `${vectors}/${layer}/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: `${vectors}/`,
      pathNot: [
        `${vectors}/(${vectorLayers.slice(0, at + 1).join('|')})/`,
        `${vectors}/(api|errors|size-thresholds|unit-vector)[.]ts$`,
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

/** Reads one page. The thread that reads fetched pages loads it alone, without the sources, the database and the text index. */
const readingFile = '^src/modules/ingest/pipeline/extract-page[.]ts$';

/** Tables of the extractor with what reads them. The planner, the embedding threads and the main thread need nothing else of its 200 files. */
const extractionTables =
  '^src/modules/extraction/(business/(taxonomy|trades-in-text)|identity/legal-form|language/detect-language|technologies/built-in-rules)[.]ts$';

/** Libraries that are imported through their index.ts only. */
const librariesWithIndex = [
  'text-analysis',
  'threads',
  'sqlite-store',
  'durable-files',
  'opensearch',
  'text-index-cluster',
  'vector-index-cluster',
];

/** Imported through their index.ts only. */
const modules = Object.keys(mayUse).filter((folder) => folder.startsWith('modules/') || folder === 'access');

const folderRules = Object.entries(mayUse).map(([folder, allowed]) => ({
  name: `${folder} uses only ${allowed.length > 0 ? allowed.join(', ') : 'itself'}`,
  severity: 'error',
  // Route files see the host too, which the rules below say; tests see everything.
  from: { path: `^src/${folder}/`, pathNot: [`^src/${folder}/routes/`, '[.]test[.]ts$'] },
  to: { path: '^src/', pathNot: [`^src/${folder}/`, ...allowed.map((other) => `^src/${other}/`)] },
}));

/** The routes of a module see the host, and no module that their own may not use. */
const routeRules = Object.entries(mayUse)
  .filter(([folder]) => folder.startsWith('modules/'))
  .map(([folder, allowed]) => ({
    name: `routes of ${folder} use http and what ${folder} uses`,
    severity: 'error',
    from: { path: `^src/${folder}/routes/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: '^src/',
      pathNot: [`^src/${folder}/`, '^src/http/', ...allowed.map((other) => `^src/${other}/`)],
    },
  }));

module.exports = {
  forbidden: [
    ...folderRules,
    ...routeRules,
    ...engineRules,
    ...vectorRules,
    {
      name: 'every folder of src has a row in the table of .dependency-cruiser.cjs that says what it may use',
      severity: 'error',
      from: {},
      to: {
        path: '^src/[^/]+/',
        pathNot: `^src/(${[...Object.keys(mayUse), 'app', 'cli', 'bin'].join('|')})/`,
      },
    },
    {
      name: 'every folder of the text index is a layer',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `${engine}/[^/]+/`, pathNot: `${engine}/(${engineLayers.join('|')})/` },
    },
    {
      name: 'the text index is imported through its index.ts or api.ts; its twin on OpenSearch shares its impacts and errors',
      severity: 'error',
      from: { path: '^(src|bench)/', pathNot: [`${engine}/`, `${engine}-cluster/`] },
      to: { path: `${engine}/`, pathNot: `${engine}/(index|api)[.]ts$` },
    },
    {
      name: 'what joins the engine is used from outside only',
      severity: 'error',
      from: { path: `${engine}/`, pathNot: [`${engine}/(index|open-index)[.]ts$`, '[.]test[.]ts$'] },
      to: { path: `${engine}/(index|open-index|embedded-index)[.]ts$` },
    },
    ...modules.map((folder) => ({
      name: `${folder} is entered through its index.ts`,
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [`^src/${folder}/`, '^src/app/(routes|with-copilot)[.]ts$', '[.]test[.]ts$'],
      },
      to: {
        path: `^src/${folder}/`,
        pathNot: [`^src/${folder}/index[.]ts$`, openingFile, readingFile, extractionTables],
      },
    })),
    ...librariesWithIndex.map((library) => ({
      name: `lib/${library} is imported through its index.ts`,
      severity: 'error',
      from: { path: '^(src|bench|test)/', pathNot: [`^src/lib/${library}/`, '[.]test[.]ts$'] },
      to: { path: `^src/lib/${library}/`, pathNot: ['/index[.]ts$'] },
    })),
    {
      name: 'the OpenSearch client knows no index',
      severity: 'error',
      from: { path: '^src/lib/opensearch/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/lib/[^/]+/', pathNot: '^src/lib/opensearch/' },
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
      to: { circular: true },
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
      name: 'the browser app knows the server by its client and the query language alone',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(src|test|bench|scripts|packages)/',
        pathNot: '^(packages/client/index[.](js|d[.]ts)|src/lib/query-language/.*)$',
      },
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

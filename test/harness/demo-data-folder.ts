import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOfSources } from './digest-of-sources.ts';
import { startService } from './start-homedex.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'demo');

/** The sources that determine what a first start writes. */
const sources = [
  'migrations',
  'src/lib',
  'src/modules/companies',
  'src/modules/company-index',
  'src/modules/data-folder',
  'src/modules/demo',
  'src/modules/extraction',
  'src/modules/ingest',
  'src/modules/lookalikes',
  'src/platform/database',
];

/**
 * The data folder that a first start of the service creates with this many demo companies. It is shared, so no test may change
 * it. It is created once per state of its sources and cached: creating it takes longer than all tests that use it.
 */
async function demoFolder(sites: number): Promise<string> {
  const cached = join(cache, `${sites}-${digestOfSources(sources)}`);
  if (!existsSync(cached)) await makeDemoFolder(sites, cached);
  return cached;
}

/** Copies the folder, for a test that changes it. */
export async function copyDemoFolder(sites: number, to: string): Promise<void> {
  cpSync(await demoFolder(sites), to, { recursive: true });
  chmodSync(to, 0o700);
}

/** Created under a temporary name and then renamed, so that two processes do not collide. */
async function makeDemoFolder(sites: number, cached: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const made = join(mkdtempSync(join(cache, 'making-')), 'data');
  const service = await startService(made, { DEMO_SITES: String(sites) });
  const code = await service.stop();
  if (code !== 0) throw new Error(`the service that made the demo folder ended with ${code}`);
  for (const old of readdirSync(cache))
    if (old.startsWith(`${sites}-`)) rmSync(join(cache, old), { recursive: true, force: true });
  try {
    renameSync(made, cached);
  } catch (error) {
    if (!existsSync(cached)) throw error;
  }
  rmSync(join(made, '..'), { recursive: true, force: true });
}

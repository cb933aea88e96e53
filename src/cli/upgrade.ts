import { access } from 'node:fs/promises';
import { heldInFolder, inspectDatabase, openIndexAt } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import { DamagedIndex, SchemaMismatch, UnsupportedFormat } from '../lib/text-index/api.ts';
import { dataFolder } from '../modules/data-folder/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { SERVICE_VERSION } from '../platform/service-version.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

export interface UpgradeFinding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly sentence: string;
}

export const upgrade = defineCommand({
  usage: '--check',
  options: {
    check: { type: 'boolean', help: 'Say what this version would do to the data. Changes nothing.' },
  },
  examples: ['homedex upgrade --check            # with the new version installed, before it is started'],
  async run({ check }, [word]) {
    if (!check || word !== undefined) throw new UsageError("say 'upgrade --check'");
    const config = configFromEnvironment();
    const findings = [
      {
        level: 'ok',
        sentence: `This is Homedex ${SERVICE_VERSION}; the settings are valid for it.`,
      } as const,
      await databaseFinding(config),
      await indexFinding(config),
    ];
    for (const { level, sentence } of findings) process.stdout.write(`${level.padEnd(5)} ${sentence}\n`);
    return findings.some(({ level }) => level === 'fail') ? exitCode.failed : exitCode.done;
  },
});

/** Describes what starting this version would do to a database. */
export function describeSchema({
  applied,
  missing,
  unknown,
}: NonNullable<Awaited<ReturnType<typeof inspectDatabase>>>): UpgradeFinding {
  if (unknown.length > 0)
    return {
      level: 'fail',
      sentence: `The database was used by a newer version (migration ${unknown.join(', ')}). This version refuses it: run that version, or restore a backup made before the upgrade.`,
    };
  if (missing.length > 0)
    return {
      level: 'warn',
      sentence: `${counted(missing.length, 'migration is', 'migrations are')} due (${missing.join(', ')}). Make a backup, then run 'homedex migrate'; running services of the previous release keep working.`,
    };
  return { level: 'ok', sentence: `The database is up to date (${applied.at(-1) ?? 'no migration'}).` };
}

async function databaseFinding(config: Config): Promise<UpgradeFinding> {
  const schema = await inspectDatabase(config);
  return schema === undefined
    ? { level: 'ok', sentence: 'There is no database yet; the first start creates it.' }
    : describeSchema(schema);
}

async function indexFinding(config: Config): Promise<UpgradeFinding> {
  if (!heldInFolder(config).includes('index'))
    return { level: 'ok', sentence: 'The index is elsewhere; its services check it when they start.' };
  const directory = dataFolder(config.DATA_DIR).index;
  if (!(await exists(directory)))
    return { level: 'ok', sentence: 'There is no index yet; the first start creates it.' };
  try {
    const index = await openIndexAt(directory, { compaction: false });
    await index.close();
    return { level: 'ok', sentence: 'The index can be served as it is.' };
  } catch (error) {
    if (error instanceof DamagedIndex)
      return {
        level: 'fail',
        sentence: `${error.message} Restore a backup, or run 'homedex index rebuild'.`,
      };
    if (error instanceof UnsupportedFormat)
      return {
        level: 'fail',
        sentence: `${error.message} Stop the service and run 'homedex index rebuild', which makes it again from the stored pages; companies without one cannot be read.`,
      };
    if (error instanceof SchemaMismatch)
      return {
        level: 'fail',
        sentence: `${error.message} This version does not serve it: stop the service and run 'homedex index rebuild', which keeps every company.`,
      };
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

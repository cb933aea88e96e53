import { join } from 'node:path';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import type { Random } from '../seeded-random.ts';
import type { Builder } from '../site.ts';
import { type Technology, technologiesSchema } from './technology.ts';

/** They are drawn in the order of `data/demo/technologies.json`. */
const { technologies } = readTable(join(tablesFolder, 'demo', 'technologies.json'), technologiesSchema);

/** Every site that hides its mail addresses gets it. */
export const cloudflare: Technology = getTechnology('Cloudflare');

function getTechnology(name: string): Technology {
  const found = technologies.find((technology) => technology.name === name);
  if (found === undefined) throw new RangeError(`data/demo/technologies.json has no ${name}`);
  return found;
}

/** What a site adds to its builder: at most one of those kinds of which a site needs only one. */
export function drawTechnologies(random: Random, builder: Builder, sells: boolean): Technology[] {
  const drawn: Technology[] = [];
  for (const technology of technologies) {
    // Draw before checking any condition, so that one choice does not shift the following ones.
    const wanted = random.chance(technology.share);
    if (!wanted || (technology.kind === 'payment' && !sells)) continue;
    if (technology.onlyWith !== undefined && !technology.onlyWith.includes(builder.name)) continue;
    if (technology.notWith?.includes(builder.name)) continue;
    if (single.has(technology.kind) && drawn.some((other) => other.kind === technology.kind)) continue;
    drawn.push(technology);
  }
  return drawn;
}

const single: ReadonlySet<Technology['kind']> = new Set(['chat', 'consent', 'delivery']);

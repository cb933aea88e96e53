import type { Builder } from '../builders/builder.ts';
import type { Random } from '../seeded-random.ts';
import { analytics } from './analytics.ts';
import { engagement } from './engagement.ts';
import { infrastructure } from './infrastructure.ts';
import type { Technology } from './technology.ts';

const technologies: readonly Technology[] = [...infrastructure, ...analytics, ...engagement];

/** What a site of the builder adds: at most one of the kinds of which a site needs only one. */
export function drawTechnologies(random: Random, builder: Builder, sells: boolean): Technology[] {
  const drawn: Technology[] = [];
  for (const technology of technologies) {
    // The draw comes before every condition, so that one choice does not shift the following ones.
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

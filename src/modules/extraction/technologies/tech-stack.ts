import {
  CATEGORIES,
  type CategoryName,
  categoryRank,
  columnOf,
  type TechnologyColumn,
} from './categories.ts';

export interface Technology {
  readonly name: string;
  /** Empty if unknown. */
  readonly version: string;
  readonly categories: readonly string[];
  readonly confidence: number;
  /** Where it was found, best effort, for people who ask why. */
  readonly evidence: readonly string[];
}

/**
 * The technologies as one line, "WordPress 6.5, WooCommerce, jQuery 3.6, …": by category in the order of the category table, then by name.
 * A version is cut to major.minor, because patch levels make the same stack look different.
 */
export function formatTechStack(technologies: readonly Technology[]): string {
  return [...technologies].sort(compareTechnologies).map(nameWithVersion).join(', ');
}

/** Technology names by profile column, each list in the order given. A technology with several categories fills several columns. */
export function technologiesByColumn(
  technologies: readonly Technology[],
): ReadonlyMap<TechnologyColumn, readonly string[]> {
  const columns = new Map<TechnologyColumn, string[]>();
  for (const { name, categories } of technologies) {
    for (const column of new Set(categories.map(columnOf))) {
      if (!column) continue;
      const names = columns.get(column);
      if (names) names.push(name);
      else columns.set(column, [name]);
    }
  }
  return columns;
}

/** Most certain first, then as in `tech_stack`. */
export function compareCertainty(one: Technology, other: Technology): number {
  return other.confidence - one.confidence || compareTechnologies(one, other);
}

function compareTechnologies(one: Technology, other: Technology): number {
  return rankOf(one) - rankOf(other) || (one.name < other.name ? -1 : 1);
}

const LAST_RANK = Object.keys(CATEGORIES).length satisfies number;

function rankOf({ categories }: Technology): number {
  return Math.min(LAST_RANK, ...categories.map((category) => categoryRank(category as CategoryName)));
}

function nameWithVersion({ name, version }: Technology): string {
  const short = /^\d+(?:\.\d+)?/.exec(version)?.[0];
  return short ? `${name} ${short}` : name;
}

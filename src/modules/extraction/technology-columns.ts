import { columns } from '../companies/index.ts';
import { type Finding, found, type Heuristic } from './heuristic.ts';
import {
  evidenceOfPage,
  formatTechStack,
  type Technology,
  type TechnologyColumn,
  type TechnologyDetector,
  technologiesByColumn,
} from './technologies/index.ts';

/** Fills the technology columns with what the detector finds. */
export function technologyColumns(detector: TechnologyDetector): Heuristic {
  return function technologies(page) {
    const { technologies: detected } = detector.detectTechnologies(evidenceOfPage(page));
    const byName = new Map(detected.map((technology) => [technology.name, technology]));
    const findings: Finding[] = [
      ...found('technologies', [...byName.keys()], evidenceOfEach(detected)),
      ...found('tech_stack', formatTechStack(detected), 'technologies'),
    ];
    for (const [column, names] of technologiesByColumn(detected))
      findings.push(...fill(column, names, byName));
    return findings;
  };
}

const snippetCharactersMax = 36;

/** Where each technology was found: the field its rule looks at and what it found there. */
function evidenceOfEach(technologies: readonly Technology[]): string {
  return technologies
    .map(({ name, evidence }) => `${name} (${shortened(evidence[0] ?? 'implied')})`)
    .join('; ');
}

/** The container id of a tag manager says more than the start of the address it is loaded from. */
const CONTAINER = /\bGTM-[A-Z\d]{4,9}\b/;

function shortened(evidence: string): string {
  const [container] = CONTAINER.exec(evidence) ?? [];
  if (container !== undefined) return `container: ${container}`;
  return evidence.length <= snippetCharactersMax ? evidence : `${evidence.slice(0, snippetCharactersMax)}…`;
}

const listColumns: ReadonlySet<string> = new Set(
  columns.filter(({ type }) => type === 'string[]').map(({ name }) => name),
);

function fill(
  column: TechnologyColumn,
  names: readonly string[],
  byName: ReadonlyMap<string, Technology>,
): Finding[] {
  const first = byName.get(names[0] ?? '');
  // The evidence of each technology is listed once, beside the list of all of them.
  const evidence = 'technologies';
  // The registry decides whether a technology column holds one name or a list, which the types of this loop do not know.
  const value = (listColumns.has(column) ? names : (names[0] ?? null)) as never;
  const version = column === 'cms' ? found('cms_version', first?.version, evidence) : [];
  return [...found(column, value, evidence), ...version];
}

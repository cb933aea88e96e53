import { unlimitedWork, type WorkBudget } from '../../lib/work-budget.ts';
import {
  blankProfile,
  type ColumnName,
  type CompanyProfile,
  type FoundIdentifier,
  type ProfileEvidence,
} from '../companies/index.ts';
import type { Finding, Heuristic } from './heuristic.ts';
import { alwaysRun, heuristicsWith } from './heuristics.ts';
import { findIdentifiers } from './identifiers/find-identifiers.ts';
import type { FetchedPage } from './page/fetched-page.ts';
import { parsePage } from './page/parse-page.ts';
import { origin } from './provenance/origin.ts';
import { builtInRules, createTechnologyDetector } from './technologies/index.ts';
import type { RuleSet } from './technologies/technology-rule.ts';

export interface ExtractedProfile {
  readonly profile: CompanyProfile;
  /** Where the value of each filled column came from, and which heuristic read it. */
  readonly evidence: ProfileEvidence;
  /** Identifiers that the page shares with other sites of its owner. */
  readonly identifiers: readonly FoundIdentifier[];
  /** Whether the page exceeded its budget, so that the profile contains only what was read until then. */
  readonly isCut: boolean;
}

/** Makes the profile of a homepage. It is pure, deterministic within the budget, and survives any input. */
export type ProfileExtractor = (fetched: FetchedPage, budget?: WorkBudget) => ExtractedProfile;

/** Creates an extractor with our technology rules and the given ones, for operators with their own rule sets. */
export function createProfileExtractor(furtherRules: readonly RuleSet[]): ProfileExtractor {
  const heuristics = heuristicsWith(createTechnologyDetector([builtInRules(), ...furtherRules])).map(
    (find) => ({
      rule: ruleName(find),
      find,
      isAlwaysRun: alwaysRun.has(find),
    }),
  );
  return (fetched, budget = unlimitedWork) => {
    const page = parsePage(fetched, budget);
    const profile = blankProfile();
    const evidence: ProfileEvidence = {};
    const settle = (rule: string, findings: readonly Finding[]) => {
      for (const finding of findings) {
        if (evidence[finding.column] !== undefined) continue;
        assign(profile, finding);
        evidence[finding.column] = { where: copyOf(finding.evidence), rule };
      }
    };
    settle('origin', origin(fetched, page));
    for (const { rule, find, isAlwaysRun } of heuristics)
      if (isAlwaysRun || !budget.isSpent()) settle(rule, find(page, profile));
    const identifiers = budget.isSpent() ? [] : findIdentifiers(page, profile, budget);
    const isCut = budget.isSpent();
    if (isCut) evidence.extractor_version = { where: CUT, rule: 'origin' };
    return { profile, evidence, identifiers, isCut };
  };
}

/** Added to the evidence of such a profile, beside the version of the extractor. */
const CUT = 'extractor; the page took too long to read and was cut';

let builtIn: ProfileExtractor | undefined;

/** The extractor with the built-in rules, created on the first call because compiling them takes a while. */
export const extractProfile: ProfileExtractor = (fetched, budget) => {
  builtIn ??= createProfileExtractor([]);
  return builtIn(fetched, budget);
};

/** The name of a heuristic in the form of its file name: `findCompanyName` is `company-name`. */
const ruleName = ({ name }: Heuristic): string =>
  name
    .replace(/^find(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

/** Strings sliced from the page keep the whole page in memory; copies do not. */
function detached(value: Finding['value']): unknown {
  if (typeof value === 'string') return copyOf(value);
  return Array.isArray(value) ? value.map(copyOf) : value;
}

/**
 * The engine copies strings below 13 characters anyway; joining and slicing forces a copy of longer ones. Direction marks are removed,
 * wherever the text came from: an unclosed one reverses the text beside the value on every page that shows it.
 */
function copyOf(text: string): string {
  const plain = directionMark.test(text) ? text.replaceAll(directionMarks, '') : text;
  return plain.length < 13 ? plain : ` ${plain}`.slice(1);
}

const directionMark = /[\u202a-\u202e\u2066-\u2069]/;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

function assign(profile: CompanyProfile, { column, value }: Finding): void {
  // The type of Finding ties column and value together; the compiler loses that in the indexed write.
  (profile as Record<ColumnName, unknown>)[column] = detached(value);
}

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
  /** Where the value of each filled column came from, and the heuristic that read it there. */
  readonly evidence: ProfileEvidence;
  /** What the page shares with other sites of its owner. */
  readonly identifiers: readonly FoundIdentifier[];
  /** The page cost more than its budget: the profile has what was read until then. */
  readonly isCut: boolean;
}

/** Makes the profile of a homepage. Pure, deterministic as long as the budget lasts; survives any bytes. */
export type ProfileExtractor = (fetched: FetchedPage, budget?: WorkBudget) => ExtractedProfile;

/** An extractor that knows our technology rules and the given ones, for operators who bring rule sets of their own. */
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

/** In the evidence of such a profile, beside the version of the extractor. */
const CUT = 'extractor; the page took too long to read and was cut';

let builtIn: ProfileExtractor | undefined;

/** The extractor with the rules that come with Homedex, made at the first call since compiling them takes a while. */
export const extractProfile: ProfileExtractor = (fetched, budget) => {
  builtIn ??= createProfileExtractor([]);
  return builtIn(fetched, budget);
};

/** The name of a heuristic as its file has it: `findCompanyName` is `company-name`. */
const ruleName = ({ name }: Heuristic): string =>
  name
    .replace(/^find(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

/** Strings cut out of the page keep the whole page in memory; copies let it go. */
function detached(value: Finding['value']): unknown {
  if (typeof value === 'string') return copyOf(value);
  return Array.isArray(value) ? value.map(copyOf) : value;
}

/**
 * The engine copies strings below 13 characters anyway; joining and cutting forces a copy of longer ones. Marks of direction go,
 * wherever the text came from: an open one reverses the text beside the value on every page that shows it.
 */
function copyOf(text: string): string {
  const plain = directionMark.test(text) ? text.replaceAll(directionMarks, '') : text;
  return plain.length < 13 ? plain : ` ${plain}`.slice(1);
}

const directionMark = /[\u202a-\u202e\u2066-\u2069]/;
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

function assign(profile: CompanyProfile, { column, value }: Finding): void {
  // Column and value belong together by the type of Finding; the compiler loses that in the indexed write.
  (profile as Record<ColumnName, unknown>)[column] = detached(value);
}

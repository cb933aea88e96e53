import { blankProfile, type ColumnName, type CompanyProfile } from '../companies/index.ts';
import type { Finding } from './heuristic.ts';
import { heuristicsWith } from './heuristics.ts';
import type { FetchedPage } from './page/fetched-page.ts';
import { parsePage } from './page/parse-page.ts';
import { origin } from './provenance/origin.ts';
import { builtInRules, createTechnologyDetector } from './technologies/index.ts';
import type { RuleSet } from './technologies/technology-rule.ts';

export interface ExtractedProfile {
  readonly profile: CompanyProfile;
  /** Where the value of each filled column came from. */
  readonly evidence: Partial<Record<ColumnName, string>>;
}

/** Makes the profile of a homepage. Pure and deterministic; survives any bytes. */
export type ProfileExtractor = (fetched: FetchedPage) => ExtractedProfile;

/** An extractor that knows our technology rules and the given ones, for operators who bring rule sets of their own. */
export function createProfileExtractor(furtherRules: readonly RuleSet[]): ProfileExtractor {
  const heuristics = heuristicsWith(createTechnologyDetector([builtInRules(), ...furtherRules]));
  return (fetched) => {
    const page = parsePage(fetched);
    const profile = blankProfile();
    const seen = new Map<ColumnName, string>();
    const settle = (findings: readonly Finding[]) => {
      for (const finding of findings) {
        if (seen.has(finding.column)) continue;
        assign(profile, finding);
        seen.set(finding.column, finding.evidence);
      }
    };
    settle(origin(fetched, page));
    for (const heuristic of heuristics) settle(heuristic(page, profile));
    const evidence: ExtractedProfile['evidence'] = Object.fromEntries(seen);
    detach(profile);
    detach(evidence);
    return { profile, evidence };
  };
}

let builtIn: ProfileExtractor | undefined;

/** The extractor with the rules that come with Homedex, made at the first call since compiling them takes a while. */
export const extractProfile: ProfileExtractor = (fetched) => {
  builtIn ??= createProfileExtractor([]);
  return builtIn(fetched);
};

/** Strings cut out of the page keep the whole page in memory; copies let it go. */
function detach(values: Record<string, unknown>): void {
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string') values[name] = copyOf(value);
    else if (Array.isArray(value)) for (const [index, entry] of value.entries()) value[index] = copyOf(entry);
  }
}

/** The engine copies strings below 13 characters anyway; joining and cutting forces a copy of longer ones. */
function copyOf(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}

function assign(profile: CompanyProfile, { column, value }: Finding): void {
  // Column and value belong together by the type of Finding; the compiler loses that in the indexed write.
  (profile as Record<ColumnName, unknown>)[column] = value;
}

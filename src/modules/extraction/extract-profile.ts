import { blankProfile, type ColumnName, type CompanyProfile } from '../companies/index.ts';
import type { Finding } from './heuristic.ts';
import { heuristics } from './heuristics.ts';
import type { FetchedPage } from './page/fetched-page.ts';
import { parsePage } from './page/parse-page.ts';
import { origin } from './provenance/origin.ts';

export interface ExtractedProfile {
  readonly profile: CompanyProfile;
  /** Where the value of each filled column came from. */
  readonly evidence: Partial<Record<ColumnName, string>>;
}

/** The whole profile of a homepage. Pure and deterministic; survives any bytes. */
export function extractProfile(fetched: FetchedPage): ExtractedProfile {
  const page = parsePage(fetched);
  const profile = blankProfile();
  const evidence: Partial<Record<ColumnName, string>> = {};
  const settle = (findings: readonly Finding[]) => {
    for (const finding of findings) {
      if (evidence[finding.column] !== undefined) continue;
      assign(profile, finding);
      evidence[finding.column] = finding.evidence;
    }
  };
  settle(origin(fetched, page));
  for (const heuristic of heuristics) settle(heuristic(page, profile));
  return detached({ profile, evidence });
}

/** Strings cut out of the page keep the whole page in memory; a copy lets it go. */
function detached(extracted: ExtractedProfile): ExtractedProfile {
  return JSON.parse(JSON.stringify(extracted));
}

function assign(profile: CompanyProfile, { column, value }: Finding): void {
  // Column and value belong together by the type of Finding; the compiler loses that in the indexed write.
  (profile as Record<ColumnName, unknown>)[column] = value;
}

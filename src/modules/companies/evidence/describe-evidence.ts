import type { CompanyProfile } from '../columns/company-profile.ts';
import { type ColumnName, columnNames } from '../columns/registry.ts';
import { type Detection, seenInText, seenTechnologies, shown } from './detections.ts';
import type { ColumnEvidence, ProfileEvidence } from './profile-evidence.ts';

export interface DescribedEvidence extends Detection {
  readonly rule: string;
  readonly seen_at: string;
}

/**
 * The evidence of a profile in readable form: the place, its text, the rule that read it, and when. A profile stores only the extractor's
 * short notes; the text at the place is taken from the profile itself, which has the page's text.
 */
export function describeEvidence(
  profile: CompanyProfile,
  evidence: ProfileEvidence,
): Partial<Record<ColumnName, DescribedEvidence>> {
  const described: Partial<Record<ColumnName, DescribedEvidence>> = {};
  for (const column of columnNames) {
    const seen = evidence[column];
    if (seen === undefined) continue;
    const { place, snippet } = detectionOf(column, seen, profile, evidence);
    described[column] = { place, snippet, rule: seen.rule, seen_at: profile.fetched_at };
  }
  return described;
}

const isColumn = (text: string): text is ColumnName => (columnNames as readonly string[]).includes(text);

/** Ordered from the most specific form of the extractor's notes to the least specific. */
function detectionOf(
  column: ColumnName,
  { where }: ColumnEvidence,
  profile: CompanyProfile,
  evidence: ProfileEvidence,
): Detection {
  if (column === 'technologies' || where === 'technologies')
    return seenTechnologies(column, profile, evidence.technologies?.where ?? '');
  // The value follows from another column: `has_email` is true because there are addresses.
  if (where !== column && isColumn(where)) return { place: where, snippet: shown(profile[where]) };
  const quoted = /^(.*?)\s*"(.*)"$/s.exec(where);
  if (quoted?.[1] !== undefined && quoted[2] !== undefined)
    return { place: quoted[1] || 'text', snippet: quoted[2] };
  // A list of words, each with the part of the page it is in: `dentist (title), implants (h2)`.
  const parts = [...where.matchAll(/ \(([a-z0-9 ]{2,20})\)(?=, |$)/g)].map(([, part = '']) => part);
  if (parts.length > 0) return { place: [...new Set(parts)].join(', '), snippet: where };
  return { place: where, snippet: seenInText(where, profile[column], profile) ?? shown(profile[column]) };
}

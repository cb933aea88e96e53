import type { PatternFacts } from './inspect-pattern.ts';
import { parsePattern, resolveVersion } from './pattern.ts';

/** A pattern that is ready to run on one value or on windows of a long text. */
export interface CompiledPattern {
  /** As written, for reports. */
  readonly source: string;
  readonly confidence: number;
  readonly tellsVersion: boolean;
  /** Lower-case literals, one of which every match contains; undefined if there are none worth searching for. */
  readonly literals: readonly string[] | undefined;
  /** Whether finding one of the literals is already a match. */
  readonly isLiteral: boolean;
  readonly startsAtBeginning: boolean;
  match(value: string): PatternMatch | undefined;
}

interface PatternMatch {
  readonly text: string;
  readonly version: string;
}

/** Long values are data or attacks; what identifies a product is at the start. */
const VALUE_CHARS_MAX = 2_048;

/** Plugins ship libraries of others in their own folders, with those libraries' versions. */
const CARRIED_LIBRARY =
  /(?:plugins|themes|modules)\/[\w.-]+\/(?:[\w.-]+\/){0,4}(?:libs?|vendors?|third[-_]?party|node_modules|jquery[\w.-]*|js-cookie|flexslider|photoswipe|select2|selectwoo|prettyphoto|zoom|swiper|slick|owl[\w.-]*|bootstrap|font-?awesome|eicons|animat\w*|waypoints|isotope|masonry|moment|lightbox)\//i;

function versionIn(match: RegExpExecArray, template: string): string {
  const version = resolveVersion(template, match);
  return version !== '' && CARRIED_LIBRARY.test(match[0]) ? '' : version;
}

/** Compiles a pattern that was inspected. The expression itself is compiled on first use, which for most never comes. */
export function compilePattern(source: string, facts: PatternFacts): CompiledPattern {
  const { expression, version, confidence } = parsePattern(source);
  let regex: RegExp | undefined;
  return {
    source,
    confidence,
    tellsVersion: version !== '',
    literals: facts.literals,
    isLiteral: version === '' && facts.isExact,
    startsAtBeginning: facts.startsAtBeginning,
    match: (value) => {
      regex ??= new RegExp(expression, 'i');
      const match = regex.exec(value.length > VALUE_CHARS_MAX ? value.slice(0, VALUE_CHARS_MAX) : value);
      return match ? { text: match[0], version: versionIn(match, version) } : undefined;
    },
  };
}

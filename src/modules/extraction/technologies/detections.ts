import type { CompiledPattern } from './compile-pattern.ts';

/** What the rules found about one technology on one page. */
export interface Detection {
  readonly technology: number;
  confidence: number;
  version: string;
  /** Up to a few places that revealed the technology, for example `scriptSrc: /wp-includes/js/jquery/jquery.min.js`. */
  readonly evidence: string[];
}

export interface Detections {
  readonly byTechnology: ReadonlyMap<number, Detection>;
  /** Whether running the pattern could still change anything. */
  isWanted(technology: number, pattern: CompiledPattern): boolean;
  add(technology: number, pattern: CompiledPattern, field: string, found: string, version: string): void;
}

const EVIDENCE_PER_TECHNOLOGY_MAX = 3;
const EVIDENCE_CHARS_MAX = 120;

export function createDetections(): Detections {
  const byTechnology = new Map<number, Detection>();
  return {
    byTechnology,
    isWanted: (technology, pattern) => {
      const detection = byTechnology.get(technology);
      return !detection || detection.confidence < 100 || (pattern.tellsVersion && detection.version === '');
    },
    add: (technology, pattern, field, found, version) => {
      let detection = byTechnology.get(technology);
      if (!detection) {
        detection = { technology, confidence: 0, version: '', evidence: [] };
        byTechnology.set(technology, detection);
      }
      const wasUncertain = detection.confidence < 100;
      detection.confidence = Math.min(100, detection.confidence + pattern.confidence);
      if (version.length > detection.version.length) detection.version = version;
      if (detection.evidence.length >= EVIDENCE_PER_TECHNOLOGY_MAX) return;
      const shown = found.replace(/\s+/g, ' ').trim();
      const written = `${field}: ${shown.length > EVIDENCE_CHARS_MAX ? `${shown.slice(0, EVIDENCE_CHARS_MAX)}…` : shown}`;
      // A profile shows the first one; a container names more than the loader of a tag manager.
      if (pattern.confidence >= 100 && wasUncertain) detection.evidence.unshift(written);
      else detection.evidence.push(written);
    },
  };
}

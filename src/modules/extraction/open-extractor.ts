import { createProfileExtractor, extractProfile, type ProfileExtractor } from './extract-profile.ts';
import {
  builtInRules,
  createTechnologyDetector,
  createUnknownScripts,
  loadFingerprints,
  type RefusedRule,
  type UnknownScripts,
} from './technologies/index.ts';

export interface OpenedExtractor {
  readonly extractProfile: ProfileExtractor;
  /** Rules of the operator's sets that are not used, each with the reason. */
  readonly refusedRules: readonly RefusedRule[];
}

/** The extractor with the technology rules of a folder added to our own; without a folder, the built-in one. */
export async function openExtractor(fingerprintsDir: string | undefined): Promise<OpenedExtractor> {
  if (fingerprintsDir === undefined) return { extractProfile, refusedRules: [] };
  const loaded = await loadFingerprints(fingerprintsDir);
  return {
    extractProfile: createProfileExtractor(loaded.ruleSets),
    refusedRules: [...loaded.refusedRules, ...createTechnologyDetector(loaded.ruleSets).refusedRules],
  };
}

/** Counts the scripts that neither our own rules nor those of the folder know. */
export async function openUnknownScripts(fingerprintsDir: string | undefined): Promise<UnknownScripts> {
  const added = fingerprintsDir === undefined ? [] : (await loadFingerprints(fingerprintsDir)).ruleSets;
  return createUnknownScripts(createTechnologyDetector([builtInRules(), ...added]));
}

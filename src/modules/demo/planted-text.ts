import type { PhraseField } from './planted-phrases.ts';
import type { Site } from './site.ts';

/** The phrases that the site must contain in a field, as they are written there. */
export function plantedIn(site: Site, field: PhraseField): string[] {
  return site.planted.phrases.filter((planted) => planted.field === field).map((planted) => planted.phrase);
}

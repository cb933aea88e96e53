import type { RuleSet } from '../technology-rule.ts';
import { adPixels } from './ad-pixels.ts';
import { affiliate } from './affiliate.ts';
import { analytics } from './analytics.ts';
import { cms } from './cms.ts';
import { pageBuilders } from './page-builders.ts';
import type { RuleTable } from './rule-shapes.ts';
import { sessionReplay } from './session-replay.ts';
import { shops } from './shops.ts';
import { tagManagers } from './tag-managers.ts';
import { wordpressPlugins } from './wordpress-plugins.ts';
import { wordpressThemes } from './wordpress-themes.ts';

/** Our own tables, one per file. A technology stands in exactly one of them. */
export const CURATED_TABLES: readonly RuleTable[] = [
  cms,
  shops,
  pageBuilders,
  wordpressPlugins,
  wordpressThemes,
  analytics,
  sessionReplay,
  tagManagers,
  adPixels,
  affiliate,
];

/** Our own rules as one set, in the form in which foreign sets are loaded. */
export const CURATED_RULES: RuleSet = {
  source: 'built-in',
  technologies: Object.assign({}, ...CURATED_TABLES),
  categoryNames: new Map(),
};

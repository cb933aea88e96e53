import { BUILT_IN } from './built-in-rules.ts';
import type { RuleTable } from './rule-shapes.ts';
import { accessibility } from './rules/accessibility.ts';
import { adPixels } from './rules/ad-pixels.ts';
import { affiliate } from './rules/affiliate.ts';
import { analytics } from './rules/analytics.ts';
import { cdn } from './rules/cdn.ts';
import { cms } from './rules/cms.ts';
import { comments } from './rules/comments.ts';
import { consent } from './rules/consent.ts';
import { donations } from './rules/donations.ts';
import { fonts } from './rules/fonts.ts';
import { forms } from './rules/forms.ts';
import { hosting } from './rules/hosting.ts';
import { jsFrameworks } from './rules/js-frameworks.ts';
import { jsLibraries } from './rules/js-libraries.ts';
import { languages } from './rules/languages.ts';
import { liveChat } from './rules/live-chat.ts';
import { maps } from './rules/maps.ts';
import { marketing } from './rules/marketing.ts';
import { monitoring } from './rules/monitoring.ts';
import { optimisation } from './rules/optimisation.ts';
import { pageBuilders } from './rules/page-builders.ts';
import { payment } from './rules/payment.ts';
import { publishing } from './rules/publishing.ts';
import { recruitment } from './rules/recruitment.ts';
import { reviews } from './rules/reviews.ts';
import { scheduling } from './rules/scheduling.ts';
import { security } from './rules/security.ts';
import { sessionReplay } from './rules/session-replay.ts';
import { shopifyApps } from './rules/shopify-apps.ts';
import { shops } from './rules/shops.ts';
import { social } from './rules/social.ts';
import { tagManagers } from './rules/tag-managers.ts';
import { uiFrameworks } from './rules/ui-frameworks.ts';
import { video } from './rules/video.ts';
import { webServers } from './rules/web-servers.ts';
import { wordpressPlugins } from './rules/wordpress-plugins.ts';
import { wordpressThemes } from './rules/wordpress-themes.ts';
import type { RuleSet } from './technology-rule.ts';

/** Our own tables, one a category, all in `rules/`. A technology stands in exactly one of them. */
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
  jsFrameworks,
  jsLibraries,
  uiFrameworks,
  fonts,
  maps,
  video,
  cdn,
  webServers,
  languages,
  hosting,
  payment,
  liveChat,
  marketing,
  optimisation,
  consent,
  reviews,
  shopifyApps,
  forms,
  scheduling,
  recruitment,
  donations,
  social,
  comments,
  security,
  monitoring,
  accessibility,
  publishing,
];

/** Our own rules as one set, in the form in which foreign sets are loaded. The product runs them packed, by `built-in-rules.ts`. */
export const CURATED_RULES: RuleSet = {
  source: BUILT_IN,
  technologies: Object.assign({}, ...CURATED_TABLES),
  categoryNames: new Map(),
};

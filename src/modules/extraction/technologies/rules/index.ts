import type { RuleSet } from '../technology-rule.ts';
import { accessibility } from './accessibility.ts';
import { adPixels } from './ad-pixels.ts';
import { affiliate } from './affiliate.ts';
import { analytics } from './analytics.ts';
import { cdn } from './cdn.ts';
import { cms } from './cms.ts';
import { comments } from './comments.ts';
import { consent } from './consent.ts';
import { donations } from './donations.ts';
import { fonts } from './fonts.ts';
import { forms } from './forms.ts';
import { hosting } from './hosting.ts';
import { jsFrameworks } from './js-frameworks.ts';
import { jsLibraries } from './js-libraries.ts';
import { languages } from './languages.ts';
import { liveChat } from './live-chat.ts';
import { maps } from './maps.ts';
import { marketing } from './marketing.ts';
import { monitoring } from './monitoring.ts';
import { optimisation } from './optimisation.ts';
import { pageBuilders } from './page-builders.ts';
import { payment } from './payment.ts';
import { publishing } from './publishing.ts';
import { recruitment } from './recruitment.ts';
import { reviews } from './reviews.ts';
import type { RuleTable } from './rule-shapes.ts';
import { scheduling } from './scheduling.ts';
import { security } from './security.ts';
import { sessionReplay } from './session-replay.ts';
import { shopifyApps } from './shopify-apps.ts';
import { shops } from './shops.ts';
import { social } from './social.ts';
import { tagManagers } from './tag-managers.ts';
import { uiFrameworks } from './ui-frameworks.ts';
import { video } from './video.ts';
import { webServers } from './web-servers.ts';
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

/** Our own rules as one set, in the form in which foreign sets are loaded. */
export const CURATED_RULES: RuleSet = {
  source: 'built-in',
  technologies: Object.assign({}, ...CURATED_TABLES),
  categoryNames: new Map(),
};

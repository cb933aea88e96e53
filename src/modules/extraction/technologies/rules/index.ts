import { BUILT_IN } from '../built-in-rules.ts';
import type { RuleSet } from '../technology-rule.ts';
import { accessibility } from './accessibility.ts';
import { adPixelsAO } from './ad-pixels-a-o.ts';
import { adPixelsPY } from './ad-pixels-p-y.ts';
import { affiliate } from './affiliate.ts';
import { analyticsAE } from './analytics-a-e.ts';
import { analyticsFP } from './analytics-f-p.ts';
import { analyticsQZ } from './analytics-q-z.ts';
import { cdn } from './cdn.ts';
import { cmsAC } from './cms-a-c.ts';
import { cmsDH } from './cms-d-h.ts';
import { cmsIN } from './cms-i-n.ts';
import { cmsOS } from './cms-o-s.ts';
import { cmsTY } from './cms-t-y.ts';
import { comments } from './comments.ts';
import { consentAE } from './consent-a-e.ts';
import { consentGU } from './consent-g-u.ts';
import { donations } from './donations.ts';
import { fonts } from './fonts.ts';
import { forms } from './forms.ts';
import { hostingAH } from './hosting-a-h.ts';
import { hostingKW } from './hosting-k-w.ts';
import { jsFrameworksAL } from './js-frameworks-a-l.ts';
import { jsFrameworksMV } from './js-frameworks-m-v.ts';
import { jsLibrariesAF } from './js-libraries-a-f.ts';
import { jsLibrariesGL } from './js-libraries-g-l.ts';
import { jsLibrariesMR } from './js-libraries-m-r.ts';
import { jsLibrariesSY } from './js-libraries-s-y.ts';
import { languagesAM } from './languages-a-m.ts';
import { languagesNZ } from './languages-n-z.ts';
import { liveChatAJ } from './live-chat-a-j.ts';
import { liveChatKZ } from './live-chat-k-z.ts';
import { maps } from './maps.ts';
import { marketingAF } from './marketing-a-f.ts';
import { marketingGO } from './marketing-g-o.ts';
import { marketingPZ } from './marketing-p-z.ts';
import { monitoring } from './monitoring.ts';
import { optimisationAG } from './optimisation-a-g.ts';
import { optimisationHW } from './optimisation-h-w.ts';
import { pageBuilders } from './page-builders.ts';
import { paymentAM } from './payment-a-m.ts';
import { paymentPZ } from './payment-p-z.ts';
import { publishingAK } from './publishing-a-k.ts';
import { publishingLR } from './publishing-l-r.ts';
import { publishingSZ } from './publishing-s-z.ts';
import { recruitment } from './recruitment.ts';
import { reviewsAO } from './reviews-a-o.ts';
import { reviewsPY } from './reviews-p-y.ts';
import type { RuleTable } from './rule-shapes.ts';
import { schedulingAL } from './scheduling-a-l.ts';
import { schedulingMZ } from './scheduling-m-z.ts';
import { securityAJ } from './security-a-j.ts';
import { securityKT } from './security-k-t.ts';
import { sessionReplay } from './session-replay.ts';
import { shopifyApps } from './shopify-apps.ts';
import { shopsBH } from './shops-b-h.ts';
import { shopsIO } from './shops-i-o.ts';
import { shopsPS } from './shops-p-s.ts';
import { shopsTZ } from './shops-t-z.ts';
import { socialAL } from './social-a-l.ts';
import { socialMY } from './social-m-y.ts';
import { tagManagers } from './tag-managers.ts';
import { uiFrameworksAM } from './ui-frameworks-a-m.ts';
import { uiFrameworksNY } from './ui-frameworks-n-y.ts';
import { video } from './video.ts';
import { webServers } from './web-servers.ts';
import { wordpressPluginsAF } from './wordpress-plugins-a-f.ts';
import { wordpressPluginsGM } from './wordpress-plugins-g-m.ts';
import { wordpressPluginsNS } from './wordpress-plugins-n-s.ts';
import { wordpressPluginsTY } from './wordpress-plugins-t-y.ts';
import { wordpressThemesAK } from './wordpress-themes-a-k.ts';
import { wordpressThemesNX } from './wordpress-themes-n-x.ts';

/** Our own tables, one per file. A technology stands in exactly one of them. */
export const CURATED_TABLES: readonly RuleTable[] = [
  cmsAC,
  cmsDH,
  cmsIN,
  cmsOS,
  cmsTY,
  shopsBH,
  shopsIO,
  shopsPS,
  shopsTZ,
  pageBuilders,
  wordpressPluginsAF,
  wordpressPluginsGM,
  wordpressPluginsNS,
  wordpressPluginsTY,
  wordpressThemesAK,
  wordpressThemesNX,
  analyticsAE,
  analyticsFP,
  analyticsQZ,
  sessionReplay,
  tagManagers,
  adPixelsAO,
  adPixelsPY,
  affiliate,
  jsFrameworksAL,
  jsFrameworksMV,
  jsLibrariesAF,
  jsLibrariesGL,
  jsLibrariesMR,
  jsLibrariesSY,
  uiFrameworksAM,
  uiFrameworksNY,
  fonts,
  maps,
  video,
  cdn,
  webServers,
  languagesAM,
  languagesNZ,
  hostingAH,
  hostingKW,
  paymentAM,
  paymentPZ,
  liveChatAJ,
  liveChatKZ,
  marketingAF,
  marketingGO,
  marketingPZ,
  optimisationAG,
  optimisationHW,
  consentAE,
  consentGU,
  reviewsAO,
  reviewsPY,
  shopifyApps,
  forms,
  schedulingAL,
  schedulingMZ,
  recruitment,
  donations,
  socialAL,
  socialMY,
  comments,
  securityAJ,
  securityKT,
  monitoring,
  accessibility,
  publishingAK,
  publishingLR,
  publishingSZ,
];

/** Our own rules as one set, in the form in which foreign sets are loaded. The product runs them packed, by `built-in-rules.ts`. */
export const CURATED_RULES: RuleSet = {
  source: BUILT_IN,
  technologies: Object.assign({}, ...CURATED_TABLES),
  categoryNames: new Map(),
};

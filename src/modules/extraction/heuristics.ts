import { businessHeuristics } from './business/index.ts';
import { offers } from './commerce/offers.ts';
import { prices } from './commerce/prices.ts';
import { sellingOnline } from './commerce/selling-online.ts';
import { contactHeuristics } from './contacts/index.ts';
import { blog } from './content/blog.ts';
import { bodyText } from './content/body-text.ts';
import { forms } from './content/forms.ts';
import { headings, headTexts } from './content/headings.ts';
import { hiddenSpam } from './content/hidden-spam.ts';
import { images } from './content/images.ts';
import { keywords } from './content/keywords.ts';
import { reachability } from './content/reachability.ts';
import type { Heuristic } from './heuristic.ts';
import { identityHeuristics } from './identity/index.ts';
import { languageHeuristics } from './language/index.ts';
import { callsToAction } from './links/calls-to-action.ts';
import { linkCounts } from './links/link-counts.ts';
import { navigationLabels } from './links/navigation-labels.ts';
import { pageLinks } from './links/page-links.ts';
import { locationHeuristics } from './location/index.ts';
import { emailProvider } from './mail/email-provider.ts';
import { weight } from './performance/weight.ts';
import { alternates, declared, jsonLdTypes, robots } from './seo/declared.ts';
import type { TechnologyDetector } from './technologies/index.ts';
import { technologyColumns } from './technology-columns.ts';
import { cookieBanner } from './trust/cookie-banner.ts';
import { copyrightYear } from './trust/copyright-year.ts';
import { paymentBadges } from './trust/payment-badges.ts';
import { transport } from './trust/transport.ts';

/**
 * The heuristics that make a page findable. Their cost is limited by what the page reader keeps, so they run even after the budget is used
 * up.
 */
export const alwaysRun: ReadonlySet<Heuristic> = new Set([headTexts, headings, bodyText]);

/** All heuristics in the order they run: those that others depend on come first, and the first finding of a column wins. */
export function heuristicsWith(technologies: TechnologyDetector): readonly Heuristic[] {
  return [
    headTexts,
    ...languageHeuristics,
    ...locationHeuristics,
    ...identityHeuristics,
    ...contactHeuristics,
    emailProvider,
    technologyColumns(technologies),
    declared,
    robots,
    alternates,
    jsonLdTypes,
    headings,
    bodyText,
    hiddenSpam,
    keywords,
    images,
    linkCounts,
    navigationLabels,
    pageLinks,
    callsToAction,
    blog,
    forms,
    weight,
    transport,
    copyrightYear,
    paymentBadges,
    cookieBanner,
    prices,
    sellingOnline,
    offers,
    ...businessHeuristics,
    reachability,
  ];
}

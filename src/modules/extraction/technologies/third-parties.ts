import thirdPartyWeb from 'third-party-web/httparchive-nostats-subset.js';
import type { CategoryName } from './categories.ts';
import type { Technology } from './detector.ts';
import type { PageEvidence } from './page-evidence.ts';

/** Finds services by the hosts that a page's scripts come from, where no rule knows them. */
export interface ThirdPartyFinder {
  find(page: PageEvidence): readonly Technology[];
}

/** The kinds of third parties that are products one would name; libraries on public hosts, media houses and the rest are not. */
const CATEGORY_BY_KIND: Readonly<Record<string, CategoryName>> = {
  ad: 'Advertising',
  analytics: 'Analytics',
  'tag-manager': 'Tag managers',
  'customer-success': 'Live chat',
  marketing: 'Marketing automation',
  'consent-provider': 'Cookie compliance',
};

/** Entries that name a company, a host or a product that our rules know under another name. */
const NOT_A_PRODUCT = new Set([
  'Salesforce',
  'Oracle',
  'Google/Doubleclick Ads',
  'Yahoo!',
  'WordPress Site Stats',
  'Adobe Experience Cloud',
]);

/** Technologies with a rule are left to it, as a rule tells the product from the company's other scripts. */
export function createThirdPartyFinder(ruledNames: readonly string[]): ThirdPartyFinder {
  const ruled = new Set(ruledNames.map(comparable));
  const byHost = new Map<string, { readonly name: string; readonly category: CategoryName }>();
  for (const { name, category: kind, domains } of thirdPartyWeb.entities) {
    const category = CATEGORY_BY_KIND[kind];
    const product = name.replace(/ CMP$/, '');
    if (!category || NOT_A_PRODUCT.has(name) || ruled.has(comparable(product))) continue;
    for (const host of domains) byHost.set(host.replace(/^\*\./, ''), { name: product, category });
  }

  return {
    find: (page) => {
      const found = new Map<string, Technology>();
      for (const url of page.scriptUrls) {
        for (const host of hostsIn(url)) {
          const known = hostAndParents(host).find((each) => byHost.has(each));
          const party = known && !page.url.includes(known) ? byHost.get(known) : undefined;
          if (!party || found.has(party.name)) continue;
          const { name, category } = party;
          found.set(name, {
            name,
            version: '',
            categories: [category],
            confidence: 100,
            evidence: [`scriptSrc: ${host}`],
          });
        }
      }
      return [...found.values()];
    },
  };
}

/** The host of an address, or the one that a mirroring tool made the first folder of a local path. */
function hostsIn(url: string): readonly string[] {
  const [, host = '', folder = ''] =
    /^(?:https?:)?\/\/([\w.-]{4,100})(?:\/([\w.-]{4,100})\/)?/i.exec(url) ?? [];
  const [, local = ''] = /^(?:\.\.?\/)*([\w-]+\.[\w.-]{2,100})\//.exec(url) ?? [];
  return [host, folder, local].filter((each) => each.includes('.')).map((each) => each.toLowerCase());
}

function hostAndParents(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function comparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

import thirdPartyWeb from 'third-party-web/httparchive-nostats-subset.js';
import type { CategoryName } from './categories.ts';
import type { Technology } from './detector.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { NumberedRule } from './rule-index.ts';
import type { TechnologyRule } from './technology-rule.ts';

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

/** Entries that name a company, a publisher or a customer rather than a product. */
const NOT_A_PRODUCT = new Set([
  'Adobe Experience Cloud',
  'AOL / Oath / Verizon Media',
  'ARM',
  'AWX',
  'Bet365',
  'Better Business Bureau',
  'Business Message',
  'Cardosa Enterprises',
  'codigo',
  'Conversant Tag Manager',
  'Council ad Network',
  'eBay',
  'fam',
  'Finsbury Media',
  'Google/Doubleclick Ads',
  'Guardian Media',
  'Hootsuite',
  'Infusionsoft',
  'iSite',
  'j2 Cloud Services',
  'Macromill',
  'Microsoft XBox Live',
  'Onet',
  'Oracle',
  'RAM',
  'Reklama',
  'Salesforce',
  'SAS Institute',
  'Sportradar',
  'Technorati',
  'Tidio Live Chat',
  'Tivo',
  'Wayfair',
  'Webcore',
  'Wowcher',
  'XPO',
  'Yahoo!',
  'Yellow Robot',
  'Ziff Davis Tech',
  'Zoover',
]);

/**
 * An entry is left to the rules when one of them has its name or looks for one of its hosts: a rule tells a product from the
 * company's other scripts, and often knows it under a better name.
 */
export function createThirdPartyFinder(rules: readonly NumberedRule[]): ThirdPartyFinder {
  const ruledNames = new Set(rules.map(({ name }) => comparable(name)));
  const ruledHosts = rules.map(({ rule }) => hostsNamedBy(rule)).join(' ');
  const byHost = new Map<string, { readonly name: string; readonly category: CategoryName }>();
  for (const { name, category: kind, domains } of thirdPartyWeb.entities) {
    const category = CATEGORY_BY_KIND[kind];
    const product = name.replace(/ CMP$/, '');
    const hosts = domains.map((domain) => domain.replace(/^\*\./, ''));
    if (!category || NOT_A_PRODUCT.has(name) || ruledNames.has(comparable(product))) continue;
    if (hosts.some((host) => ruledHosts.includes(host))) continue;
    for (const host of hosts) byHost.set(host, { name: product, category });
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

function hostsNamedBy(rule: TechnologyRule): string {
  return [rule.scriptSrc, rule.scripts, rule.html].flat().join(' ').replaceAll('\\.', '.').toLowerCase();
}

function comparable(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

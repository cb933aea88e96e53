import thirdPartyWeb from 'third-party-web/httparchive-nostats-subset.js';
import type { CategoryName } from './categories.ts';
import type { TechnologyRule } from './technology-rule.ts';
import { type ThirdParty, withoutRuled } from './third-parties.ts';

/** The kinds of third parties that are products; libraries on public hosts, media companies and the rest are not. */
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

/** Products by the hosts of their scripts, without those that the rules cover. */
export function collectThirdParties(rules: Readonly<Record<string, TechnologyRule>>): readonly ThirdParty[] {
  const products = thirdPartyWeb.entities.flatMap(({ name, category: kind, domains }): ThirdParty[] => {
    const category = CATEGORY_BY_KIND[kind];
    if (!category || NOT_A_PRODUCT.has(name)) return [];
    const hosts = domains.map((domain) => domain.replace(/^\*\./, ''));
    return [{ name: name.replace(/ CMP$/, ''), category, hosts }];
  });
  return withoutRuled(products, rules);
}

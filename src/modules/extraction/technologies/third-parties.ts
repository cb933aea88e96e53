import type { CategoryName } from './categories.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { Technology } from './tech-stack.ts';
import type { TechnologyRule } from './technology-rule.ts';

/** A service that is known only by the hosts of its scripts. */
export interface ThirdParty {
  readonly name: string;
  readonly category: CategoryName;
  readonly hosts: readonly string[];
}

/** Finds services that no rule covers by the hosts of a page's scripts. */
export interface ThirdPartyFinder {
  find(page: PageEvidence): readonly Technology[];
}

export function createThirdPartyFinder(thirdParties: readonly ThirdParty[]): ThirdPartyFinder {
  const byHost = new Map(
    thirdParties.flatMap((thirdParty) => thirdParty.hosts.map((host) => [host, thirdParty] as const)),
  );

  return {
    find: (page) => {
      const found = new Map<string, Technology>();
      for (const url of page.scriptUrls) {
        for (const host of hostsIn(url)) {
          const known = hostAndParents(host).find((each) => byHost.has(each));
          const thirdParty = known && !page.url.includes(known) ? byHost.get(known) : undefined;
          if (!thirdParty || found.has(thirdParty.name)) continue;
          const { name, category } = thirdParty;
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

/**
 * An entry is left to the rules if one of them has its name or looks for one of its hosts: a rule distinguishes a product from the
 * company's other scripts, and often has a better name for it.
 */
export function withoutRuled(
  thirdParties: readonly ThirdParty[],
  rules: Readonly<Record<string, TechnologyRule>>,
): readonly ThirdParty[] {
  const ruledNames = new Set(Object.keys(rules).map(comparable));
  const ruledHosts = Object.values(rules).map(hostsNamedBy).join(' ');
  return thirdParties.filter(
    ({ name, hosts }) =>
      !ruledNames.has(comparable(name)) && !hosts.some((host) => ruledHosts.includes(host)),
  );
}

/** The host of an address, or the host that a mirroring tool used as the first folder of a local path. */
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

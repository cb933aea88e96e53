import { insideEndpoint, SERVICE_VERSION } from '../http/index.ts';
import { createCopilot } from '../modules/copilot/index.ts';
import { getLookup } from '../modules/enrichment/routes/get-lookup.ts';
import { getCompetitors } from '../modules/lookalikes/routes/get-competitors.ts';
import { getDomainCompetitors } from '../modules/lookalikes/routes/get-domain-competitors.ts';
import { createMcp } from '../modules/mcp/index.ts';
import { getCompanies } from '../modules/search/routes/get-companies.ts';
import { getCompaniesFacets } from '../modules/search/routes/get-companies-facets.ts';
import { getSearch } from '../modules/search/routes/get-search.ts';
import { getSearchCount } from '../modules/search/routes/get-search-count.ts';
import { getSearchFacets } from '../modules/search/routes/get-search-facets.ts';
import type { Services } from './services.ts';

/** The copilot, and what offers its tools to agents, call endpoints of the service that they are a part of, so they are made last. */
export function withCopilot(services: Omit<Services, 'copilot' | 'mcp'>): Services {
  const copilot = createCopilot({
    endpoints: {
      search: insideEndpoint(getSearch, services),
      companies: insideEndpoint(getCompanies, services),
      searchCount: insideEndpoint(getSearchCount, services),
      searchFacets: insideEndpoint(getSearchFacets, services),
      companiesFacets: insideEndpoint(getCompaniesFacets, services),
      lookup: insideEndpoint(getLookup, services),
      domainCompetitors: insideEndpoint(getDomainCompetitors, services),
      competitors: insideEndpoint(getCompetitors, services),
    },
  });
  const mcp = createMcp({
    tools: copilot.tools,
    logger: services.logger,
    version: SERVICE_VERSION,
    publicUrl: services.instance.publicUrl,
    issuer: services.accounts.identityProvider.issuer,
  });
  return { ...services, copilot, mcp };
}

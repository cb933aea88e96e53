import { internalEndpoint } from '../http/index.ts';
import { createCopilot, createLanguageModel, type EndpointSettings } from '../modules/copilot/index.ts';
import { getLookup } from '../modules/enrichment/routes/get-lookup.ts';
import { getDomainHistory } from '../modules/history/routes/get-domain-history.ts';
import { getTechnologies } from '../modules/history/routes/get-technologies.ts';
import { getTechnology } from '../modules/history/routes/get-technology.ts';
import { getCompetitors } from '../modules/lookalikes/routes/get-competitors.ts';
import { getDomainCompetitors } from '../modules/lookalikes/routes/get-domain-competitors.ts';
import { createMcp } from '../modules/mcp/index.ts';
import { getDomainRelated } from '../modules/relations/routes/get-domain-related.ts';
import { getIdentifier } from '../modules/relations/routes/get-identifier.ts';
import { createServerRenderedResults } from '../modules/search/routes/draw-server-rendered-results.ts';
import { getCompanies } from '../modules/search/routes/get-companies.ts';
import { getCompaniesFacets } from '../modules/search/routes/get-companies-facets.ts';
import { getSearch } from '../modules/search/routes/get-search.ts';
import { getSearchCount } from '../modules/search/routes/get-search-count.ts';
import { getSearchFacets } from '../modules/search/routes/get-search-facets.ts';
import { getSearchTrend } from '../modules/search/routes/get-search-trend.ts';
import { createStartFacts } from '../modules/search/start-facts.ts';
import { createBreaker } from '../platform/breaker.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { SERVICE_VERSION } from '../platform/service-version.ts';
import type { Services } from './services.ts';

/** The share of the request deadline that the model may use. */
const MODEL_SHARE_MAX = 0.7;

export interface CopilotOptions {
  /** The language model's endpoint; undefined if only the built-in planner is used. */
  readonly endpoint: EndpointSettings | undefined;
  readonly timeoutMs: number;
  readonly messageCredits: number;
  readonly conversationCredits: number;
}

export function copilotOptions(config: Config): CopilotOptions {
  const { COPILOT_URL: url, COPILOT_MODEL: model, COPILOT_KEY: key } = config;
  if (url !== undefined && !model)
    throw new AppError('invalid_input', 'COPILOT_URL is set without COPILOT_MODEL: set both or neither.');
  return {
    endpoint: url !== undefined && model ? { url, model, key } : undefined,
    // The planner needs time to answer after the model has used up its own.
    timeoutMs: Math.min(config.COPILOT_TIMEOUT_MS, config.REQUEST_DEADLINE_MS * MODEL_SHARE_MAX),
    messageCredits: config.COPILOT_MESSAGE_CREDITS,
    conversationCredits: config.COPILOT_CONVERSATION_CREDITS,
  };
}

/**
 * The copilot, the MCP tools and the server-rendered results call endpoints of the service they are part of, so they are constructed last.
 */
export function withCopilot(
  services: Omit<Services, 'copilot' | 'mcp' | 'serverRenderedResults'>,
  { endpoint, timeoutMs, messageCredits, conversationCredits }: CopilotOptions,
): Services {
  const { clock, logger, conversations, planner } = services;
  const model =
    endpoint &&
    createLanguageModel({
      settings: endpoint,
      deadline: () => AbortSignal.timeout(timeoutMs),
      breaker: createBreaker(clock),
      logger,
    });
  const search = internalEndpoint(getSearch, services);
  const companies = internalEndpoint(getCompanies, services);
  const copilot = createCopilot({
    planner,
    conversations,
    clock,
    model,
    defaultLimits: { messageMax: messageCredits, conversationMax: conversationCredits },
    logger,
    endpoints: {
      search,
      companies,
      searchCount: internalEndpoint(getSearchCount, services),
      searchFacets: internalEndpoint(getSearchFacets, services),
      companiesFacets: internalEndpoint(getCompaniesFacets, services),
      lookup: internalEndpoint(getLookup, services),
      domainCompetitors: internalEndpoint(getDomainCompetitors, services),
      competitors: internalEndpoint(getCompetitors, services),
    },
  });
  const mcp = createMcp({
    tools: copilot.tools,
    logger,
    version: SERVICE_VERSION,
    publicUrl: services.instance.publicUrl,
    endpoints: {
      related: internalEndpoint(getDomainRelated, services),
      identifier: internalEndpoint(getIdentifier, services),
      history: internalEndpoint(getDomainHistory, services),
      technologies: internalEndpoint(getTechnologies, services),
      technology: internalEndpoint(getTechnology, services),
      trend: internalEndpoint(getSearchTrend, services),
    },
    issuer: services.accounts.identityProvider.issuer,
  });
  const startFacts = createStartFacts({
    search: services.search,
    crawlId: () => services.instance.crawlId(),
    clock,
    logger,
  });
  const { web } = services;
  const serverRenderedResults = createServerRenderedResults({ web, search, companies, startFacts, logger });
  return { ...services, copilot, mcp, serverRenderedResults };
}

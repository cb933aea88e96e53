import { AppError } from '../../../platform/errors.ts';
import { callEndpoint, defineTool, mergeParameters } from './define-tool.ts';
import type { Tool, ToolArguments, ToolEndpoints } from './tool.ts';

/** Finds similar companies: `/domain/{domain}/competitors` for one company, `/competitors` for several or with filters. */
export function similarTool({
  domainCompetitors,
  competitors,
}: Pick<ToolEndpoints, 'domainCompetitors' | 'competitors'>): Tool {
  const singleCompanyParameters = new Set(Object.keys(domainCompetitors.parameters.shape));
  const both = mergeParameters(domainCompetitors.parameters, competitors.parameters);
  return defineTool({
    name: 'similar',
    description:
      'Find companies that are like one company (domain) or like several (domains), and unlike those of not; competitors, alternatives, lookalikes. Accepts the filters of search. The companies must be indexed.',
    schema: both.extend({
      domain: both.shape.domain?.optional(),
      domains: both.shape.domains?.optional(),
    }),
    price: competitors.price,
    run: (args, context) =>
      Object.keys(args).every((name) => singleCompanyParameters.has(name)) && 'domain' in args
        ? callEndpoint(domainCompetitors, args, context)
        : callEndpoint(competitors, mergeSeeds(args), context),
  });
}

/** Merges `domain` into `domains`. `force` is dropped, because only the endpoint for one company can redo the comparison. */
function mergeSeeds({ domain, domains, force: _force, ...others }: ToolArguments): ToolArguments {
  const seeds = [domain, domains].filter((given) => given !== undefined);
  if (seeds.length === 0)
    throw new AppError('invalid_input', "'similar' needs one or more domains to compare with.");
  return { ...others, domains: seeds.join(',') };
}

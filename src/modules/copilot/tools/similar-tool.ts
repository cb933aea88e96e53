import { AppError } from '../../../platform/errors.ts';
import { callEndpoint, defineTool, joined } from './define-tool.ts';
import type { Tool, ToolArguments, ToolEndpoints } from './tool.ts';

/** Companies like others: `/domain/{domain}/competitors`, or `/competitors` for several, or with filters. */
export function similarTool({
  domainCompetitors,
  competitors,
}: Pick<ToolEndpoints, 'domainCompetitors' | 'competitors'>): Tool {
  const ofOne = new Set(Object.keys(domainCompetitors.parameters.shape));
  const both = joined(domainCompetitors.parameters, competitors.parameters);
  return defineTool({
    name: 'similar',
    description:
      'Find companies that are like one company (domain) or like several (domains), and unlike those of not; competitors, alternatives, lookalikes. Accepts the filters of search. The companies must be indexed.',
    schema: both.extend({
      domain: both.shape.domain?.optional(),
      domains: both.shape.domains?.optional(),
    }),
    price: competitors.price,
    run: (args, by) =>
      Object.keys(args).every((name) => ofOne.has(name)) && 'domain' in args
        ? callEndpoint(domainCompetitors, args, by)
        : callEndpoint(competitors, likeAll(args), by),
  });
}

/** The one domain joins the others; only the endpoint of one company offers a new comparison. */
function likeAll({ domain, domains, force: _force, ...others }: ToolArguments): ToolArguments {
  const seeds = [domain, domains].filter((given) => given !== undefined);
  if (seeds.length === 0)
    throw new AppError('invalid_input', "'similar' needs one or more domains to compare with.");
  return { ...others, domains: seeds.join(',') };
}

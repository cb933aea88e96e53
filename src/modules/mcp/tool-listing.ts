import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { prices } from '../../access/index.ts';
import { industryNames, type Tool, type Tools } from '../copilot/index.ts';
import type { FactTools } from './fact-tools.ts';
import { outputSchemas, ROWS_DEFAULT } from './tool-results.ts';

const titles: Readonly<Record<keyof Tools, string>> = {
  search: 'Search companies',
  lookup: 'Look up a company',
  similar: 'Find similar companies',
  count: 'Count companies',
  facets: 'Break companies down',
};

/** Computed once per service, whose tools do not change. */
const made = new WeakMap<Tools, ListedTool[]>();

export function listTools(tools: Tools, facts: FactTools): ListedTool[] {
  const listed = made.get(tools) ?? [
    ...Object.values(tools).map((tool) => listedTool(tool, titles[tool.name], outputSchemas[tool.name])),
    ...Object.values(facts).map(({ tool, title, outputSchema }) => listedTool(tool, title, outputSchema)),
  ];
  made.set(tools, listed);
  return listed;
}

function listedTool(
  { name, description, schema, price }: Tool<string>,
  title: string,
  outputSchema: Readonly<Record<string, unknown>>,
): ListedTool {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  const credits = prices[price];
  const { leftOut, required = inputSchema.required } = listedOtherwise[name] ?? {};
  const properties = Object.fromEntries(
    Object.entries(inputSchema.properties ?? {})
      .filter(([parameter]) => parameter !== leftOut)
      .map(([parameter, property]) => [parameter, explained(parameter, property as Property)]),
  );
  return {
    name,
    title,
    description: credits > 0 ? `${description} (Up to ${credits} credit per call.)` : description,
    // Every tool takes an object; the library's type requires the literal.
    inputSchema: {
      ...inputSchema,
      properties,
      ...(required && { required }),
      additionalProperties: false,
      type: 'object',
    } as ListedTool['inputSchema'],
    outputSchema: outputSchema as ListedTool['outputSchema'],
    annotations: { title, readOnlyHint: true, destructiveHint: false, openWorldHint: true },
  };
}

/**
 * Tools that need one of two parameters. Several clients refuse a schema that says so, so agents are offered the one that serves for
 * both; the other is still accepted.
 */
const listedOtherwise: Readonly<
  Record<string, { readonly leftOut: string; readonly required: string[] } | undefined>
> = {
  similar: { leftOut: 'domain', required: ['domains'] },
};

type Property = Readonly<Record<string, unknown>>;

/** Descriptions of parameters that the endpoint leaves to its path or its documentation. */
const explanations: Readonly<Record<string, string>> = {
  q: 'Words of the homepage, in the language of the pages looked for.',
  domain: 'The domain of one company.',
  domains: 'Domains of companies, separated by commas.',
  kind: 'The kind of identifier, such as ga4, gtm, phone, email, vat or linkedin.',
  value: 'The identifier itself.',
  name: 'The name of the technology.',
  not: 'Domains of companies the results should not be similar to, separated by commas.',
};

const examples: Readonly<Record<string, readonly string[]>> = {
  q: ['rye loaves', 'free trial'],
  domain: ['maplegate-bakery-demo.com'],
  domains: ['maplegate-bakery-demo.com,harbormill-consulting-demo.ie'],
  kind: ['ga4', 'phone'],
  value: ['G-3C39E301'],
  name: ['Shopify'],
  not: ['harbormill-consulting-demo.ie'],
  category: ['Analytics'],
  country: ['DE', 'GB,IE'],
  not_country: ['US'],
  language: ['en', 'de,fr'],
  tld: ['de', 'co.uk'],
  technology: ['WordPress', 'Shopify,Klaviyo'],
  not_technology: ['Wix'],
  has: ['email', 'pricing,blog'],
  not_has: ['blog'],
};

const isList = (description: string): boolean => /comma-separated|separated by commas/i.test(description);

/** A parameter with what an agent needs to fill it in: a description, and valid values or examples. */
function explained(name: string, property: Property): Property {
  const text = String(property.description ?? explanations[name] ?? '');
  const values =
    name === 'industry' || name === 'not_industry' ? ` One of: ${industryNames.join('; ')}.` : '';
  const { type, ...rest } = property;
  return {
    // Lists of an address are texts; a tool also accepts them as arrays.
    ...(isList(text)
      ? { anyOf: [property, { type: 'array', items: { type: 'string' } }] }
      : { ...rest, type }),
    description: `${text}${values}`,
    ...(examples[name] && { examples: examples[name] }),
    ...(name === 'limit' && 'default' in property && { default: ROWS_DEFAULT }),
  };
}

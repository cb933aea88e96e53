import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { counted } from '../../lib/counted.ts';
import { defineTool, type Endpoint, type Tool, type ToolAnswer } from '../copilot/index.ts';
import { cell } from './tool-results.ts';

/** The endpoints behind the fact tools. */
export interface FactEndpoints {
  readonly related: Endpoint;
  readonly identifier: Endpoint;
  readonly history: Endpoint;
  readonly technologies: Endpoint;
  readonly technology: Endpoint;
  readonly trend: Endpoint;
}

/** A tool that only agents have: it looks up a fact of the index by name and returns what its endpoint returns. */
export interface FactTool {
  readonly tool: Tool<string>;
  readonly title: string;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  result(answer: ToolAnswer): CallToolResult;
}

export type FactTools = Readonly<Record<keyof FactEndpoints, FactTool>>;

/** How many of the newest changes of a homepage an agent gets. */
const CHANGES_MAX = 50;

type Row = Readonly<Record<string, unknown>>;

const objects = { type: 'array', items: { type: 'object' } } as const;
const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const createFactTools = (endpoints: FactEndpoints): FactTools => ({
  related: factTool('related', endpoints.related, {
    title: 'Find related sites',
    description:
      'Find other sites of the same owner: those that share an analytics account, a verification tag, a telephone number or another identifier with one site, strongest first, with what they share. hops=2 also lists sites behind the strongest ones. An identifier that is common belongs to a site builder, an agency or a theme and says nothing about ownership.',
    outputSchema: object({ domain: text, identifiers: objects, related: objects, second: objects }),
    linesOf: ({ identifiers, related, second }) => [
      ...table(
        'identifiers of this site: kind | value | sites that have it | common',
        rows(identifiers).map(({ kind, value, domains, common }) => line(kind, value, domains, common)),
      ),
      ...table('related sites: domain | name | strength | shared', [
        ...rows(related).map((site) => siteLine(site)),
        ...rows(second).map((site) => `${siteLine(site)} | through ${cell(site.through)}`),
      ]),
    ],
  }),
  identifier: factTool('identifier', endpoints.identifier, {
    title: 'Look up an identifier',
    description:
      'List the sites that have an identifier, with the exact total: a kind such as ga4, gtm, adsense, phone, email, vat or linkedin, and its value.',
    outputSchema: object({ kind: text, value: text, total: integer, domains: objects }),
    linesOf: ({ total, common, domains }) => [
      `${counted(Number(total), 'site has', 'sites have')} it.${common === true ? ' It is common: it says nothing about ownership.' : ''}`,
      ...rows(domains).map(companyLine),
    ],
  }),
  history: factTool('history', endpoints.history, {
    title: 'Read the history of a homepage',
    description:
      'Versions of a homepage, what changed between them by column, and technologies with when each was first and last seen. Newest first.',
    outputSchema: object({ domain: text, versions: objects, changes: objects, technologies: objects }),
    shorten: (content) => ({ ...content, changes: rows(content.changes).slice(0, CHANGES_MAX) }),
    linesOf: ({ versions, changes, technologies }) => [
      `${counted(rows(versions).length, 'version')}: ${rows(versions)
        .map(({ fetched_at, crawl_id }) => `${cell(fetched_at)} ${cell(crawl_id)}`.trim())
        .join(', ')}`,
      ...table(
        'changed: when | column | before | after',
        rows(changes).map(({ at, column, before, after }) => line(at, column, before, after)),
      ),
      ...table(
        'technologies: name | first seen | last seen | still there',
        rows(technologies).map(({ name, first_seen, last_seen, current }) =>
          line(name, first_seen, last_seen, current),
        ),
      ),
    ],
  }),
  technologies: factTool('technologies', endpoints.technologies, {
    title: 'List technologies',
    description:
      'Technologies in use, with exact numbers of companies, their share, and how many companies gained and lost each in the newest crawl. sort=gained or sort=lost shows trends.',
    outputSchema: object({ technologies: objects }),
    shorten: (content) => ({ technologies: content }),
    linesOf: ({ technologies }) => [
      ...table(
        'technologies: name | category | companies | share | gained | lost',
        rows(technologies).map(({ name, category, companies, share, gained, lost }) =>
          line(name, category, companies, share, gained, lost),
        ),
      ),
    ],
  }),
  technology: factTool('technology', endpoints.technology, {
    title: 'Read about a technology',
    description:
      'One technology: how many companies use it now and in each crawl, in which countries and industries, with what, and who began and stopped.',
    outputSchema: object({
      name: text,
      companies: integer,
      over_time: objects,
      gained: objects,
      lost: objects,
    }),
    linesOf: ({ name, companies, by_country, by_industry, often_with, over_time, gained, lost }) => [
      `${counted(Number(companies), 'company uses', 'companies use')} ${cell(name)}.`,
      `countries: ${countsOf(by_country)}`,
      `industries: ${countsOf(by_industry)}`,
      `often with: ${rows(often_with)
        .map((other) => `${cell(other.name)} ${other.companies}`)
        .join(', ')}`,
      `over time: ${rows(over_time)
        .map((crawl) => `${cell(crawl.at)} ${crawl.companies}`)
        .join(', ')}`,
      `began: ${rows(gained)
        .map(({ domain }) => cell(domain))
        .join(', ')}`,
      `stopped: ${rows(lost)
        .map(({ domain }) => cell(domain))
        .join(', ')}`,
    ],
  }),
  trend: factTool('trend', endpoints.trend, {
    title: 'Count companies over time',
    description:
      'How many companies matched words, filters, or both in each crawl, oldest first, of how many companies whose version of that crawl is kept: compare shares, because crawls differ in size. Accepts the arguments of search. Technologies, country, industry, language and features are those of the time.',
    outputSchema: object({ crawls: objects }),
    shorten: (content) => ({ crawls: content }),
    linesOf: ({ crawls }) => [
      ...table(
        'crawls: crawl | first day | matching companies | companies in the crawl',
        rows(crawls).map(({ crawl_id, at, total_count, companies }) =>
          line(crawl_id, at, total_count, companies),
        ),
      ),
    ],
  }),
});

interface Facts {
  readonly title: string;
  readonly description: string;
  readonly outputSchema: FactTool['outputSchema'];
  /** Makes an object of it, as structured content requires, no longer than a model can read. */
  readonly shorten?: (content: Row) => Row;
  readonly linesOf: (content: Row) => readonly string[];
}

function factTool(
  name: string,
  endpoint: Endpoint,
  { title, description, outputSchema, shorten = (content) => content, linesOf }: Facts,
): FactTool {
  return {
    title,
    outputSchema,
    tool: defineTool({
      name,
      description,
      schema: endpoint.parameters,
      price: endpoint.price,
      run: async (args, by) => {
        const { content, credits } = await endpoint.call(args, by);
        return { content: shorten(content as Row), credits };
      },
    }),
    result: ({ content, credits }) => ({
      content: [{ type: 'text', text: linesOf(content).join('\n') }],
      structuredContent: { ...content },
      _meta: { 'homedex/credits': credits },
    }),
  };
}

const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const countsOf = (value: unknown): string =>
  rows(value)
    .map((one) => `${cell(one.value)} ${one.count}`)
    .join(', ');

const companyLine = ({ domain, company_name, industry, country }: Row): string =>
  line(domain, company_name, industry, country);

const siteLine = ({ domain, company_name, score, via }: Row): string =>
  line(
    domain,
    company_name,
    score,
    rows(via)
      .map(({ kind, value }) => `${kind} ${value}`)
      .join(', '),
  );

/** A table under its heading, of which the text before the colon is its name. */
const table = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [`${heading.slice(0, heading.indexOf(':'))}: none`] : [heading, ...lines];

const line = (...values: readonly unknown[]): string => values.map(cell).join(' | ');

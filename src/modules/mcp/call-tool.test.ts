import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Tools } from '../copilot/index.ts';
import { callTool } from './call-tool.ts';
import { createFactTools, type FactEndpoints } from './fact-tools.ts';
import { createMcp } from './mcp.ts';
import { writtenPrompt } from './prompts.ts';
import { codeOf } from './protocol-error.ts';

const by = { caller: { kind: 'operator' }, signal: new AbortController().signal, isCounted: false } as const;

/** Endpoints that all answer with this, and the calling of the tools for them. */
function calling(answer: (args: Readonly<Record<string, unknown>>) => unknown) {
  const endpoint = {
    parameters: z.object({
      ...Object.fromEntries(
        ['q', 'category', 'country', 'domain'].map((name) => [name, z.string().optional()]),
      ),
      limit: z.int().optional(),
    }),
    price: 'free',
    call: async (args: Readonly<Record<string, unknown>>) => ({ content: answer(args), credits: 0 }),
  };
  const names = ['related', 'identifier', 'history', 'technologies', 'technology', 'trend'];
  const endpoints = Object.fromEntries(names.map((name) => [name, endpoint])) as unknown as FactEndpoints;
  const facts = createFactTools(endpoints);
  return { endpoints, needs: { tools: {} as Tools, facts, by, logger: createLogger({ level: 'silent' }) } };
}

it('arguments that a model sends as null count as omitted, and lists have few rows by default', async () => {
  const given: unknown[] = [];
  const { needs } = calling((args) => {
    given.push(args);
    return [];
  });
  await callTool('technologies', { q: 'shop', category: null, country: undefined }, needs);
  await callTool('technologies', { limit: 3 }, needs);
  await callTool('technologies', { limit: null }, needs);
  await callTool('trend', { limit: null }, needs);
  expect(given).toEqual([{ limit: 10, q: 'shop' }, { limit: 3 }, { limit: 10 }, {}]);
});

it('an agent reads why a call was refused, in terms of tools, and no details of a defect', async () => {
  const fail = async (error: Error) =>
    callTool(
      'trend',
      {},
      calling(() => {
        throw error;
      }).needs,
    );
  expect(await fail(new AppError('not_found', 'GET /lookup/{domain} fetches it.'))).toEqual({
    isError: true,
    content: [{ type: 'text', text: "The tool 'lookup' fetches it." }],
  });
  expect(JSON.stringify(await fail(new Error('at row 7 of table account')))).not.toContain('account');
});

it('the history of a homepage has its fifty newest changes', async () => {
  const changes = Array.from({ length: 80 }, (_, n) => ({
    at: `${n}`,
    column: 'title',
    before: 'a',
    after: 'b',
  }));
  const { needs } = calling(() => ({ domain: 'oak.com', versions: [], changes, technologies: [] }));
  const { structuredContent } = await callTool('history', { domain: 'oak.com' }, needs);
  expect(structuredContent?.changes).toEqual(changes.slice(0, 50));
});

it('the arguments of a prompt are cut, and become part of its text in one line', () => {
  const { messages } = writtenPrompt('market-overview', {
    what: `bakeries\n\n${'x'.repeat(1_000)}`,
    where: ' ',
  });
  expect(JSON.stringify(messages)).toContain(`market: bakeries ${'x'.repeat(291)}. Use`);
  expect(() => writtenPrompt('market-overview', { what: ' ' })).toThrow("needs the argument 'what'");
});

it('a failed resource has the code of its reason', () => {
  const codes = (['not_found', 'invalid_input', 'rate_limited', 'internal'] as const).map((code) =>
    codeOf(new AppError(code, 'x')),
  );
  expect([...codes, codeOf(new Error('x'))]).toEqual([-32002, -32602, -32000, -32603, -32603]);
});

it('clients find the identity provider of the address that they call', () => {
  const { endpoints, needs } = calling(() => ({}));
  const options = { ...needs, endpoints, version: '1', publicUrl: 'https://index.example' };
  expect(createMcp({ ...options, issuer: undefined }).protectedResource).toBeUndefined();
  expect(createMcp({ ...options, issuer: 'https://id.example' }).protectedResource).toMatchObject({
    resource: 'https://index.example/mcp',
    authorization_servers: ['https://id.example'],
  });
});

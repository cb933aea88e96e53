import type { ReadResourceResult, Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js';
import { describedColumns } from '../companies/index.ts';
import { type Calling, sentenceOf } from './call-tool.ts';
import { codeOf, codes, ProtocolError } from './protocol-error.ts';

const COLUMNS_URI = 'homedex://columns';
const DOMAIN_URI_START = 'homedex://domain/';
const JSON_TYPE = 'application/json';

export const listedResources: Resource[] = [
  {
    uri: COLUMNS_URI,
    name: 'columns',
    title: 'Columns of a profile',
    description: 'Every column of a company profile: name, type, group and meaning. Costs nothing.',
    mimeType: JSON_TYPE,
  },
];

export const listedTemplates: ResourceTemplate[] = [
  {
    uriTemplate: `${DOMAIN_URI_START}{domain}`,
    name: 'company',
    title: 'Profile of a company',
    description: 'The profile of the company at a domain, as the tool lookup gives it, at the same price.',
    mimeType: JSON_TYPE,
  },
];

export async function readResource(uri: string, calling: Calling): Promise<ReadResourceResult> {
  if (uri === COLUMNS_URI) return asContents(uri, describedColumns);
  if (!uri.startsWith(DOMAIN_URI_START))
    throw new ProtocolError(codes.resourceNotFound, `There is no resource '${uri.slice(0, 200)}'.`);
  const domain = decoded(uri.slice(DOMAIN_URI_START.length));
  try {
    const { content } = await calling.tools.lookup.run({ domain }, calling.by);
    return asContents(uri, content);
  } catch (error) {
    // A resource can report a failure only as a protocol error.
    throw new ProtocolError(codeOf(error), sentenceOf(error, calling.logger));
  }
}

/** Text with an invalid encoding is taken literally; the look-up then reports what is wrong with it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const asContents = (uri: string, value: unknown): ReadResourceResult => ({
  contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(value) }],
});

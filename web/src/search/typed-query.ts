import { hasQuerySyntax } from '../address/query-syntax.ts';
import { domainIn } from './typed-domain.ts';

/**
 * The query of an address that a plain form made: it has `typed`, so that a domain in its box is opened and not searched for, and
 * operators are read as such whatever mode the form had. Any other address is taken literally.
 */
export function asMeant(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('typed')) return query;
  parameters.delete('typed');
  const typed = parameters.get('q') ?? '';
  if (hasQuerySyntax(typed)) parameters.delete('mode');
  const domain = domainIn(typed);
  if (domain !== undefined) {
    parameters.delete('q');
    parameters.set('open', domain);
  }
  return parameters.toString();
}

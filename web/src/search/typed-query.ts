import { hasQuerySyntax } from '../address/query-syntax.ts';
import { domainIn } from './typed-domain.ts';

/**
 * Interprets the query string that a plain form sent, which is marked by `typed`: a domain in the box is opened instead of searched, and
 * operators are recognised whatever mode the form had. Any other query string is taken literally.
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

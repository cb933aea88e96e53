import { found, type Heuristic } from '../heuristic.ts';
import { matchLabel } from '../links/match-label.ts';
import { findSiteLinks, isDoubtful } from '../links/site-links.ts';

/** A prices page or section, a free trial, a demo. */
export const offers: Heuristic = (page, settled) => {
  const links = findSiteLinks(page);
  const pricing = links.get('pricing');
  const heading = page.headings.find(({ text, hidden }) => {
    const match = hidden ? null : matchLabel(text);
    if (match?.kind !== 'pricing' || match.strength < 1) return false;
    // "Subscriptions" may be the heading of a list of newsletters; next to a price it is the heading of prices.
    return settled.price_min !== null || !isDoubtful(text);
  });
  const trial =
    links.get('trial')?.text ?? page.buttons.find(({ text }) => matchLabel(text)?.kind === 'trial')?.text;
  const demo =
    links.get('demo')?.text ?? page.buttons.find(({ text }) => matchLabel(text)?.kind === 'demo')?.text;
  return [
    ...found('has_pricing', pricing !== undefined, `link "${pricing?.text.slice(0, 60) ?? ''}"`),
    ...found('has_pricing', heading !== undefined, `heading "${heading?.text.slice(0, 60) ?? ''}"`),
    ...found('has_free_trial', trial !== undefined, `"${trial?.slice(0, 60) ?? ''}"`),
    ...found('has_demo_request', demo !== undefined, `"${demo?.slice(0, 60) ?? ''}"`),
  ];
};

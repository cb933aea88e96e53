import { describe, expect, it } from 'vitest';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(['WordPress']);
const planned = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  if (made.kind !== 'call') throw new Error(`${message}: no call`);
  return made;
};

describe('a breakdown', () => {
  it.each([
    'breakdown of online shops by platform',
    'split online shops by platform',
    'online shops grouped by platform',
    'Aufschlüsselung der Onlineshops nach Plattform',
    'Onlineshops nach Plattform',
    'répartition des boutiques en ligne par plateforme',
    'tiendas online por plataforma',
    'negozi online per piattaforma',
    'lojas online por plataforma',
    'verdeling van webshops per platform',
    'sklepy internetowe według platformy',
  ])('by platform counts shop systems: %s', (message) => {
    expect(planned(message).call).toEqual({
      name: 'facets',
      args: { has: 'ecommerce', fields: 'ecommerce_platform', size: 10 },
    });
  });

  it.each([
    ['hotels by state in the US', 'US', 'region'],
    ['hotels by state in the United States', 'US', 'region'],
    ['hotels by city in Spain', 'ES', 'city'],
    ['Hotels nach Bundesland in Deutschland', 'DE', 'region'],
    ['Hotels pro Bundesland in Österreich', 'AT', 'region'],
    ['hôtels par département en France', 'FR', 'region'],
    ['hoteles por provincia en España', 'ES', 'region'],
    ['hotel per regione in Italia', 'IT', 'region'],
    ['hotéis por estado no Brasil', 'BR', 'region'],
    ['hotels per provincie in Nederland', 'NL', 'region'],
    ['hotele według województwa w Polsce', 'PL', 'region'],
  ])('by a kind of place may name the country last: %s', (message, country, fields) => {
    expect(planned(message).call).toMatchObject({ name: 'facets', args: { country, fields } });
  });

  it('is not what the way to reach companies in a place asks for', () => {
    expect(planned('hotels reachable by phone in Spain').call.name).toBe('search');
  });

  it.each([
    ['breakdown of online shops by colour', 'colour'],
    ['online shops grouped by colour', 'colour'],
    ['Verteilung der Onlineshops nach Farbe', 'Farbe'],
    ['répartition des boutiques en ligne par couleur', 'couleur'],
    ['distribución de tiendas online por color', 'color'],
    ['distribuzione dei negozi online per stagione', 'stagione'],
    ['distribuição das lojas online por cor', 'cor'],
    ['verdeling van webshops naar kleur', 'kleur'],
    ['podział sklepów internetowych według koloru', 'koloru'],
  ])('by something unknown keeps the companies and names it: %s', (message, unknown) => {
    const { call, ignored } = planned(message);
    expect([call, ignored]).toEqual([{ name: 'search', args: { has: 'ecommerce' } }, [unknown]]);
  });
});

describe('the largest companies', () => {
  it.each([
    'the 5 largest law firms',
    'the 5 biggest law firms',
    'die 5 größten Anwaltskanzleien',
    "les 5 plus grands cabinets d'avocats",
    "les 5 plus grands cabinets d'avocats par nombre d'employés",
    'los 5 bufetes de abogados más grandes',
    'i 5 studi legali più grandi',
    'os 5 maiores escritórios de advocacia',
    'de 5 grootste advocatenkantoren',
    '5 największych kancelarii prawnych',
  ])('are as many as were asked for, in the order of employees: %s', (message) => {
    const { call, ignored } = planned(message);
    expect(call.args).toMatchObject({ sort: '-employee_count', limit: 5 });
    expect(ignored).toEqual([]);
  });
});

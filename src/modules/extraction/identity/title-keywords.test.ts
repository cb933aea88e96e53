import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findCompanyName } from './company-name.ts';

const nameOf = (title: string, country: string, html = '', description = '') =>
  settle(
    [findCompanyName],
    syntheticPage(
      `<title>${title}</title><meta name="description" content="${description}"><h1>Welcome</h1>${html}`,
    ),
    { country },
  ).company_name;

describe('the name beside keywords in a title, where the domain does not show it', () => {
  it.each([
    ['Zahnarzt Berlin | Praxis Anna Müller', 'DE', 'Praxis Anna Müller'],
    ['Tandarts Utrecht - Molen Tandartsen', 'NL', 'Molen Tandartsen'],
    ['Molen Tandartsen - Tandarts Utrecht', 'NL', 'Molen Tandartsen'],
    ['Fotograf Hamburg: Anna Mühle Fotografie', 'DE', 'Anna Mühle Fotografie'],
    ['Advogado Criminalista em Recife - Moinho Advocacia', 'BR', 'Moinho Advocacia'],
    ['Plumbing and Heating in Leeds – Harbour & Sons | Leeds', 'GB', 'Harbour & Sons'],
    ['Your trusted roofer – Kvarnby Roofing', 'CA', 'Kvarnby Roofing'],
    ['Heizung, Sanitär, Solar - Kvarnby GmbH', 'DE', 'Kvarnby'],
  ])('%s', (title, country, name) => {
    expect(nameOf(title, country)).toBe(name);
  });

  it('a legal name at the start of the description is better than a list of services', () => {
    const title = 'Boiler Installation Bury, Plumbing Services Ramsbottom';
    expect(nameOf(title, 'GB', '', 'Harbour Plumbing & Heating Ltd provides engineers.')).toBe(
      'Harbour Plumbing & Heating',
    );
  });

  it('a year and a note of rights are a copyright line without the sign', () => {
    const line = '<footer>2023 Molimat SRL. Todos los derechos reservados</footer>';
    expect(nameOf('Servicio de Matriceria - Molimat', 'AR', line)).toBe('Molimat');
  });

  it('a declared name may end with a town', () => {
    const declared = '<meta property="og:site_name" content="Kvarnby Oslo">';
    expect(nameOf('Kvarnby Oslo — Skistøvler', 'NO', declared)).toBe('Kvarnby Oslo');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const company = (domain: string, industry: string, body_text: string, more: object = {}) => ({
    domain,
    industry,
    body_text,
    title: domain,
    ...more,
  });
  const vets = { sub_industry: 'Veterinarians' };
  running = await buildTestApp({
    companies: [
      company('foto.pt', 'Photography & Film', 'fotógrafo de casamento', { country: 'PT' }),
      company('bild.de', 'Photography & Film', 'Fotograf für Hochzeiten', { country: 'DE' }),
      company('snap.uk', 'Photography & Film', 'photographer of products', { country: 'GB' }),
      company('paw.uk', 'Pets & Veterinary', 'emergency at night', { country: 'GB', ...vets }),
      company('tier.de', 'Pets & Veterinary', 'Notdienst', { country: 'DE', ...vets }),
      company('vet.it', 'Pets & Veterinary', 'cani e gatti', { country: 'IT', ...vets }),
      company('law.uk', 'Legal Services', 'divorce and tax', { country: 'GB' }),
      company('recht.de', 'Legal Services', 'Mietrecht', { country: 'DE' }),
      company('bread.it', 'Restaurants & Catering', 'panificio', { country: 'IT' }),
      company('free.it', 'Restaurants & Catering', 'panificio senza glutine', { country: 'IT' }),
    ],
  });
});
afterAll(() => running.app.close());

it.each([
  ['fotógrafos de casamento', ['bild.de', 'foto.pt']],
  ['Hochzeitsfotografen in Deutschland', ['bild.de']],
  ['vets with emergency service', ['paw.uk', 'tier.de']],
  ['Tierärzte mit Notdienst', ['paw.uk', 'tier.de']],
  ['weterynarze z ostrym dyżurem', ['paw.uk', 'tier.de']],
  ['divorce lawyers', ['law.uk']],
  ['Scheidungsanwälte', ['law.uk']],
  ['echtscheidingsadvocaten', ['law.uk']],
  ['gluten-free bakeries in Italy', ['free.it']],
  ['panaderías sin gluten en Italia', ['free.it']],
])('what narrows a trade is searched for in the languages of the places: %s', async (message, domains) => {
  const turn = await converse(running.app, [message]);
  expect(found(turn)).toEqual(domains);
  expect(turn.ignored).toEqual([]);
});

it.each([
  ['wedding photographers in the UK', 'wedding', 1],
  ['veterinari con pronto soccorso in Italia', 'pronto soccorso', 1],
  ['Scheidungsanwälte in Deutschland', 'Scheidung', 1],
])('what no company of the trade has is named, and the trade offered: %s', async (message, word, total) => {
  const turn = await converse(running.app, [message]);
  expect(turn.results.total_count).toBe(0);
  const [offer] = turn.relaxed.filter(({ label }) => label.includes(word));
  expect(offer?.total_count).toBe(total);
});

it('is a condition of its own, which a later message drops', async () => {
  const turn = await converse(running.app, ['wedding photographers in Germany']);
  expect(turn.applied.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Words: photographers', 'Words: wedding', 'Country: Germany']),
  );
  const later = await converse(running.app, ['wedding photographers in the UK', 'without wedding']);
  expect(found(later)).toEqual(['snap.uk']);
});

import { describe, expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['Shopify', 'WooCommerce']);
const continued = (
  args: CallArguments,
  language: Language,
  message: string,
  name: 'search' | 'similar' = 'search',
) => {
  const made = plan(message, lexicon, { ...emptyConversation, last: { name, args }, language });
  return made.kind === 'call' ? made.call.args : made.kind;
};

const withBlog = { q: 'hotels', country: 'IT', has: 'blog' };

describe('a condition in force behind “without the”', () => {
  it.each([
    ['en', 'without the blog but with Instagram'],
    ['de', 'doch ohne den Blog, aber mit Instagram'],
    ['fr', 'finalement sans le blog mais avec un compte Instagram'],
    ['es', 'al final sin el blog pero con Instagram'],
    ['it', 'alla fine senza il blog ma con Instagram'],
    ['nl', 'toch zonder de blog maar met Instagram'],
    ['pt', 'afinal sem o blog mas com Instagram'],
    ['pl', 'jednak bez tego bloga, ale z Instagramem'],
  ] as const)('is dropped where something else is asked for too (%s): %s', (language, message) => {
    expect(continued(withBlog, language, message)).toEqual({
      q: 'hotels',
      country: 'IT',
      filter: 'instagram:exists',
    });
  });

  it('is dropped where the place is widened', () => {
    const booked = { q: 'Hotels', country: 'IT', filter: ['place:in:Bozen', 'booking_url:exists'] };
    expect(continued(booked, 'de', 'Nimm einfach ganz Italien, ohne die Buchung')).toEqual({
      q: 'Hotels',
      country: 'IT',
    });
  });

  it.each([
    ['en', 'without blog but with Instagram'],
    ['de', 'ohne Blog, aber mit Instagram'],
    ['fr', 'sans blog mais avec Instagram'],
    ['es', 'sin blog pero con Instagram'],
    ['it', 'senza blog ma con Instagram'],
    ['nl', 'zonder blog maar met Instagram'],
    ['pt', 'sem blog mas com Instagram'],
    ['pl', 'bez bloga, ale z Instagramem'],
  ] as const)('is excluded without the article (%s): %s', (language, message) => {
    expect(continued(withBlog, language, message)).toMatchObject({
      not_has: 'blog',
      filter: 'instagram:exists',
    });
  });

  it('is excluded if the list has no such condition', () => {
    expect(
      continued({ q: 'hotels', country: 'IT' }, 'en', 'without the blog but with Instagram'),
    ).toMatchObject({
      not_has: 'blog',
    });
  });
});

describe('what is given up for something else', () => {
  it.each([
    ['en', 'forget the blog, I’d rather have an online shop'],
    ['en', 'drop the blog, preferably with a shop'],
    ['de', 'vergiss den Blog, lieber mit Onlineshop'],
    ['de', 'lass den Blog weg, dafür mit Onlineshop'],
    ['fr', 'laisse tomber le blog, plutôt avec une boutique en ligne'],
    ['es', 'olvida el blog, mejor con tienda online'],
    ['it', 'lascia perdere il blog, piuttosto con negozio online'],
    ['nl', 'laat de blog maar zitten, wel graag met webshop'],
    ['nl', 'vergeet de blog, liever met webshop'],
    ['pt', 'esquece o blog, antes com loja online'],
    ['pl', 'zapomnij o blogu, lepiej ze sklepem internetowym'],
    ['pl', 'daj sobie spokój z blogiem, lepiej ze sklepem internetowym'],
    ['it', 'rinuncia al blog, piuttosto con negozio online'],
    ['pt', 'deixa lá o blog, antes com loja online'],
  ] as const)('is replaced by it (%s): %s', (language, message) => {
    expect(continued(withBlog, language, message)).toEqual({ q: 'hotels', country: 'IT', has: 'ecommerce' });
  });

  it.each([
    ['en', 'tours', 'forget the tours, rather with an online shop'],
    ['es', 'visitas guiadas', 'olvida las visitas guiadas, mejor con tienda online'],
    ['it', 'visite guidate', 'lascia perdere le visite guidate, piuttosto con negozio online'],
    ['nl', 'rondleidingen', 'laat de rondleidingen maar zitten, wel graag met webshop'],
    ['pt', 'visitas guiadas', 'esquece as visitas guiadas, antes com loja online'],
    ['pl', 'zwiedzanie', 'zapomnij o zwiedzaniu, lepiej ze sklepem internetowym'],
  ] as const)('may be a word of pages, in any of its forms (%s): %s → %s', (language, word, message) => {
    const args = { q: `(browary) ${word}`, mode: 'query', forms: 'true', country: 'BE' };
    expect(continued(args, language, message)).toEqual({ q: 'browary', country: 'BE', has: 'ecommerce' });
  });
});

describe('a word that is dropped', () => {
  const hiring = { industry: 'Legal Services', country: 'NL', filter: 'careers_page_url:exists' };
  it.each([
    ['en', 'drop the jobs thing'],
    ['de', 'das mit den Stellen weg'],
    ['fr', 'enlève le truc de l’emploi'],
    ['es', 'quita lo del empleo'],
    ['it', 'togli la cosa del lavoro'],
    ['nl', 'haal dat van de vacatures weg'],
    ['pt', 'tira isso do emprego'],
    ['pl', 'usuń to z pracą'],
  ] as const)('is looked for in the names of the conditions in force (%s): %s', (language, message) => {
    expect(continued(hiring, language, message)).toEqual({ industry: 'Legal Services', country: 'NL' });
  });

  it('leaves the industry if it is nothing that the list has', () => {
    expect(continued({ industry: 'Legal Services', country: 'NL' }, 'es', 'quita lo del empleo')).toEqual({
      industry: 'Legal Services',
      country: 'NL',
    });
  });
});

describe('“instead”', () => {
  it.each([
    ['en', 'how many use WooCommerce instead?'],
    ['de', 'wie viele nutzen stattdessen WooCommerce?'],
    ['fr', 'combien utilisent WooCommerce à la place ?'],
    ['es', '¿cuántas usan WooCommerce en cambio?'],
    ['it', 'quanti invece usano WooCommerce?'],
    ['nl', 'hoeveel gebruiken er in plaats daarvan WooCommerce?'],
    ['pt', 'e quantas usam WooCommerce em vez disso?'],
    ['pl', 'ile używa zamiast tego WooCommerce?'],
  ] as const)('replaces the technology of the list (%s): %s', (language, message) => {
    expect(continued({ has: 'ecommerce', technology: 'Shopify' }, language, message)).toEqual({
      has: 'ecommerce',
      technology: 'WooCommerce',
    });
  });

  it.each([
    ['en', 'but in all of Europe, with a chat on the site'],
    ['pl', 'jednak w całej Europie, z chatem na stronie'],
  ] as const)('replaces a country by all of a region, with that country (%s): %s', (language, message) => {
    const args = continued(
      { domain: 'alder.de', country: 'PT' },
      language,
      message,
      'similar',
    ) as CallArguments;
    expect(String(args.country).split(',')).toEqual(expect.arrayContaining(['DE', 'PT', 'SE']));
    expect(args).toMatchObject({ domain: 'alder.de', filter: 'live_chat:exists' });
  });
});

describe('“now” before a trade and a place', () => {
  const shops = { q: 'pharmacies', country: 'FR', has: 'ecommerce' };
  it.each([
    ['en', 'ok now dentists in Rome'],
    ['de', 'ok jetzt Zahnärzte in Rom'],
    ['fr', 'ok maintenant des dentistes à Rome'],
    ['es', 'vale, ahora dentistas en Roma'],
    ['it', 'ok adesso dentisti a Roma'],
    ['nl', 'oké nu tandartsen in Rome'],
    ['pt', 'ok agora dentistas em Roma'],
    ['pl', 'ok teraz dentyści w Rzymie'],
  ] as const)('starts a new search (%s): %s', (language, message) => {
    const args = continued(shops, language, message);
    expect(args).toMatchObject({ country: 'IT' });
    expect(args).not.toHaveProperty('has');
  });

  it('keeps the conditions beside a place alone, and beside “the same”', () => {
    expect(continued(shops, 'en', 'now in Italy')).toEqual({ ...shops, country: 'IT' });
    expect(continued(shops, 'en', 'now the same for dentists in Rome')).toMatchObject({ has: 'ecommerce' });
  });
});

describe('a verb of splitting', () => {
  it.each([
    ['en', 'split them up by city'],
    ['de', 'Teile sie nach Stadt auf'],
    ['de', 'Schlüssle sie nach Stadt auf'],
    ['de', 'teil die mal nach Stadt auf'],
    ['nl', 'verdeel ze eens over de steden'],
    ['fr', 'partage-les donc par ville'],
    ['pl', 'podziel je proszę na miasta'],
    ['de', 'Kannst du sie nach Stadt aufteilen?'],
    ['fr', 'partage-les par ville'],
    ['es', 'sepáralas por ciudad'],
    ['it', 'ripartiscile per città'],
    ['nl', 'deel ze op per stad'],
    ['nl', 'splits ze uit naar stad'],
    ['pt', 'reparte-as por cidade'],
    ['pl', 'rozdziel je według miasta'],
  ] as const)('asks for a breakdown of the list (%s): %s', (language, message) => {
    expect(continued({ industry: 'Software & IT', country: 'CH' }, language, message)).toMatchObject({
      industry: 'Software & IT',
      country: 'CH',
      fields: 'city',
    });
  });

  it.each([
    ['de', 'teile diese Unternehmen'],
    ['nl', 'deel deze bedrijven'],
    ['fr', 'partage ces entreprises'],
  ] as const)('still shares where nothing is named to split by (%s): %s', (language, message) => {
    expect(continued({ industry: 'Software & IT', country: 'CH' }, language, message)).toBe('clarify');
  });
});

it.each([
  ['en', 'which ones offer tours?', 'tours'],
  ['de', 'welche bieten Führungen an?', 'Führungen'],
  ['fr', 'lesquelles proposent des visites ?', 'visites'],
  ['nl', 'welke bieden rondleidingen aan?', 'rondleidingen'],
] as const)('a question about what companies offer keeps them (%s): %s', (language, message, word) => {
  expect(continued({ q: 'browary', country: 'BE' }, language, message)).toMatchObject({
    q: `(browary) ${word}`,
    country: 'BE',
  });
});

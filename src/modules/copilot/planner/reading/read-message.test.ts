import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const read = (message: string) => readMessage(message, lexicon);

describe('reading a message', () => {
  it.each([
    ['I sell a booking tool, so I need salons in Leeds', 'I sell a booking tool'],
    ['Hotels in Tirol, weil ich ihnen Software zeigen will', 'weil ich ihnen Software zeigen will'],
    ['Ik verkoop kassa’s, dus ik zoek slagers in Gent', 'Ik verkoop kassa’s'],
  ])('ignores explanations, and reports them: %s', (message, explanation) => {
    expect(read(message).ignored).toEqual([explanation]);
    expect(read(message).words).toHaveLength(1);
  });

  it('keeps a message that consists of an explanation only', () => {
    expect(read('because I sell furniture').ignored).toEqual([]);
  });

  it('does not take a correct word for a typo', () => {
    expect(read('stain removal').slots).toEqual([]);
    expect(read('dance schools').slots).toEqual([]);
    expect(read('hotels in Itlay').slots).toMatchObject([{ param: 'country', values: ['IT'] }]);
  });

  it.each([
    'hotels without a blog or a newsletter',
    'hotels without a newsletter or a blog',
    'Hotels ohne Blog oder Newsletter',
    'hoteles sin blog o newsletter',
  ])('excludes every feature of a list, in whichever filter it is: %s', (message) => {
    expect(read(message).slots.map(({ isExcluded }) => isExcluded)).toEqual([true, true]);
  });

  it('reads what follows "the word" as literal text', () => {
    expect(read('garages without the word automotive')).toMatchObject({
      excluded: [{ text: 'automotive', isWord: true }],
      slots: [],
    });
  });

  it('reads a verb before the word for shops as part of the name', () => {
    expect(read('car repair shops').words).toEqual(['car repair shops']);
    expect(read('shops that repair bicycles').words).not.toContain('repair');
  });

  it('does not read a leading "no" as a negation', () => {
    expect(read('no, rather Shopify').slots).toMatchObject([{ values: ['Shopify'], isExcluded: false }]);
  });

  it('takes no noun for a business beside a trade for another trade, unless it is joined to it', () => {
    expect(read('zonnepanelen installateurs in Nederland').words).toEqual(['zonnepanelen']);
    expect(read('Installateure und Elektriker in Österreich').words).toHaveLength(2);
  });

  it.each([
    ['hurtownie albo producenci chemii w Polsce', 'chemii'],
    ['producenci lub hurtownie chemii w Polsce', 'chemii'],
    ['chemical wholesalers or manufacturers in Poland', 'chemical'],
    ['grossistes ou fabricants de meubles en Pologne', 'meubles'],
    ['Großhändler oder Hersteller von Möbeln in Polen', 'Möbeln'],
  ])('reads wholesalers and makers of one product as companies of either kind: %s', (message, product) => {
    expect(read(message)).toMatchObject({
      words: [product],
      slots: expect.arrayContaining([
        expect.objectContaining({ values: ['business_model=manufacturer|wholesale'] }),
      ]),
    });
  });

  it.each([
    ['Reinigungsfirmen in der Schweiz die Stellen ausschreiben', 'careers_page_url'],
    ['Metallbauer in Bayern mit Ansprechpartner-Mail', 'email'],
  ])('reads other words for a column: %s', (message, column) => {
    expect(read(message)).toMatchObject({
      ignored: [],
      slots: expect.arrayContaining([expect.objectContaining({ values: [column] })]),
    });
  });

  it('names the customers of an industry, and does not search for them', () => {
    expect(read('logiciels pour restaurants en France')).toMatchObject({
      ignored: ['restaurants'],
      slots: [{ values: ['Software & IT'] }, { values: ['FR'] }],
    });
  });

  it('adds that companies are shops beside a technology that not only shops use', () => {
    const has = { param: 'has', values: ['ecommerce'] };
    expect(read('shops that use jQuery').slots).toContainEqual(expect.objectContaining(has));
    expect(read('Shopify stores').slots).not.toContainEqual(expect.objectContaining(has));
  });

  it('corrects no word that pages have', () => {
    expect(readMessage('resturants in Spain', lexicon).corrected).toHaveLength(1);
    const state = { language: undefined, last: undefined, knownWords: ['resturants'] };
    expect(readMessage('resturants in Spain', lexicon, state).corrected).toEqual([]);
  });
});

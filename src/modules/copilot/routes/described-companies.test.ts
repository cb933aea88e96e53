import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse as ask, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = {
    industry: 'Travel & Hospitality',
    sub_industry: 'Hotels & Resorts',
    language: 'de',
    body_text: 'Hotel',
  };
  running = await buildTestApp({
    companies: [
      {
        ...hotel,
        domain: 'alpen.at',
        company_name: 'Alpenhotel',
        country: 'AT',
        city: 'Vienna',
        founded_year: 1921,
        phones: ['+43 1 5557671'],
        has_phone: true,
        meta_description: 'Hotel with rooms and a view',
        has_blog: true,
        social_profiles: ['https://www.instagram.com/alpen'],
        instagram: 'https://www.instagram.com/alpen',
      },
      { ...hotel, domain: 'berg.at', company_name: 'Berghotel', country: 'AT', city: 'Graz', has_blog: true },
      { ...hotel, domain: 'tal.de', company_name: 'Talhotel', country: 'DE', city: 'Munich' },
      {
        ...hotel,
        domain: 'see.de',
        company_name: 'Seehotel',
        country: 'DE',
        city: 'Munich',
        facebook: 'https://www.facebook.com/see',
      },
    ],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const converse = (...messages: [string, ...string[]]) => ask(running.app, messages);

describe('facts of described companies', () => {
  it('are stated below the list', async () => {
    const { answer } = await converse('what is the phone number of the hotel in Vienna?');
    expect(answer).toContain('Phone number of Alpenhotel: +43 1 5557671.');
    const { answer: year } = await converse('Wann wurde das Hotel in Wien gegründet?');
    expect(year).toMatch(/Alpenhotel.*1921/);
  });

  it('are said to be unknown', async () => {
    const { answer } = await converse('when was the hotel in Graz founded?');
    expect(answer).toContain('Year of foundation of Berghotel: not stated on its homepage.');
  });

  it('include what a company of the list sells', async () => {
    const { answer } = await converse('hotels in Vienna', 'what does the first one sell?');
    expect(answer).toContain('Hotel with rooms and a view');
  });
});

describe('numbers that are asked for together', () => {
  it.each([
    ['how many hotels have a blog and how many not?', 'Blog: 2, No blog: 2.'],
    ['wie viele Hotels haben einen Blog und wie viele nicht?', 'Blog: 2, Ohne Blog: 2.'],
  ])('are those with and without: %s', async (message, text) => {
    expect((await converse(message)).answer).toContain(text);
  });

  it('are shares of the same companies', async () => {
    const { answer } = await converse('percentage of hotels with Instagram vs Facebook');
    expect(answer).toContain('Instagram: 1/4 (25%), Facebook: 1/4 (25%).');
  });
});

it('companies like a described one are searched for, and the answer says so', async () => {
  const turn = await converse('hotels similar to those in Bavaria but in Austria');
  expect(found(turn)).toEqual(['alpen.at', 'berg.at']);
  expect(turn.answer).toContain('I searched for companies of that kind');
});

describe('what cannot be done', () => {
  it.each([
    'delete all the German companies from the list',
    'Lösche alle deutschen Firmen aus der Liste',
    'borra todas las empresas alemanas de la lista',
    'supprime toutes les entreprises allemandes de la liste',
  ])('is a change of a list that is saved: %s', async (message) => {
    const turn = await converse(message);
    expect(turn.tool_call.name).toBe('none');
    expect(turn.page?.path).toMatch(/lists/);
  });

  it('removes companies from a list that was shown', async () => {
    const turn = await converse('hotels', 'remove all the German companies from the list');
    expect(found(turn)).toEqual(['alpen.at', 'berg.at']);
  });

  it.each([
    'translate the homepage of a hotel in Austria into English',
    'traduis la page d’un hôtel autrichien en anglais',
    'traduci la pagina di un hotel austriaco in inglese',
    'przetłumacz stronę austriackiego hotelu na angielski',
  ])('leaves no condition of the task: %s', async (message) => {
    expect(found(await converse(message))).toEqual(['alpen.at', 'berg.at']);
  });

  it('needs no search if it names no companies', async () => {
    const turn = await converse('traduza o site da primeira empresa para português');
    expect(turn.tool_call.name).toBe('none');
  });
});

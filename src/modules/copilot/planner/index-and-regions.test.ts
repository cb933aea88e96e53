import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import type { CallArguments, PlannedCall } from './call.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made : undefined;
};
const callOf = (message: string): PlannedCall | undefined => planned(message)?.call;

it.each([
  'which are the oldest companies of your index?',
  'welche sind die ältesten Firmen des Index?',
  'quelles sont les entreprises les plus anciennes de la base de données ?',
  '¿cuáles son las empresas más antiguas de la base de datos?',
  'quali sono le aziende più antiche della banca dati?',
  'wat zijn de oudste bedrijven van jullie index?',
  'quais são as empresas mais antigas do índice?',
  'jakie są najstarsze firmy z waszej bazy?',
])('the index itself is no word to search for, and the order stays: %s', (message) => {
  expect(callOf(message)).toEqual({ name: 'search', args: { sort: 'founded_year' } });
});

it.each([
  'Which industries are most represented in Switzerland?',
  'Welche Branchen sind in der Schweiz am häufigsten vertreten?',
  'Quels secteurs sont les mieux représentés en Suisse ?',
  '¿Qué sectores están mejor representados en Suiza?',
  'Quali settori sono più rappresentati in Svizzera?',
  'Welke branches zijn het best vertegenwoordigd in Zwitserland?',
  'Quais setores são mais representados na Suíça?',
  'Jakie branże są najliczniej reprezentowane w Szwajcarii?',
])('what is represented is counted: %s', (message) => {
  expect(callOf(message)).toEqual({ name: 'facets', args: { country: 'CH', fields: 'industry', size: 10 } });
});

describe('parts of Europe are their countries', () => {
  it.each([
    ['hotels in northern Europe', 'NO'],
    ['Hotels im Norden Europas', 'NO'],
    ['hôtels en Europe du Nord', 'NO'],
    ['hoteles en el norte de Europa', 'NO'],
    ["hotel nell'Europa settentrionale", 'NO'],
    ['hotels in het noorden van Europa', 'NO'],
    ['hotéis no norte da Europa', 'NO'],
    ['hotele w Europie Północnej', 'NO'],
    ['hotels in the south of Europe', 'GR'],
    ['Hotels in Südeuropa', 'GR'],
    ['hôtels dans le sud de l’Europe', 'GR'],
    ['hoteles en Europa meridional', 'GR'],
    ['hotel nel sud Europa', 'GR'],
    ['hotels in Zuid-Europa', 'GR'],
    ['hotéis no sul da Europa', 'GR'],
    ['hotele na południu Europy', 'GR'],
    ['hotels in western Europe', 'NL'],
    ['Hotels in Westeuropa', 'NL'],
    ['hôtels en Europe occidentale', 'NL'],
    ['hoteles en Europa occidental', 'NL'],
    ["hotel nell'Europa occidentale", 'NL'],
    ['hotels in West-Europa', 'NL'],
    ['hotéis na Europa Ocidental', 'NL'],
    ['hotele w Europie Zachodniej', 'NL'],
    ['hotels in the east of Europe', 'RO'],
    ['Hotels im Osten Europas', 'RO'],
    ['hôtels en Europe de l’Est', 'RO'],
    ['hoteles en el este de Europa', 'RO'],
    ["hotel nell'Europa dell'Est", 'RO'],
    ['hotels in Oost-Europa', 'RO'],
    ['hotéis no leste da Europa', 'RO'],
    ['hotele w Europie Wschodniej', 'RO'],
  ])('%s', (message, country) => {
    const countries = String(callOf(message)?.args.country).split(',');
    expect(countries).toContain(country);
    expect(['NO', 'GR', 'NL', 'RO'].filter((code) => countries.includes(code))).toEqual([country]);
    expect(planned(message)?.ignored).toEqual([]);
  });
});

it.each([
  'dentists where you can book an appointment through their website',
  'Zahnärzte mit Terminvereinbarung über die Homepage',
  'dentistes avec prise de rendez-vous via internet',
  'dentistas que permitan pedir cita por la web',
  'dentisti con possibilità di prenotare tramite internet',
  'tandartsen waar je via het internet een afspraak kunt maken',
  'dentistas com marcação de consultas através da internet',
  'dentysci z mozliwoscia umowienia wizyty przez internet',
])('an appointment over the internet is online booking: %s', (message) => {
  expect(callOf(message)?.args.filter).toBe('booking_url:exists');
  expect(planned(message)?.ignored).toEqual([]);
});

it.each([
  'vets in spain, no barcelona',
  'tierärzte spanien kein barcelona',
  'vétérinaires espagne pas barcelone',
  'veterinarios españa no barcelona',
  'veterinari spagna no barcelona',
  'dierenartsen spanje geen barcelona',
  'veterinários espanha não barcelona',
  'weterynarze hiszpania nie barcelona',
])('a bare "no" leaves out a town: %s', (message) => {
  const args: CallArguments = callOf(message)?.args ?? {};
  expect(args.country).toBe('ES');
  expect(String(args.filter)).toMatch(/^place:ne:/);
});

it.each([
  'hauliers in the Netherlands and Belgium, without the Belgian ones from Antwerp',
  'Speditionen in den Niederlanden und Belgien, ohne die belgischen aus Antwerpen',
  'transporteurs aux Pays-Bas et en Belgique, sans les belges d’Anvers',
  'transportistas en Países Bajos y Bélgica, sin los belgas de Amberes',
  'autotrasportatori nei Paesi Bassi e in Belgio, senza quelli belgi di Anversa',
  'transporteurs in Nederland en België, zonder de Belgische uit Antwerpen',
  'transportadoras nos Países Baixos e na Bélgica, sem as belgas de Antuérpia',
  'firmy transportowe w Holandii i Belgii, bez belgijskich z Antwerpii',
])('those of a country from a town are only those in the town: %s', (message) => {
  const args: CallArguments = callOf(message)?.args ?? {};
  expect(String(args.country).split(',').sort()).toEqual(['BE', 'NL']);
  expect(args.not_country).toBeUndefined();
  expect(String(args.filter)).toMatch(/place:ne:[^/]*antwerpen/i);
});

it.each([
  'hotels in Austria that have a German and an English site',
  'Hotels in Österreich, die eine deutsche und eine englische Website haben',
  'hôtels en Autriche avec un site en allemand et en anglais',
  'hoteles en Austria con una web en alemán y en inglés',
  'hotel in Austria con un sito in tedesco e in inglese',
  'hotels in Oostenrijk met een Duitse en Engelse website',
  'hotéis na Áustria com um site em alemão e em inglês',
  'hotele w Austrii ze stroną po niemiecku i po angielsku',
])('a site in two languages is no second country: %s', (message) => {
  const args: CallArguments = callOf(message)?.args ?? {};
  expect(args.country).toBe('AT');
  expect(args.filter).toEqual(['languages_offered:in:de', 'languages_offered:in:en']);
});

it.each([
  'the e-mail addresses of 10 bakeries in Italy',
  'die E-Mail-Adressen von 10 Bäckereien in Italien',
  "donne-moi l'adresse email de 10 boulangeries en Italie",
  'dame el correo electrónico de 10 panaderías en Italia',
  "dammi l'indirizzo email di 10 panifici in Italia",
  'geef me de e-mailadressen van 10 bakkerijen in Italië',
  'o endereço de email de 10 padarias na Itália',
])('a number before a trade is how many are wanted: %s', (message) => {
  expect(callOf(message)?.args).toMatchObject({ country: 'IT', has: 'email', limit: 10 });
});

it.each([
  'language schools that offer courses',
  'Sprachschulen, die Kurse anbieten',
  'écoles de langues qui proposent des cours',
  'escuelas de idiomas que ofrecen cursos',
  'scuole di lingue che offrono corsi',
  'talenscholen die cursussen aanbieden',
  'escolas de idiomas que oferecem aulas',
  'szkoły językowe oferujące kursy',
])('a school of languages is no count by language: %s', (message) => {
  expect(callOf(message)?.name).toBe('search');
});

it.each([
  'IT startups in Germany',
  'IT-Startups in Deutschland',
  'startups de software en Alemania',
  'startups informatiques en Allemagne',
  'startup di software in Germania',
  'software startups in Duitsland',
  'startups de software na Alemanha',
])('no homepage says that it is of a startup: %s', (message) => {
  expect(callOf(message)?.args.country).toBe('DE');
  expect(planned(message)?.ignored.join(' ').toLowerCase()).toMatch(/^startups?$/);
});

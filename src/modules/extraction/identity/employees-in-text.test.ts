import { describe, expect, test } from 'vitest';
import type { TextBlock } from '../page/parsed-page.ts';
import { employeesInText } from './employees-in-text.ts';

const block = (text: string): TextBlock => ({ text, region: 'main', tag: 'p', linked: false });
const read = (...texts: readonly string[]): number | null =>
  employeesInText(texts.map(block), 'Kvarnby Bageri');

describe('the number of employees in the text of a page', () => {
  test.each([
    ['500+ employees across our operations', 500],
    ['Our 1,200 employees work in eleven countries.', 1200],
    ['More than 40 highly skilled employees', 40],
    ['Today we are a team of 12, and we still answer every call ourselves.', 12],
    ['Founded in 1987, we employ over 85 people in Leeds and York and are still owned by the family.', 85],
    ['We are 23 people and one dog.', 23],
    ['A 15-person team', 15],
    ['17 people on the team', 17],
    ['Number of employees: 64', 64],
    ['Wir arbeiten aktuell in einem Team von insgesamt 15 Mitarbeiter*innen', 15],
    ['1.700 aktive Wartungskunden, 15+ Mitarbeiter, 4 Standorte', 15],
    ['Heute sind wir 31 Leute und gehen immer noch selbst ans Telefon.', 31],
    ['Unser 25-köpfiges Team freut sich auf Sie', 25],
    [
      'Mit rund 2.400 Beschäftigten sind wir der größte Arbeitgeber der Region und bilden jedes Jahr aus.',
      2400,
    ],
    ['Une équipe de 18 personnes à votre service', 18],
    ['Aujourd’hui nous sommes 118, et nous répondons toujours nous-mêmes au téléphone.', 118],
    ['Plus de 300 collaborateurs', 300],
    ['Somos 9 personas', 9],
    ['Contamos con un equipo de más de 60 profesionales', 60],
    ['Oggi siamo in 14 e rispondiamo ancora noi al telefono.', 14],
    ['La nostra azienda conta oltre 90 dipendenti', 90],
    ['Vandaag zijn we met 22 mensen, en we nemen nog altijd zelf de telefoon op.', 22],
    ['Ons team bestaat uit 45 medewerkers', 45],
    ['Hoje somos 33 pessoas e continuamos a atender nós próprios o telefone.', 33],
    ['Mais de 100 colaboradores', 100],
    ['Dziś jest nas 27 i nadal sami odbieramy telefony.', 27],
    ['Zatrudniamy ponad 200 pracowników', 200],
    ['16 osób w zespole', 16],
    ['Máme 35 zaměstnanců', 35],
    ['I dag är vi 19 personer, och vi svarar fortfarande själva i telefonen.', 19],
    ['Vi er 52 ansatte', 52],
    ['В нашей компании более 150 сотрудников', 150],
    ['従業員数：120名', 120],
    ['今では24人の仲間とともに、変わらず自分たちで電話を受けています。', 24],
    [
      'Kvarnby Bageri now has 77 employees, who bake through the night for half of the city and its islands.',
      77,
    ],
  ])('%s', (text, count) => {
    expect(read(text)).toBe(count);
  });

  test.each([
    'For companies with 50 employees or more',
    'Up to 20 employees',
    '10–50 employees',
    'From 5 to 25 employees',
    'bis zu 30 Mitarbeiter',
    'Für Unternehmen mit 250 Mitarbeitern',
    'Jusqu’à 46 personnes',
    'team building pour 40 collaborateurs',
    'Gruppen von 12 Personen',
    'max. 18 fő/turnus',
    'Authorities arrest 118 people in airline ticket fraud sting',
    'In 2019 employees were given a share of the company.',
    'Our team of 20 years’ experience',
    'We are 20 minutes from the station',
    'We are open 24 hours',
    'Team with 30 years of experience',
    '2447 people online',
    'We have trained 900 employees of our customers',
    '£25 per employee',
    'The strike of 4,000 workers and 300 employees of the airline went on for a week, said the minister.',
    '1-4 persons, 20 m²',
    'Call 0113 496 0000, staff 24/7',
  ])('is not read from: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  test('a counter is a number above or below its label', () => {
    expect(read('Employees', '120+', 'in eleven countries')).toBe(120);
    expect(read('120+', 'Employees worldwide', '11', 'Countries')).toBe(120);
    // Nobody can tell from the text whether labels are above or below their numbers.
    expect(read('Projects', '350', 'Employees', '120+', 'Countries', '11')).toBeNull();
    expect(read('1 250', 'Mitarbeiterinnen und Mitarbeiter')).toBe(1250);
  });

  test('employees come before the size of a team, and several different numbers are not believed', () => {
    expect(read('80 employees', 'a team of 12 developers')).toBe(80);
    expect(read('80 employees', 'Our Malmö office: 20 employees')).toBeNull();
    expect(read('80 employees', 'With 80 employees we are small enough to listen')).toBe(80);
  });
});

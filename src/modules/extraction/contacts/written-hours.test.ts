import { describe, expect, test } from 'vitest';
import { findOpeningHours } from './opening-hours.ts';
import { settle, syntheticPage } from './synthetic-page.fixture.ts';

function hours(html: string, language = 'en'): string[] {
  return settle([findOpeningHours], syntheticPage(html), { language }).opening_hours;
}

describe('hours written on the page', () => {
  test.each([
    ['Monday - Saturday: 9:00 AM - 6:00 PM', 'en', ['Mo-Sa 09:00-18:00']],
    ['Call us M–F 7am-7pm | Sat. 10am-2pm MT', 'en', ['Mo-Fr 07:00-19:00', 'Sa 10:00-14:00']],
    ['M-Th 9am - 12pm EST', 'en', ['Mo-Th 09:00-12:00']],
    ['Open daily 9am - 5pm', 'en', ['Mo-Su 09:00-17:00']],
    ['Sat & Sun 10am-4pm', 'en', ['Sa,Su 10:00-16:00']],
    ['Täglich 9 bis 18 Uhr', 'de', ['Mo-Su 09:00-18:00']],
    ['Montag bis Freitag 8-12 und 13-17 Uhr', 'de', ['Mo-Fr 08:00-12:00,13:00-17:00']],
    ['Mo., Di. und Do. 9:00 - 12:00 Uhr', 'de', ['Mo,Tu,Th 09:00-12:00']],
    ['Режим работы: ежедневно с 9:00 до 21:00', 'ru', ['Mo-Su 09:00-21:00']],
    ['Будни: с 9:00 до 18:00', 'ru', ['Mo-Fr 09:00-18:00']],
    ['с понедельника по пятницу с 9:00 до 18:00', 'ru', ['Mo-Fr 09:00-18:00']],
    ['Пн–Пт 09:00–18:00 Сб–Вс 10:00–16:00', 'ru', ['Mo-Fr 09:00-18:00', 'Sa-Su 10:00-16:00']],
    ['Open Mon to Fri 9-5pm', 'en', ['Mo-Fr 09:00-17:00']],
    ['Werktags (Mo. - Fr. 9.00 - 18.00 Uhr)', 'de', ['Mo-Fr 09:00-18:00']],
    [
      'Mo-Fr 8:00-12:00 und 13:30-17:00, Sa 9:00-12:00',
      'de',
      ['Mo-Fr 08:00-12:00,13:30-17:00', 'Sa 09:00-12:00'],
    ],
    ['Du lundi au vendredi de 9h30 à 18h00', 'fr', ['Mo-Fr 09:30-18:00']],
    ['Lunes a viernes de 10:00 a 20:00', 'es', ['Mo-Fr 10:00-20:00']],
    ['Lunedì 15:30 - 19:30', 'it', ['Mo 15:30-19:30']],
    ['pon-pt: 8.00-16.00', 'pl', ['Mo-Fr 08:00-16:00']],
    ['пн-пт с 9:00 до 18:00', 'ru', ['Mo-Fr 09:00-18:00']],
    ['Mandag-fredag kl. 10.00-17.30', 'da', ['Mo-Fr 10:00-17:30']],
  ])('%s', (text, language, lines) => {
    expect(hours(`<footer><p>${text}</p></footer>`, language)).toEqual(lines);
  });

  test('days in separate cells of a table are read', () => {
    const table =
      '<table><tr><td>Monday</td><td>9:00 – 17:00</td></tr><tr><td>Tuesday – Friday</td><td>8:30 – 17:00</td></tr></table>';
    expect(hours(table)).toEqual(['Mo 09:00-17:00', 'Tu-Fr 08:30-17:00']);
  });

  test('structured data takes precedence over the text', () => {
    const declared =
      '<script type="application/ld+json">{"@type":"Bakery","openingHours":"Mo-Su 06:00-14:00"}</script>';
    expect(hours(`${declared}<p>Monday 9:00-17:00</p>`)).toEqual(['Mo-Su 06:00-14:00']);
  });

  test.each([
    'Sat Dec 06 08:26:37 IST 2014',
    'Last Updated: 04:52 pm',
    '19:35 30 Mar 24',
    'Monday, 08.12.2014',
    'Sun shades from 12 to 18 inches',
    'Sat 25:00 - 31:00',
    'Mon to Fri 9-5',
    'Daily 5 - 10 new offers',
  ])('%s contains no hours', (text) => {
    expect(hours(`<p>${text}</p>`)).toEqual([]);
  });

  test('a megabyte of days is read in bounded steps', () => {
    expect(hours(`<p>${'mon - '.repeat(160_000)}9:00</p>`)).toEqual([]);
    expect(hours('<p>mon 9:00 - 17:00</p>'.repeat(40_000)).length).toBe(1);
  });

  test('the days of a line with its own times are not combined with the times of the next line', () => {
    const html = '<p>Das 08h às 18h de Segunda a Sexta</p><p>08h às 13h aos sábados</p>';
    expect(hours(html, 'pt')).toEqual([]);
    expect(hours('<td>Segunda a Sexta</td><td>08h às 18h</td>', 'pt')).toEqual(['Mo-Fr 08:00-18:00']);
  });
});

import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const POLISH =
  'Ręcznie robione meble ogrodowe z dębu i jesionu. Zapraszamy do naszego warsztatu, dostawa jest darmowa w całym kraju.';

describe('language by text', () => {
  test('prose overrules the declaration of an untouched template', () => {
    expect(detectLanguage(POLISH, 'en', 'pl')).toBe('pl');
  });

  test('the declaration wins where there is hardly any text', () => {
    expect(detectLanguage('Menu', 'it', 'com')).toBe('it');
    expect(detectLanguage('12345 67890', null, 'com')).toBeNull();
  });

  test('a language the detector does not know is accepted when the text looks like its neighbour', () => {
    const macedonian =
      'Нашата пекара секој ден нуди свеж леб, пецива и колачи за сите вас во центарот на градот.';
    expect(detectLanguage(macedonian, 'mk', 'mk')).toBe('mk');
  });

  test('Indonesian and Malay are distinguished by their own words, then by the declaration, then by the domain', () => {
    const shared = 'Selamat datang di toko kami, kami menyediakan roti segar setiap hari untuk keluarga.';
    expect(detectLanguage(`${shared} Anda bisa pesan karena gratis.`, 'en', 'com')).toBe('id');
    expect(detectLanguage(`${shared} Pejabat kami boleh dihubungi kerana ialah syarikat.`, 'en', 'com')).toBe(
      'ms',
    );
    expect(detectLanguage(shared, 'ms', 'com')).toBe('ms');
    expect(detectLanguage(shared, null, 'com.my')).toBe('ms');
  });

  test('a short label is not enough to contradict the declaration', () => {
    expect(detectLanguage('Contact information', 'fr', 'fr')).toBe('fr');
  });

  test('of two close languages the rarer one wins when the page declares it', () => {
    const slovak =
      'Naša pekáreň ponúka každý deň čerstvý chlieb, pečivo a koláče pre všetkých v centre mesta.';
    expect(detectLanguage(slovak, 'sk', 'com')).toBe('sk');
    const serbian = 'Naša pekara svaki dan nudi svež hleb, peciva i kolače za sve vas u centru grada.';
    expect(detectLanguage(serbian, 'sr', 'com')).toBe('sr');
  });
});

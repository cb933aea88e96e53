import { describe, expect, test } from 'vitest';
import { findPhones } from './phones.ts';
import { settle, syntheticPage } from './synthetic-page.fixture.ts';

function numbers(html: string, country: string | null): { phones: string[]; faxes: string[] } {
  const { phones, fax_numbers } = settle([findPhones], syntheticPage(html), { country });
  return { phones, faxes: fax_numbers };
}

describe('phones of a page', () => {
  test('one number written in four ways is one number', () => {
    const html = `<a href="tel:0113 249 6000">Call</a><p>Phone: (0113) 249-6000</p><p>+44 113 2496000</p>
      <script type="application/ld+json">{"@type":"Store","telephone":"+44-113-249-6000"}</script>`;
    expect(numbers(html, 'GB').phones).toEqual(['+441132496000']);
  });

  test('WhatsApp links carry a number', () => {
    expect(numbers('<a href="https://wa.me/905322470000?text=hi">chat</a>', null).phones).toEqual([
      '+905322470000',
    ]);
    expect(
      numbers('<a href="https://api.whatsapp.com/send?phone=+90%20532%20247%2000%2000">chat</a>', null)
        .phones,
    ).toEqual(['+905322470000']);
  });

  test('a postal code in the line above is not the label of a number', () => {
    expect(numbers('<footer><p>CEP: 64500-000<br>(89) 3462-2994</p></footer>', 'BR').phones).toEqual([
      '+558934622994',
    ]);
  });

  test('a fax number is kept separate, and a shared line is both', () => {
    expect(numbers('<p>Tel 02 54 58 40 40 Fax 02 54 58 40 41</p>', 'FR')).toEqual({
      phones: ['+33254584040'],
      faxes: ['+33254584041'],
    });
    expect(numbers('<p>Tel/Fax: 080/5019520</p>', 'IT')).toEqual({
      phones: ['+390805019520'],
      faxes: ['+390805019520'],
    });
  });

  test('if a link shows one number and dials another, the visible one counts', () => {
    expect(numbers('<a href="tel:+442032890000">+91 70117 01020</a>', 'IN').phones).toEqual([
      '+917011701020',
    ]);
  });

  test('an unlabelled number counts only where phone numbers usually are', () => {
    expect(numbers('<footer><p>Mill Lane 3 · 0113 249 6000</p></footer>', 'GB').phones).toEqual([
      '+441132496000',
    ]);
    expect(numbers('<div>0113 249 6000</div>', 'GB').phones).toEqual(['+441132496000']);
    expect(
      numbers('<p>Offer 0113249600 from Anna and item 0900630480 from Mira, both today only.</p>', 'GB')
        .phones,
    ).toEqual([]);
  });

  test('a label in the cell before counts', () => {
    expect(numbers('<table><tr><td>Telefon</td><td>45908000</td></tr></table>', 'DK').phones).toEqual([
      '+4545908000',
    ]);
  });

  test('digits of a second line do not corrupt the first', () => {
    expect(numbers('<p>Phone: 033 - 39851950-52</p>', 'IN').phones).toEqual(['+913339851950']);
  });

  test('register numbers, years, accounts and sample numbers are not phone numbers', () => {
    const html = `<footer><p>VAT Reg: 980780684 Company Reg: 04718980</p><p>P. IVA: 04718980727</p><p>2023/2024</p>
      <p>IBAN DE89 3704 0044 0532 0130 00</p><p>ОГРН 311028003900305</p><p>+1 (234) 567-8910</p><p>© 1999 - 2015</p></footer>`;
    for (const country of ['GB', 'IT', 'DE', 'US', 'IE'])
      expect(numbers(html, country), country).toEqual({ phones: [], faxes: [] });
  });

  test('a page of ten thousand numbers yields a bounded list', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `<p>Tel +44 113 249 ${String(index).padStart(4, '0')}</p>`,
    ).join('');
    expect(numbers(rows, 'GB').phones.length).toBeLessThanOrEqual(20);
  });
});

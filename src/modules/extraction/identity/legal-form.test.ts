import { expect, test } from 'vitest';
import { splitLegalForm, withoutLegalForm } from './legal-form.ts';

test.each([
  ['Kvarnby Bageri AB', 'Kvarnby Bageri', 'AB'],
  ['Blue Anvil, Inc.', 'Blue Anvil', 'Inc.'],
  ['Rot GmbH & Co. KG', 'Rot', 'GmbH & Co. KG'],
  ['Lipa Sp. z o.o.', 'Lipa', 'Sp. z o.o.'],
  ['Krb s.r.o.', 'Krb', 's.r.o.'],
  ['ООО "Ромашка"', 'Ромашка', 'ООО'],
  ['Panadería Sol S.L.', 'Panadería Sol', 'S.L.'],
  ['Harbour Foods Pty Ltd', 'Harbour Foods', 'Pty Ltd'],
  ['HARBOUR FOODS LTD', 'HARBOUR FOODS', 'LTD'],
  ['MULINO S.P.A.', 'MULINO', 'S.P.A.'],
  ['Moara SRL', 'Moara', 'SRL'],
  ['LIPA SP. Z O.O.', 'LIPA', 'SP. Z O.O.'],
  ['Blue Anvil L.L.C.', 'Blue Anvil', 'L.L.C.'],
  ['Malom Zrt.', 'Malom', 'Zrt.'],
  ['Công ty TNHH Bánh Mì', 'Bánh Mì', 'Công ty TNHH'],
  ['株式会社三進社', '三進社', '株式会社'],
  ['三進社株式会社', '三進社', '株式会社'],
  ['上海明德有限公司', '上海明德', '有限公司'],
  ['Nixon FZCO', 'Nixon', 'FZCO'],
  ['Palm Trading W.L.L.', 'Palm Trading', 'W.L.L.'],
  ['Nile Foods S.A.E.', 'Nile Foods', 'S.A.E.'],
  ['Bazaar (Pvt) Ltd', 'Bazaar', '(Pvt) Ltd'],
  ['Boulangerie Érable Ltée', 'Boulangerie Érable', 'Ltée'],
  ['Meunerie SPRL', 'Meunerie', 'SPRL'],
  ['Panes Andinos S.A.C.', 'Panes Andinos', 'S.A.C.'],
  ['Molino E.I.R.L.', 'Molino', 'E.I.R.L.'],
  ['Moinho S/A', 'Moinho', 'S/A'],
  ['Panadería Orinoco C.A.', 'Panadería Orinoco', 'C.A.'],
  ['Furra Sh.p.k.', 'Furra', 'Sh.p.k.'],
  ['Воденица д.о.о.', 'Воденица', 'д.о.о.'],
  ['Мелница ДООЕЛ', 'Мелница', 'ДООЕЛ'],
  ['Μύλος Α.Ε.', 'Μύλος', 'Α.Ε.'],
  ['Μύλος ΙΚΕ', 'Μύλος', 'ΙΚΕ'],
  ['טחנה בע"מ', 'טחנה', 'בע"מ'],
  ['Dəyirman MMC', 'Dəyirman', 'MMC'],
  ['ТОО «Диирмен»', 'Диирмен', 'ТОО'],
  ['UAB „Malūnas“', 'Malūnas', 'UAB'],
  ['SIA "Dzirnavas"', 'Dzirnavas', 'SIA'],
  ['Mylla hf.', 'Mylla', 'hf.'],
  ['Mlin j.d.o.o.', 'Mlin', 'j.d.o.o.'],
  ['(주)방앗간', '방앗간', '(주)'],
  ['㈱水車', '水車', '㈱'],
])('%s is %s with the form %s', (full, withoutForm, form) => {
  expect(splitLegalForm(full)).toMatchObject({ withoutForm, form });
});

test('a name without a legal form is unchanged', () => {
  for (const name of ['Kvarnby Bageri', 'The Mill', 'AB', 'Inc.', 'Casa Lima'])
    expect(withoutLegalForm(name)).toBe(name);
});

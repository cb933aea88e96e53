import { expect, test } from 'vitest';
import { copyrightHolder } from './copyright-line.ts';

test.each([
  ['© 2011–2024 Kvarnby Bageri AB. All rights reserved.', 'Kvarnby Bageri AB'],
  ['Copyright © 2005-2014 Blue Anvil, Inc. All Rights Reserved.', 'Blue Anvil, Inc.'],
  ['© 2000-2014 Lipa Sp. z o.o. Wszelkie prawa zastrzeżone.', 'Lipa Sp. z o.o.'],
  ['ООО "Ромашка" © 2014. Все Права Защищены.', 'ООО "Ромашка"'],
  ['Kvarnby.se © | Alla rättigheter', 'Kvarnby.se'],
  ['© 2020 Kvarnby | Legal Mentions', 'Kvarnby'],
  ['Copyright by Mira Halvorsen 2022', 'Mira Halvorsen'],
  ['@Copyright 2017 Blue Anvil All Right Reserved', 'Blue Anvil'],
  ['Copyright 2026 © Kvarnby. Developed by Pixel Mill.', 'Kvarnby'],
  ['© 2014 ROT GmbH & Co. KG', 'ROT GmbH & Co. KG'],
])('%s is held by %s', (line, holder) => {
  expect(copyrightHolder(line)).toBe(holder);
});

test.each([
  'Copyright',
  '© 2014',
  'Copyright law is under reform',
  'All rights reserved',
  '© Your Company',
  'no sign here',
])('%s names no company', (line) => {
  expect(copyrightHolder(line)).toBeNull();
});

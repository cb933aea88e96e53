import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBusinessEmail } from './business-email.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

it.each([
  'README.md',
  'src/cli/admin.ts',
  ...readdirSync(new URL('docs/operations', root)).map((name) => `docs/operations/${name}`),
])('the addresses in the examples of %s can register', (path) => {
  const addresses = read(path).match(/[\w.]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  expect(addresses.filter((address) => 'refused' in checkBusinessEmail(address))).toEqual([]);
});

describe('a business address', () => {
  it.each([
    [' Ann@Acme-Research.com ', 'ann@acme-research.com'],
    ['ann@company.example.com', 'ann@company.example.com'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['ann+lists@mail.acme.co.uk', 'ann+lists@mail.acme.co.uk'],
  ])('%s is accepted as %s', (given, email) => {
    expect(checkBusinessEmail(given)).toEqual({ email });
  });

  it.each([
    ['x@gmail.com', 'accepted'],
    ['x@user.fastmail.com', 'accepted'],
    ['x@privaterelay.appleid.com', 'accepted'],
    ['x@tuta.com', 'accepted'],
    ['x@tutamail.com', 'accepted'],
    ['x@myyahoo.com', 'accepted'],
    ['x@zohomail.eu', 'accepted'],
    ['x@startmail.com', 'accepted'],
    ['x@onmail.com', 'accepted'],
    ['x@riseup.net', 'accepted'],
    ['x@disroot.org', 'accepted'],
    ['x@kolabnow.com', 'accepted'],
    ['x@internet.ru', 'accepted'],
    ['x@users.noreply.github.com', 'accepted'],
    ['x@mailinator.com', 'disposable'],
    ['x@any.mailinator.com', 'disposable'],
    ['x@localhost.localdomain', 'top-level domain'],
    ['x@example.test', 'top-level domain'],
    ['user@acme-research.con', 'top-level domain'],
    ['üser@acme-research.com', 'without accents'],
    ['x@co.uk', 'not a valid'],
    ['x@localhost', 'not a valid'],
    ['x@127.0.0.1', 'not a valid'],
    ['x@acme_research.com', 'not a valid'],
    ['not an address', 'not a valid'],
    ['a..b@acme-research.com', 'not a valid'],
    ['"not an email\r\nbcc: x"@acme-research.com', 'without accents'],
    [`${'x'.repeat(65)}@acme-research.com`, 'not a valid'],
    [`x@${'y'.repeat(9_000)}.com`, 'not a valid'],
    ['', 'not a valid'],
  ])('%s is refused', (given, why) => {
    expect(checkBusinessEmail(given)).toEqual({ refused: expect.stringContaining(why) });
  });
});

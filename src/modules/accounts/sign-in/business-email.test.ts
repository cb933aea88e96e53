import { describe, expect, it } from 'vitest';
import { checkBusinessEmail } from './business-email.ts';

describe('a business address', () => {
  it.each([
    [' Ann@Acme-Research.com ', 'ann@acme-research.com'],
    ['ann@company.example.com', 'ann@company.example.com'],
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['ann+lists@mail.acme.co.uk', 'ann+lists@mail.acme.co.uk'],
  ])('%s is taken as %s', (given, email) => {
    expect(checkBusinessEmail(given)).toEqual({ email });
  });

  it.each([
    ['x@gmail.com', 'private'],
    ['x@user.fastmail.com', 'private'],
    ['x@privaterelay.appleid.com', 'private'],
    ['x@tuta.com', 'private'],
    ['x@tutamail.com', 'private'],
    ['x@myyahoo.com', 'private'],
    ['x@zohomail.eu', 'private'],
    ['x@startmail.com', 'private'],
    ['x@onmail.com', 'private'],
    ['x@riseup.net', 'private'],
    ['x@disroot.org', 'private'],
    ['x@kolabnow.com', 'private'],
    ['x@internet.ru', 'private'],
    ['x@users.noreply.github.com', 'private'],
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

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
    ['x@gmail.com', 'work e-mail'],
    ['x@user.fastmail.com', 'work e-mail'],
    ['x@privaterelay.appleid.com', 'work e-mail'],
    ['x@tuta.com', 'work e-mail'],
    ['x@tutamail.com', 'work e-mail'],
    ['x@myyahoo.com', 'work e-mail'],
    ['x@zohomail.eu', 'work e-mail'],
    ['x@startmail.com', 'work e-mail'],
    ['x@onmail.com', 'work e-mail'],
    ['x@riseup.net', 'work e-mail'],
    ['x@disroot.org', 'work e-mail'],
    ['x@kolabnow.com', 'work e-mail'],
    ['x@internet.ru', 'work e-mail'],
    ['x@users.noreply.github.com', 'work e-mail'],
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

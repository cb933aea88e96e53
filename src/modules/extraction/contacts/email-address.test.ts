import { describe, expect, test } from 'vitest';
import { toContactEmail } from './email-address.ts';

describe('a contact e-mail', () => {
  test('is stored in lower case, without the punctuation around it', () => {
    expect(toContactEmail('<Hello@Nordlicht-Keramik.DE>,')).toBe('hello@nordlicht-keramik.de');
    expect(toContactEmail('shop+berlin@sub.kvarnby.co.uk.')).toBe('shop+berlin@sub.kvarnby.co.uk');
  });

  test('needs a public suffix that exists', () => {
    for (const text of [
      'a@b',
      'Seti@Home',
      'x@local.invalidtld',
      'me@127.0.0.1',
      'a@@b.com',
      'a..b@kvarnby.se',
      '@kvarnby.se',
    ]) {
      expect(toContactEmail(text), text).toBeNull();
    }
  });

  test('is never a form placeholder or a template sample', () => {
    for (const text of [
      'you@example.com',
      'youremail@domain.com',
      'jan.kowalski@domena.pl',
      'johndoe@kvarnby.se',
      'name@domain.de',
      'mail@envato.com',
      'info@xyz.com',
      'test@test.com',
      'votre-email@fournisseur.fr',
      'votre@email.fr',
    ]) {
      expect(toContactEmail(text), text).toBeNull();
    }
  });

  test('is never an asset name, a package version, a tracker key or a no-reply box', () => {
    for (const text of [
      'logo@2x.png',
      'react@18.3.1',
      'core-js@3.2.js',
      '605a7baede844d278b89dc95ae0a9123@sentry.io',
      '0123456789abcdef0123456789abcdef@o447951.ingest.sentry.io',
      'noreply@kvarnby.se',
    ]) {
      expect(toContactEmail(text), text).toBeNull();
    }
  });

  test('may be a free-mail box, as small firms use them', () => {
    expect(toContactEmail('kvarnby.bageri@gmail.com')).toBe('kvarnby.bageri@gmail.com');
  });
});

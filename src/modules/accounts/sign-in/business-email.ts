import { domainToASCII } from 'node:url';
import emailProviders from 'email-providers/common.json' with { type: 'json' };
import freeEmailDomains from 'free-email-domains';
import mailChecker from 'mailchecker';
import { getDomain, parse } from 'tldts';

/** Providers of private mailboxes, relays and aliases that are missing from the lists we use. */
const privateMailDomains: readonly string[] = [
  'privaterelay.appleid.com',
  'disroot.org',
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'users.noreply.github.com',
  'hey.com',
  'icloud.com',
  'internet.ru',
  'kolabnow.com',
  'mailbox.org',
  'mozmail.com',
  'myyahoo.com',
  'onmail.com',
  'pm.me',
  'posteo.de',
  'posteo.net',
  'proton.me',
  'protonmail.com',
  'riseup.net',
  'simplelogin.com',
  'skiff.com',
  'startmail.com',
  'tuta.com',
  'tuta.io',
  'tutamail.com',
  'tutanota.com',
  'tutanota.de',
  'zohomail.com',
  'zohomail.eu',
  'zohomail.in',
];

const privateDomains = new Set<string>([...freeEmailDomains, ...emailProviders, ...privateMailDomains]);
// The lists include the names that are reserved for examples. Those deliver no mail, and documentation needs one that works.
for (const reserved of ['example.com', 'example.net', 'example.org']) privateDomains.delete(reserved);
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const NOT_AN_ADDRESS = 'This is not a valid e-mail address.';

export type EmailVerdict = { readonly email: string } | { readonly refused: string };

/** Returns the address in the form it is stored in, or the reason why it cannot register. */
export function checkBusinessEmail(given: string): EmailVerdict {
  const written = given.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const [localPart, host] = [written.slice(0, at), domainToASCII(written.slice(at + 1))];
  if (at < 1 || localPart.length > 64 || written.length > 254) return { refused: NOT_AN_ADDRESS };
  if (/[^\x20-\x7e]/.test(localPart))
    return { refused: 'Only letters without accents are supported before the @ of an e-mail address.' };
  const { domain, domainWithoutSuffix, isIcann, isPrivate, isIp } = parse(host, {
    allowPrivateDomains: true,
    validateHostname: true,
  });
  if (!LOCAL_PART.test(localPart) || isIp || !domain || !domainWithoutSuffix || /[_\s]/.test(host))
    return { refused: NOT_AN_ADDRESS };
  if (!isIcann && !isPrivate)
    return {
      refused: `This is not a valid e-mail address: there is no top-level domain ".${host.split('.').at(-1)}".`,
    };
  return judgeHost(`${localPart}@${host}`, host);
}

function judgeHost(email: string, host: string): EmailVerdict {
  // Check each name from the full host down to the registered domain, because providers sell addresses on names below their own.
  const registered = getDomain(host) ?? host;
  const labels = host.split('.');
  const names = labels
    .map((_, index) => labels.slice(index).join('.'))
    .filter((name) => name.length >= registered.length);
  if (names.some((name) => mailChecker.blacklist().has(name)))
    return { refused: `Please use your work e-mail address (${host} is a disposable e-mail service).` };
  if (names.some((name) => privateDomains.has(name)))
    return { refused: `Please use your work e-mail address (${host} isn’t accepted).` };
  return { email };
}

/** An address for signing in, in the form it is stored in; an address that could never register stays as it was typed. */
export function storedEmail(given: string): string {
  const verdict = checkBusinessEmail(given);
  return 'email' in verdict ? verdict.email : given.trim().toLowerCase();
}

import emailProviders from 'email-providers/common.json' with { type: 'json' };
import freeEmailDomains from 'free-email-domains';
import mailChecker from 'mailchecker';

const freeDomains = new Set<string>([...freeEmailDomains, ...emailProviders]);
const SHAPE = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/i;

export type EmailVerdict = { readonly email: string } | { readonly refused: string };

/** The address in the form it is stored, or why it cannot register. */
export function checkBusinessEmail(given: string): EmailVerdict {
  const email = given.trim().toLowerCase();
  if (email.length > 254 || !SHAPE.test(email)) return { refused: 'This is not a valid e-mail address.' };
  const host = email.slice(email.lastIndexOf('@') + 1);
  if (!mailChecker.isValid(email))
    return { refused: `Addresses at ${host} are disposable ones. Use your business e-mail address.` };
  if (freeDomains.has(host))
    return { refused: `Addresses at ${host} are private ones. Use your business e-mail address.` };
  return { email };
}

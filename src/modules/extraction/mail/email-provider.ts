import { found, type Heuristic } from '../heuristic.ts';

const providerByDomain: readonly (readonly [string, RegExp])[] = [
  ['Gmail', /^(?:gmail|googlemail)\.com$/],
  ['Outlook.com', /^(?:outlook|hotmail|live|msn)\.[a-z.]{2,7}$/],
  ['Yahoo Mail', /^(?:yahoo|ymail|rocketmail)\.[a-z.]{2,7}$/],
  ['iCloud Mail', /^(?:icloud|me|mac)\.com$/],
  ['AOL Mail', /^aol\.[a-z.]{2,7}$/],
  ['Proton Mail', /^(?:proton|protonmail|pm)\.(?:me|com|ch)$/],
  ['GMX', /^gmx\.[a-z.]{2,7}$/],
  ['WEB.DE', /^web\.de$/],
  ['T-Online', /^t-online\.de$/],
  ['Mail.ru', /^(?:mail|bk|inbox|list)\.ru$/],
  ['Yandex Mail', /^(?:yandex\.[a-z.]{2,7}|ya\.ru)$/],
  ['Rambler', /^rambler\.ru$/],
  ['Ukr.net', /^ukr\.net$/],
  ['Orange', /^(?:orange|wanadoo)\.fr$/],
  ['Free', /^free\.fr$/],
  ['Libero', /^libero\.it$/],
  ['Seznam', /^(?:seznam|email|centrum)\.cz$/],
  ['WP', /^(?:wp|o2|interia|onet)\.pl$/],
  ['abv.bg', /^abv\.bg$/],
  ['QQ Mail', /^qq\.com$/],
  ['NetEase Mail', /^(?:163|126)\.com$/],
  ['Naver', /^naver\.com$/],
  ['Rediffmail', /^rediffmail\.com$/],
  ['UOL', /^(?:uol|bol)\.com\.br$/],
  ['Zoho Mail', /^zoho(?:mail)?\.[a-z.]{2,7}$/],
];

/** The public mail service that the company's addresses use; addresses on its own domain do not reveal one. */
export const emailProvider: Heuristic = (_, settled) => {
  for (const email of settled.emails) {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    const provider = providerByDomain.find(([, pattern]) => pattern.test(domain))?.[0];
    if (provider !== undefined) return found('email_provider', provider, `e-mail address at ${domain}`);
  }
  return [];
};

import type { Random } from '../seeded-random.ts';

/** Generates VAT numbers with valid check digits, one function for each country that prints them on its sites. */
export const vatNumber = {
  germany(random: Random): string {
    const body = digits(random, 8, 1);
    let product = 10;
    for (const digit of body) {
      const sum = (digit + product) % 10 || 10;
      product = (sum * 2) % 11;
    }
    return `DE${body.join('')}${(11 - product) % 10}`;
  },

  austria(random: Random): string {
    const body = digits(random, 7, 1);
    const sum = body.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digitSum(digit * 2)), 0);
    return `ATU${body.join('')}${(96 - sum) % 10}`;
  },

  switzerland(random: Random): string {
    const body = digitsUntil(
      random,
      8,
      (tried) => (11 - (weighted(tried, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 < 10,
    );
    const check = (11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11;
    const all = [...body, check].join('');
    return `CHE-${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6)} MWST`;
  },

  france(random: Random): string {
    const body = digits(random, 8, 3);
    const siren = Number(body.join('')) * 10 + luhn(body);
    return `FR${String((12 + 3 * (siren % 97)) % 97).padStart(2, '0')}${siren}`;
  },

  spain(random: Random): string {
    const body = digits(random, 7, 1);
    return `ESB${body.join('')}${luhn(body)}`;
  },

  italy(random: Random): string {
    // The last three of the ten digits identify the issuing office: 015 is Milan.
    const body = [0, ...digits(random, 6, 1), 0, 1, 5];
    return `IT${body.join('')}${luhn(body)}`;
  },

  netherlands(random: Random): string {
    const weights = [9, 8, 7, 6, 5, 4, 3, 2];
    const body = digitsUntil(random, 8, (tried) => weighted(tried, weights) % 11 < 10);
    return `NL${body.join('')}${weighted(body, weights) % 11}B01`;
  },

  belgium(random: Random): string {
    const body = [0, ...digits(random, 7, 4)];
    const check = 97 - (Number(body.join('')) % 97);
    return `BE${body.join('')}${String(check).padStart(2, '0')}`;
  },

  portugal(random: Random): string {
    const body = [5, ...digits(random, 7, 0)];
    const rest = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return `PT${body.join('')}${rest < 2 ? 0 : 11 - rest}`;
  },

  poland(random: Random): string {
    const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
    const body = digitsUntil(random, 9, (tried) => weighted(tried, weights) % 11 < 10);
    return `PL${body.join('')}${weighted(body, weights) % 11}`;
  },

  sweden(random: Random): string {
    const body = [5, 5, ...digits(random, 7, 2)];
    return `SE${body.join('')}${luhn(body)}01`;
  },

  denmark(random: Random): string {
    const weights = [2, 7, 6, 5, 4, 3, 2];
    const body = digitsUntil(random, 7, (tried) => weighted(tried, weights) % 11 !== 1);
    return `DK${body.join('')}${(11 - (weighted(body, weights) % 11)) % 11}`;
  },

  czechia(random: Random): string {
    const body = digits(random, 7, 2);
    if (body[0] === 9) body[0] = 2;
    const rest = weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11;
    return `CZ${body.join('')}${rest === 0 ? 1 : rest === 1 ? 0 : 11 - rest}`;
  },

  britain(random: Random): string {
    const body = digits(random, 7, 1);
    const check = 97 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 97);
    return `GB${body.join('')}${String(check).padStart(2, '0')}`;
  },
};

function digits(random: Random, count: number, first: number): number[] {
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? random.between(Math.max(first, 0), 9) : random.below(10),
  );
}

function digitsUntil(random: Random, count: number, accept: (tried: number[]) => boolean): number[] {
  let tried = digits(random, count, 1);
  while (!accept(tried)) tried = digits(random, count, 1);
  return tried;
}

function weighted(body: readonly number[], weights: readonly number[]): number {
  return body.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);
}

/** The digit that makes the number pass the Luhn check once appended. */
function luhn(body: readonly number[]): number {
  const sum = body.reduce((total, digit, at) => {
    const doubled = (body.length - at) % 2 === 1;
    return total + (doubled ? digitSum(digit * 2) : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function digitSum(number: number): number {
  return number > 9 ? number - 9 : number;
}

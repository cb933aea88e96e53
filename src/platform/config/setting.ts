import ipaddr from 'ipaddr.js';

/** Describes one configuration value: how to read it from its environment variable and how to explain it. */
export interface Setting<Value> {
  readonly group: string;
  readonly help: string;
  /** The default as written in `.env`; undefined if there is none. */
  readonly defaultText: string | undefined;
  /** Describes a valid value: "a whole number from 1 to 65535". */
  readonly expects: string;
  /** The value may contain a password, so it is never repeated in a message. */
  readonly isSecret: boolean;
  /** Says what is wrong with an invalid secret without repeating it. */
  readonly describe?: (text: string) => string;
  /** Returns undefined if the text is not a valid value. */
  readonly read: (text: string) => Value | undefined;
}

interface Explanation {
  readonly group: string;
  readonly help: string;
}

export const text = (about: Explanation & { readonly default?: string }) =>
  setting(about, 'text', (value) => value);

export const secret = (about: Explanation & { readonly charactersMin: number }) =>
  setting(
    { ...about, isSecret: true, describe: ({ length }) => `${length} characters long` },
    about.charactersMin > 1 ? `a secret of at least ${about.charactersMin} characters` : 'a secret',
    (value) => (value.length >= about.charactersMin ? value : undefined),
  );

export const integer = (
  about: Explanation & { readonly default: number; readonly min: number; readonly max: number },
) =>
  setting(
    { ...about, default: String(about.default) },
    `a whole number from ${about.min} to ${about.max}`,
    (value) => {
      const number = /^[+-]?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
      return number >= about.min && number <= about.max ? number : undefined;
    },
  );

/** A share, for example 0.4. It has no default, because that depends on other settings. */
export const share = (about: Explanation) =>
  setting(about, 'a number from 0 to 1', (value) => {
    const number = /^(?:0|1|0?\.\d{1,6}|1\.0{1,6})$/.test(value) ? Number(value) : Number.NaN;
    return number >= 0 && number <= 1 ? number : undefined;
  });

export const choice = <const Options extends readonly string[]>(
  about: Explanation & { readonly default: NoInfer<Options[number]>; readonly options: Options },
) =>
  setting(about, `one of ${about.options.join(', ')}`, (value) =>
    about.options.find((option): option is Options[number] => option === value),
  );

/** A choice whose default depends on other settings. */
export const optionalChoice = <const Options extends readonly string[]>(
  about: Explanation & { readonly options: Options },
) =>
  setting(about, `one of ${about.options.join(', ')}`, (value) =>
    about.options.find((option): option is Options[number] => option === value),
  );

/** An IP address or a host name, to listen on. */
export const host = (about: Explanation & { readonly default: string }) =>
  setting(about, 'an IP address or a host name', (value) =>
    ipaddr.isValid(value) ||
    (!value.startsWith('[') && URL.parse(`http://${value}/`)?.hostname === value.toLowerCase())
      ? value
      : undefined,
  );

/** An http or https address, returned without a trailing slash. */
export const address = (about: Explanation & { readonly default?: string }) =>
  setting(about, 'an http:// or https:// address', (value) =>
    /^https?:\/\//i.test(value) && URL.canParse(value) ? value.replace(/\/+$/, '') : undefined,
  );

/** An address that may contain a user name and a password. */
export const secretUrl = (
  about: Explanation & { readonly example: string; readonly schemes: readonly string[] },
) => {
  const starts = about.schemes.map((scheme) => `${scheme}://`);
  const describe = (value: string): string =>
    starts.some((start) => value.startsWith(start))
      ? 'an address that cannot be read; characters such as @, / and # in a password are written as %40, %2F and %23'
      : `a text that does not start with ${starts.join(' or ')}`;
  return setting({ ...about, isSecret: true, describe }, `an address such as ${about.example}`, (value) => {
    const { protocol = '', hostname = '' } = URL.parse(value) ?? {};
    return about.schemes.includes(protocol.slice(0, -1)) && hostname !== '' ? value : undefined;
  });
};

export const list = (
  about: Explanation & { readonly expects: string; readonly isItem: (item: string) => boolean },
) =>
  setting({ ...about, default: '' }, about.expects, (value) => {
    const items = value.split(',').flatMap((item) => item.trim() || []);
    return items.every(about.isItem) ? items : undefined;
  });

function setting<Value, Default extends string | undefined>(
  about: Explanation & {
    readonly default?: Default;
    readonly isSecret?: boolean;
    readonly describe?: (text: string) => string;
  },
  expects: string,
  read: (text: string) => Value | undefined,
): Setting<Default extends string ? Value : Value | undefined> {
  const { group, help, default: defaultText, isSecret = false, describe } = about;
  return { group, help, defaultText, isSecret, expects, read, ...(describe && { describe }) } as Setting<
    Default extends string ? Value : Value | undefined
  >;
}

import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

type Settings = typeof settings;
type SettingName = keyof Settings;

export type Config = {
  readonly [Name in SettingName]: Settings[Name] extends Setting<infer Value> ? Value : never;
};

/** Its message has one sentence for every wrong value, so that one start shows them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting<unknown>][]) {
    // An empty variable means "not set": compose files and CI systems cannot express the difference.
    const given = environment[name]?.trim() || setting.defaultText;
    if (given === undefined) continue;
    const value = setting.read(given);
    if (value === undefined) {
      const found = setting.isSecret
        ? `${setting.describe?.(given) ?? 'something else'} (hidden because it is secret)`
        : `"${withoutSecrets(given)}"`;
      problems.push(`${name} must be ${setting.expects}, but is ${found}.`);
    } else values[name] = value;
  }
  problems.push(...contradictions(values as Config));
  if (problems.length > 0) throw new ConfigError(problems);
  return values as Config;
}

/** The address of a service without a PUBLIC_URL. URLs cannot name the interface of a link-local address. */
export const localAddress = ({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string =>
  `http://${HOST.includes(':') ? `[${HOST.replace(/%.*/, '')}]` : HOST}:${PORT}`;

/** Addresses may contain a user name and a password before an @, and keys in their query. */
const withoutSecrets = (given: string): string =>
  given.replace(/^.*@/s, '…@').replace(/(?<=:\/\/.*)\?.*$/s, '?…');

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Finds values that are valid on their own but not together. */
function contradictions(config: Config): string[] {
  const needs: readonly [SettingName, SettingName, why?: string][] = [
    ['OIDC_ISSUER', 'OIDC_AUDIENCE'],
    ['CORS_ORIGINS', 'PUBLIC_URL', 'other sites can call only a service with a public address'],
    ['DATABASE_URL', 'ADMIN_TOKEN', 'a token generated on one machine is unknown to the others'],
    ['DATABASE_URL', 'SMTP_URL', "mails written to one machine's outbox are not visible to the others"],
    ['SEARCH_URL', 'DATABASE_URL', 'services that share an index coordinate writes there'],
    ['SEARCH_USER', 'SEARCH_PASSWORD'],
    ['S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    ['S3_SECRET_KEY', 'S3_ACCESS_KEY'],
    ['SEARCH_PASSWORD', 'SEARCH_USER'],
  ];
  const excluding: readonly [SettingName, SettingName, why: string][] = [
    ['COPY_FROM', 'COPY_TO', 'only the service that writes publishes copies'],
    ['COPY_FROM', 'SEARCH_URL', 'the index is either in OpenSearch or a copy'],
    ['COPY_TO', 'SEARCH_URL', 'an index in OpenSearch is already shared'],
  ];
  const excluded = excluding.flatMap(([one, other, why]) =>
    isSet(config[one]) && isSet(config[other])
      ? [`${other} must not be set when ${one} is set: ${why}.`]
      : [],
  );
  const missing = needs.flatMap(([one, other, why]) =>
    isSet(config[one]) && !isSet(config[other])
      ? [`${other} must be set when ${one} is set${why === undefined ? '' : `: ${why}`}.`]
      : [],
  );
  const backups =
    config.BACKUP_TO?.startsWith('s3://') && !isSet(config.S3_ACCESS_KEY)
      ? ['S3_ACCESS_KEY must be set when BACKUP_TO is in S3-compatible storage.']
      : [];
  const crawling =
    isSet(config.COPY_FROM) && config.CRAWL_CONCURRENCY > 0
      ? ['CRAWL_CONCURRENCY must be 0 when COPY_FROM is set: a service on a copy stores no pages.']
      : [];
  return [...missing, ...excluded, ...crawling, ...backups];
}

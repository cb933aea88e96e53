import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formerDataDir } from './environment.ts';
import { ConfigError, configurationPage, envExample, loadConfig, localAddress } from './index.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  it('has working defaults for an empty environment', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      DEMO_SITES: 2000,
      ANONYMOUS_RPM: 20,
    });
    expect(loadConfig({}).SMTP_URL).toBeUndefined();
  });

  it('keeps using the data folder that an older version used by default', () => {
    const folder = mkdtempSync(join(tmpdir(), 'homedex-config-'));
    mkdirSync(join(folder, 'data', 'technologies'), { recursive: true });
    expect(formerDataDir(folder)).toBeUndefined();
    writeFileSync(join(folder, 'data', 'inventory.json'), '{}');
    expect(formerDataDir(folder)).toBe('./data');
    rmSync(folder, { recursive: true });
    expect(loadConfig({}).DATA_DIR).toBe('./homedex-data');
  });

  it('reports every bad value at once, one sentence each', () => {
    expect(
      problemsOf({
        PORT: 'eighty',
        BILLING_MODE: 'free',
        PUBLIC_URL: 'example.com',
        TRUSTED_PROXIES: '10.0.0.0/8, nonsense',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "eighty".',
      'PUBLIC_URL must be an http:// or https:// address, but is "example.com".',
      'TRUSTED_PROXIES must be a comma-separated list of IP addresses or networks such as 10.0.0.0/8, but is "10.0.0.0/8, nonsense".',
      'BILLING_MODE must be one of sandbox, closed, but is "free".',
    ]);
  });

  it('accepts addresses and host names to listen on, and nothing else', () => {
    for (const HOST of ['0.0.0.0', '::', '::1', 'localhost', 'Homedex.internal', 'homedex_1'])
      expect(problemsOf({ HOST })).toEqual([]);
    expect(problemsOf({ HOST: '999.1.1.1' })).toEqual([
      'HOST must be an IP address or a host name, but is "999.1.1.1".',
    ]);
    for (const HOST of ['http://localhost', 'localhost:80', 'a b', '[::1]'])
      expect(problemsOf({ HOST })).toHaveLength(1);
    expect(localAddress(loadConfig({ HOST: '::1', PORT: '80' }))).toBe('http://[::1]:80');
    expect(localAddress(loadConfig({ HOST: 'fe80::1%eth0', PORT: '80' }))).toBe('http://[fe80::1]:80');
  });

  it('never repeats a value that may contain a password', () => {
    expect(problemsOf({ SMTP_URL: 'ann:hunter2@mail' })).toEqual([
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587, but is a text that does not start with smtp:// or smtps:// (hidden because it is secret).',
    ]);
    expect(problemsOf({ SMTP_URL: 'smtp://ann:hun/ter2#@mail' })[0]).toMatch(/cannot be read.*%2F/);
  });

  it('refuses a number out of bounds and an issuer without an audience', () => {
    expect(problemsOf({ PORT: '65536' })).toHaveLength(1);
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example.com' })).toEqual([
      'OIDC_AUDIENCE must be set when OIDC_ISSUER is set.',
    ]);
  });

  it('refuses what services on several machines could not do together, with the reason', () => {
    const database = {
      DATABASE_URL: 'postgres://homedex@db.example.com/homedex',
      ADMIN_TOKEN: 'x'.repeat(24),
      SMTP_URL: 'smtp://mail.example.com',
    };
    expect(problemsOf(database)).toEqual([]);
    expect(problemsOf({ ...database, DATABASE_URL: 'mysql://db.example.com/homedex' })).toHaveLength(1);
    expect(problemsOf({ SEARCH_URL: 'http://search.example.com:9200' })).toEqual([
      'DATABASE_URL must be set when SEARCH_URL is set: services that share an index coordinate writes there.',
    ]);
    expect(problemsOf({ ...database, SEARCH_URL: 'http://ann:secret@search.example.com:9200' })).toHaveLength(
      1,
    );
    expect(
      problemsOf({ ...database, SEARCH_URL: 'https://one.example.com,https://two.example.com' }),
    ).toEqual([]);
    expect(problemsOf({ SEARCH_USER: 'ann' })).toEqual([
      'SEARCH_PASSWORD must be set when SEARCH_USER is set.',
    ]);
    expect(problemsOf({ COPY_FROM: '/srv/published' })).toEqual([
      'CRAWL_CONCURRENCY must be 0 when COPY_FROM is set: a service on a copy stores no pages.',
    ]);
    expect(problemsOf({ COPY_FROM: '/srv/published', CRAWL_CONCURRENCY: '0' })).toEqual([]);
  });

  it('treats an empty variable as not set', () => {
    expect(loadConfig({ PORT: ' ', PUBLIC_URL: '' })).toMatchObject({ PORT: 8080 });
  });

  it('reads lists and drops a trailing slash of an address', () => {
    expect(loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8,::1', PUBLIC_URL: 'https://x.example/' })).toMatchObject(
      {
        TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
        PUBLIC_URL: 'https://x.example',
      },
    );
  });

  it('matches its documentation (npm run generate rewrites both pages)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
    expect(readFileSync('docs/reference/configuration.md', 'utf8')).toBe(configurationPage());
  });
});

describe('a secret', () => {
  it('must be long enough to be one, and is not shown when it is wrong', () => {
    expect(problemsOf({ ADMIN_TOKEN: 'letmein' })).toEqual([
      'ADMIN_TOKEN must be a secret of at least 24 characters, but is 7 characters long (hidden because it is secret).',
    ]);
    expect(problemsOf({ ADMIN_TOKEN: 'x'.repeat(24) })).toEqual([]);
  });
});

it.each([
  ['COPILOT_URL', 'ftp://u:SECRETPW@x/path'],
  ['EMBEDDINGS_URL', 'u:SECRETPW@x'],
  ['CRAWL_DATA_URL', 'ftp://u:SECRET/PW@x'],
  ['PUBLIC_URL', 'ftp://x/?key=SECRETPW'],
  ['SEARCH_URL', 'https://u:SECRETPW@x:9200'],
])('%s is never repeated with a password in it', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(name);
  try {
    loadConfig({ [name]: value });
  } catch (error) {
    expect(String(error)).not.toContain('SECRET');
  }
});

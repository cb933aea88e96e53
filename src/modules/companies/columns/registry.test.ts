import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blankProfile, companyProfileSchema } from './company-profile.ts';
import { columnNames, columns } from './registry.ts';

describe('column registry', () => {
  it('has exactly 178 columns with distinct names', () => {
    expect(columns).toHaveLength(178);
    expect(new Set(columnNames).size).toBe(178);
  });

  it('names every column in snake case and explains it in one line with an example', () => {
    for (const { name, description, label } of columns) {
      expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(description).toMatch(/^[^\n]{3,100}\.$/);
      expect(label).not.toBe('');
    }
  });

  it('holds every column a search result row shows', () => {
    const shown = [
      'domain',
      'homepage_url',
      'crawl_id',
      'fetched_at',
      'title',
      'meta_description',
      'company_name',
      'industry',
      'country',
      'emails',
      'phones',
      'tech_stack',
      'has_ecommerce',
      'has_pricing',
      'has_blog',
    ];
    expect(columnNames).toEqual(expect.arrayContaining(shown));
  });

  it('holds a flag for every feature filter', () => {
    for (const feature of ['email', 'phone', 'pricing', 'blog', 'ecommerce', 'contact'])
      expect(columns.find(({ name }) => name === `has_${feature}`)).toMatchObject({
        type: 'boolean',
        filterable: true,
        always: true,
      });
  });

  it('has no column that nothing fills', () => {
    const source = ['extraction', 'ingest']
      .flatMap((module) => {
        const folder = join('src/modules', module);
        return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
      })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    expect(columnNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });

  it('gives an example that fits the column type', () => {
    const examples = Object.fromEntries(columns.map(({ name, example }) => [name, example]));
    expect(companyProfileSchema.safeParse(examples).error?.issues ?? []).toEqual([]);
  });

  it('has labels as a person would write them', () => {
    const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label]));
    expect(labels).toMatchObject({
      cms: 'CMS',
      vat_number: 'VAT number',
      has_ecommerce: 'Has e-commerce',
      json_ld_types: 'JSON-LD types',
    });
  });
});

describe('blank profile', () => {
  it('has every key in registry order, fits the schema and does not share lists', () => {
    const profile = blankProfile();
    expect(Object.keys(profile)).toEqual(columnNames);
    expect(companyProfileSchema.safeParse(profile).success).toBe(true);
    profile.emails.push('hello@example.com');
    expect(blankProfile().emails).toEqual([]);
  });

  it('with a missing or an unknown key is refused', () => {
    const { title: _, ...rest } = blankProfile();
    expect(companyProfileSchema.safeParse(rest).success).toBe(false);
    expect(companyProfileSchema.safeParse({ ...blankProfile(), colour: 'red' }).success).toBe(false);
  });
});

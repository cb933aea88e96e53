import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openIndexAt } from '../../src/app/index.ts';
import { blankProfile, type CompanyProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { generateDemoSites } from '../../src/modules/demo/index.ts';

/** Making a site costs ten times as much as indexing it, so larger indexes repeat these companies under other domains. */
const distinctSites = 200_000;

/** Builds an index of demo companies from their known values instead of extracting them. It is kept in the folder for the next run. */
export async function buildIndex(
  directory: string,
  companies: number,
  bodyCharactersMax: number,
): Promise<void> {
  if (existsSync(join(directory, 'index'))) return;
  const index = await openIndexAt(join(directory, 'index'));
  const bulk = await index.bulk();
  let added = 0;
  const copies = Math.ceil(companies / distinctSites);
  for (const { html, truth } of generateDemoSites({ sites: Math.ceil(companies / copies), seed: 1 })) {
    const profile = profileOf(truth, html, bodyCharactersMax);
    for (let copy = 0; copy < copies && added < companies; copy++) {
      const domain = copy === 0 ? profile.domain : `${copy}-${profile.domain}`;
      await bulk.add(toIndexDocument({ ...profile, domain }, {}));
      added += 1;
      if (added % 100_000 === 0) process.stderr.write(`${added} companies indexed\n`);
    }
  }
  await bulk.commit();
  await bulk.close();
  // Otherwise the server would merge segments while it is measured.
  await index.compact();
  await index.close();
}

type Truth =
  ReturnType<typeof generateDemoSites> extends Generator<infer Site>
    ? Site extends { truth: infer T }
      ? T
      : never
    : never;

function profileOf(truth: Truth, html: string, bodyCharactersMax: number): CompanyProfile {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  return {
    ...blankProfile(),
    domain: truth.domain,
    tld: truth.tld,
    homepage_url: truth.homepage_url,
    title: truth.title,
    meta_description: truth.meta_description,
    h1: [truth.h1],
    body_text: body.replace(/\s+/g, ' ').slice(0, bodyCharactersMax),
    company_name: truth.company_name,
    country: truth.country,
    language: truth.language,
    industry: truth.industry,
    technologies: [...truth.technologies],
    tech_stack: truth.technologies.join(', '),
    emails: [...truth.emails],
    phones: [...truth.phones],
    has_email: truth.has_email,
    has_phone: truth.has_phone,
    has_pricing: truth.has_pricing,
    has_blog: truth.has_blog,
    has_ecommerce: truth.has_ecommerce,
    has_contact: truth.has_contact,
    crawl_id: 'DEMO',
    source: 'demo',
    fetched_at: '2026-09-01T00:00:00.000Z',
  };
}

import { describe, expect, it } from 'vitest';
import { blankProfile, type CompanyProfile } from '../columns/company-profile.ts';
import type { ColumnName } from '../columns/registry.ts';
import { describeEvidence } from './describe-evidence.ts';

const profile: CompanyProfile = {
  ...blankProfile(),
  fetched_at: '2026-10-20T12:00:00Z',
  title: 'Harborlight | Lamps for boats',
  company_name: 'Harborlight',
  emails: ['crew@harborlight.example'],
  has_email: true,
  has_contact: true,
  is_https: true,
  phones: ['+441134960841'],
  vat_number: 'GB123456789',
  founded_year: 1987,
  word_count: 24,
  technologies: ['WordPress', 'Font (A); b', 'PHP'],
  tech_stack: 'WordPress 6.4, Font (A); b, PHP',
  cms: 'WordPress',
  cms_version: '6.4',
  fonts: ['Font (A); b'],
  body_text: `Lamps since 1987, not 11987.\nCall (0113) 496-0841 or come by.\nVAT no. GB123456789 ${'and so on '.repeat(30)}`,
};

const seen = (column: ColumnName, where: string, of: CompanyProfile = profile) =>
  describeEvidence(of, {
    technologies: {
      where: 'WordPress (meta generator: WordPress 6.4); Font (A); b (html: <link: x>); PHP (implied)',
      rule: 'technologies',
    },
    [column]: { where, rule: 'a-rule' },
  })[column];

describe('the evidence of a column', () => {
  it('describes place, snippet, rule and time', () => {
    expect(seen('company_name', 'og:site_name')).toEqual({
      place: 'og:site_name',
      snippet: 'Harborlight',
      rule: 'a-rule',
      seen_at: '2026-10-20T12:00:00Z',
    });
  });

  it('shows the other column from which a value is derived', () => {
    expect(seen('has_email', 'emails')).toMatchObject({
      place: 'emails',
      snippet: 'crew@harborlight.example',
    });
    expect(seen('company_name', 'title')).toMatchObject({ place: 'title', snippet: profile.title });
  });

  it('shows the text that the extractor quotes', () => {
    expect(seen('has_contact', 'link "Say "Ahoy""')).toMatchObject({ place: 'link', snippet: 'Say "Ahoy"' });
    expect(seen('copyright_year', '"© 2026 Harborlight"')).toMatchObject({
      place: 'text',
      snippet: '© 2026 Harborlight',
    });
  });

  it('names the parts of the page that contain the words', () => {
    expect(seen('industry', '93 % sure: lamps (title), boats (title), crew (body)')).toMatchObject({
      place: 'title, body',
      snippet: '93 % sure: lamps (title), boats (title), crew (body)',
    });
  });

  it('finds values from running text there again, however they are written', () => {
    expect(seen('phones', 'text')?.snippet).toMatch(
      /^Lamps since .* Call \(0113\) 496-0841 or come by\. VAT.*…$/,
    );
    expect(seen('vat_number', 'text')?.snippet).toContain('VAT no. GB123456789 and so on');
    expect(seen('founded_year', 'text')?.snippet).toMatch(/^Lamps since 1987, not/);
  });

  it('shows the value itself where it is not found, and nothing for a flag', () => {
    expect(seen('vat_number', 'text', { ...profile, body_text: null })?.snippet).toBe('GB123456789');
    expect(seen('word_count', 'text')?.snippet).toBe('24');
    expect(seen('is_https', 'final address')?.snippet).toBe('');
  });

  it('distinguishes technologies, whatever characters their names contain', () => {
    expect(seen('cms', 'technologies')).toMatchObject({ place: 'meta generator', snippet: 'WordPress 6.4' });
    expect(seen('cms_version', 'technologies')).toMatchObject({ snippet: 'WordPress 6.4' });
    expect(seen('fonts', 'technologies')).toMatchObject({ place: 'html', snippet: '<link: x>' });
    expect(seen('tech_stack', 'technologies')).toMatchObject({
      place: 'meta generator, html, implied',
      snippet: 'WordPress (meta generator: WordPress 6.4); Font (A); b (html: <link: x>); PHP (implied)',
    });
  });

  it('truncates long values between characters', () => {
    const title = `${'x'.repeat(159)}😀 and more`;
    expect(seen('og_title', 'og:title', { ...profile, og_title: title })?.snippet).toBe(
      `${'x'.repeat(159)}…`,
    );
  });
});

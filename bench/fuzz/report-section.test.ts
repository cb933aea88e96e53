import { expect, it } from 'vitest';
import { SECTION, sectionOf, withSection } from './report-section.ts';

it('each of two commands rewrites only its own part of the report', () => {
  const section = `${SECTION}\nnone found\n`;
  const both = withSection('# Report\n\n- old\n', section);
  expect(both).toBe(`# Report\n\n- old\n\n${section}`);
  expect(withSection(both, `${SECTION}\none found\n`)).toBe(`# Report\n\n- old\n\n${SECTION}\none found\n`);
  expect(withSection('# Report\n\n- new\n', sectionOf(both))).toBe(`# Report\n\n- new\n\n${section}`);
  expect(withSection('# Report\n', sectionOf('# Report\n'))).toBe('# Report\n');
});

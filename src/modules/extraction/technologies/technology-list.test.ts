import { expect, test } from 'vitest';
import { technologyListMarkdown } from './technology-list.ts';

test('docs/technologies.md is what the rule tables say (npm run generate writes it anew)', async () => {
  await expect(technologyListMarkdown()).toMatchFileSnapshot('../../../../docs/technologies.md');
});

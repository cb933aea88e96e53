import { expect, test } from 'vitest';
import { technologyListMarkdown } from './technology-list.ts';

test('docs/reference/technologies.md is what the rule tables say (npm run generate rewrites it)', async () => {
  await expect(await technologyListMarkdown()).toMatchFileSnapshot(
    '../../../../docs/reference/technologies.md',
  );
});

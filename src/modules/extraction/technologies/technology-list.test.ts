import { expect, test } from 'vitest';
import { technologyListMarkdown } from './technology-list.ts';

test('docs/reference/technologies.md equals the rule tables (npm run generate rewrites it)', async () => {
  await expect(await technologyListMarkdown()).toMatchFileSnapshot(
    '../../../../docs/reference/technologies.md',
  );
});

import { describe, expect, it } from 'vitest';
import { clientTypes } from '../../scripts/client-types.ts';
import { examples, routes } from '../../src/app/index.ts';
import { openApiDocument } from '../../src/http/index.ts';

describe('the types of the client', () => {
  const description = openApiDocument(routes, examples);

  it('are generated from the API description, which is valid OpenAPI', async () => {
    const types = await clientTypes(JSON.stringify(description));
    const paths = Object.keys(description.paths as object);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !types.includes(`"${path}": {`))).toEqual([]);
  });

  it('are not generated from an invalid description', async () => {
    const broken = { ...description, paths: { '/search': { get: { responses: { 200: { content: 5 } } } } } };
    await expect(clientTypes(JSON.stringify(broken))).rejects.toThrow(/at #\/paths\/~1search/);
  });
});

import { createRequire } from 'node:module';
import type { OpenAPITSOptions } from 'openapi-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

/** The library that openapi-typescript reads descriptions with. */
const { createConfig } = createRequire(import.meta.resolve('openapi-typescript'))(
  '@redocly/openapi-core',
) as {
  createConfig(config: object): Promise<NonNullable<OpenAPITSOptions['redocly']>>;
};

/** The types of the client, from the description of the API as JSON. One that does not fit the schema of OpenAPI is refused. */
export const clientTypes = async (description: string): Promise<string> =>
  astToString(
    await openapiTS(description, {
      defaultNonNullable: false,
      silent: true,
      redocly: await createConfig({ rules: { struct: 'error', 'operation-operationId-unique': 'error' } }),
    }),
  );

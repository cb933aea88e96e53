import { createRequire } from 'node:module';
import type { OpenAPITSOptions } from 'openapi-typescript';
import openapiTS, { astToString } from 'openapi-typescript';

/** The library that openapi-typescript uses to read API descriptions. */
const { createConfig } = createRequire(import.meta.resolve('openapi-typescript'))(
  '@redocly/openapi-core',
) as {
  createConfig(config: object): Promise<NonNullable<OpenAPITSOptions['redocly']>>;
};

/**
 * The types of the client, generated from the API description in JSON. A description that does not match the OpenAPI schema is rejected.
 */
export const clientTypes = async (description: string): Promise<string> =>
  astToString(
    await openapiTS(description, {
      defaultNonNullable: false,
      silent: true,
      redocly: await createConfig({ rules: { struct: 'error', 'operation-operationId-unique': 'error' } }),
    }),
  );

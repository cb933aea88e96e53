import openapiTS, { astToString } from 'openapi-typescript';

/** The types of the client, from the description of the API as JSON. */
export const clientTypes = async (description: string): Promise<string> =>
  astToString(await openapiTS(description, { defaultNonNullable: false }));

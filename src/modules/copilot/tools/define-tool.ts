import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { CallContext, Endpoint, Tool, ToolAnswer, ToolArguments } from './tool.ts';

interface Definition<Name extends string>
  extends Pick<Tool<Name>, 'name' | 'description' | 'schema' | 'price'> {
  /** Called with validated argument names. */
  readonly run: (args: ToolArguments, context: CallContext) => Promise<ToolAnswer>;
}

/** Defines a tool that refuses unknown arguments and also accepts lists as arrays. */
export const defineTool = <Name extends string>(definition: Definition<Name>): Tool<Name> => ({
  ...definition,
  run: async (args, context) => definition.run(readArguments(definition, args), context),
});

/** Calls the endpoint behind a tool, which always answers with an object. */
export async function callEndpoint(
  endpoint: Endpoint,
  args: ToolArguments,
  context: CallContext,
): Promise<ToolAnswer> {
  const { content, credits } = await endpoint.call(args, context);
  return { content: content as ToolAnswer['content'], credits };
}

/** An empty search text counts as absent, like an empty filter. */
export const hasText = (value: unknown): boolean => typeof value !== 'string' || value.trim() !== '';

function readArguments({ name, schema }: Definition<string>, args: ToolArguments): ToolArguments {
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    throw new AppError('invalid_input', `The arguments of '${name}' must be an object.`);
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(args).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new AppError(
      'invalid_input',
      `'${unknown.slice(0, 80)}' is not an argument of '${name}'; it takes ${known.join(', ')}.`,
    );
  return Object.fromEntries(
    Object.entries(args)
      // Language models send null for absent arguments. Column filters stay a list, because their values may contain commas.
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) && key !== 'filter' ? asListText(value) : value]),
  );
}

/** Query strings hold a list as comma-separated text, in which items may be double-quoted. */
const asListText = (items: readonly unknown[]): string =>
  items.map((item) => `"${String(item).replaceAll('"', ' ')}"`).join(',');

/** Adds the parameters of the second endpoint that the first one lacks. */
export const mergeParameters = (first: z.ZodObject, second: z.ZodObject): z.ZodObject =>
  second.extend(first.shape);

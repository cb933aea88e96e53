interface Problem {
  readonly id: number | string;
  readonly sentence: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text parameter that a request must have, and whether it takes arguments. */
const needs: Readonly<Record<string, { readonly text: string; readonly takesArguments: boolean }>> = {
  'tools/call': { text: 'name', takesArguments: true },
  'prompts/get': { text: 'name', takesArguments: true },
  'resources/read': { text: 'uri', takesArguments: false },
};

/**
 * Describes what is wrong with the parameters of a request in a sentence; the protocol's library would respond with a dump of its checks.
 */
export function problemIn(message: unknown): Problem | undefined {
  if (!isObject(message) || message.jsonrpc !== '2.0') return undefined;
  const { id, method, params } = message;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof method !== 'string') return undefined;
  const needed = Object.hasOwn(needs, method) ? needs[method] : undefined;
  const fault = (sentence: string): Problem => ({ id, sentence });
  if (params !== undefined && !isObject(params)) return fault(`The params of '${method}' must be an object.`);
  if (!needed) return undefined;
  if (typeof params?.[needed.text] !== 'string')
    return fault(`The params of '${method}' need '${needed.text}', a text.`);
  const given = params.arguments;
  if (!needed.takesArguments || given === undefined) return undefined;
  if (!isObject(given)) return fault(`The arguments of '${params[needed.text]}' must be an object.`);
  const notText = Object.entries(given).find(
    ([, value]) => method === 'prompts/get' && typeof value !== 'string',
  );
  return notText && fault(`The argument '${notText[0].slice(0, 80)}' of a prompt must be a text.`);
}

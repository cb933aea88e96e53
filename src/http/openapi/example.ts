/** A call that works unchanged. */
interface Example {
  readonly path: string;
  readonly body?: unknown;
  /** Content of the uploaded file. */
  readonly file?: string;
}

/** Examples by method and path, as in `GET /search`. */
export type Examples = Readonly<Record<string, Example>>;

/** The example as a command for the terminal. */
export function curlCommand(
  address: string,
  method: string,
  { path, body, file }: Example,
  needsToken: boolean,
): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}${path}'`,
    ...(needsToken ? [`-H 'Authorization: Bearer YOUR-TOKEN'`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`]),
    ...(file === undefined ? [] : ['-F file=@domains.csv']),
  ].join(' ');
}

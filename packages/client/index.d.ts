import type { paths } from './schema.d.ts';

export type { components, paths } from './schema.d.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths that support a method. */
type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never;

/** The response of a call: its JSON, or text if it has none. */
export type Answer<M extends Method, Path extends keyof paths> =
  Operation<M, Path> extends { responses: { 200: { content: infer Content } } }
    ? [JsonOf<Content>] extends [never]
      ? string
      : JsonOf<Content>
    : unknown;

/** The path or query parameters of an operation. */
type Parameters<Op, Place extends 'path' | 'query'> = Op extends { parameters: infer All }
  ? Place extends keyof All
    ? NonNullable<All[Place]>
    : never
  : never;

type BodyOf<Op> = Op extends
  | { requestBody: { content: infer Content } }
  | { requestBody?: { content: infer Content } }
  ? JsonOf<Content>
  : never;

type NeedsKeys<Value> = Record<never, never> extends Value ? false : true;

type QueryOption<Query> = [Query] extends [never]
  ? { readonly query?: never }
  : NeedsKeys<Query> extends true
    ? { readonly query: Query }
    : { readonly query?: Query };

type PathOption<Path> = [Path] extends [never] ? { readonly path?: never } : { readonly path: Path };
type BodyOption<Body> = [Body] extends [never] ? { readonly body?: never } : { readonly body: Body };

export type CallOptions<M extends Method, Path extends keyof paths> = PathOption<
  Parameters<Operation<M, Path>, 'path'>
> &
  QueryOption<Parameters<Operation<M, Path>, 'query'>> &
  BodyOption<BodyOf<Operation<M, Path>>> & {
    readonly signal?: AbortSignal | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    /** Receives the response before its body is read, for access to the headers. */
    readonly onAnswer?: (response: Response) => void;
  };

/** Makes the options optional if no option is required. */
type OptionalWhereEmpty<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...options: OptionalWhereEmpty<CallOptions<M, Path>>
) => Promise<Answer<M, Path>>;

export interface HomedexClient {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
}

export interface ClientOptions {
  /** The address of the service; by default the origin of the page. */
  readonly address?: string;
  /** Returns the session token or API key. Called before every request. */
  readonly token?: () => string | null | undefined;
  readonly fetch?: typeof fetch;
}

export declare function createClient(options?: ClientOptions): HomedexClient;

/** Joins a list with commas. Values that contain a comma are put in double quotes. */
export declare function joinList(values: readonly unknown[]): string;

/** The address of a call: path parameters filled in, lists joined by commas, empty values omitted. */
export declare function addressOf(
  path: string,
  parameters?: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  },
): string;

export interface InputProblem {
  /** The name of the field, for example `q`; empty if the problem concerns the whole input. */
  readonly field: string;
  readonly message: string;
  /** The position at which a query could not be parsed, in UTF-16 units from its start. */
  readonly position?: number;
  /** What the parser expected at that position. */
  readonly expected?: string;
}

export declare class HomedexError extends Error {
  constructor(status: number, message: string, options?: ErrorOptions);
  /** The HTTP status; 0 if the server could not be reached. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly creditsNeeded: number | undefined;
  readonly problems: readonly InputProblem[];
  readonly requestId: string | undefined;
}

/** Turns an error response into the error to throw. */
export declare function failureOf(response: Response): Promise<HomedexError>;

import type { paths } from './schema.d.ts';

export type { components, paths } from './schema.d.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths that have a method. */
type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never;

/** What a call answers with: its JSON, or text where it has none. */
export type Answer<M extends Method, Path extends keyof paths> =
  Operation<M, Path> extends { responses: { 200: { content: infer Content } } }
    ? [JsonOf<Content>] extends [never]
      ? string
      : JsonOf<Content>
    : unknown;

/** An API that says whether a number is an integer still takes it as a part of an address. */
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
    /** Sees the answer before it is read, for its headers. */
    readonly onAnswer?: (response: Response) => void;
  };

/** Nothing needs to be said where nothing has to be. */
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
  /** Where the service is; the page's own origin where nothing is said. */
  readonly address?: string;
  /** The session token or API key, asked before every call. */
  readonly token?: () => string | null | undefined;
  readonly fetch?: typeof fetch;
}

export declare function createClient(options?: ClientOptions): HomedexClient;

/** A list as one text: at commas, with values that hold one in double quotes. */
export declare function joinList(values: readonly unknown[]): string;

/** The address of a call: parameters in place, lists joined by commas, what is empty left out. */
export declare function addressOf(
  path: string,
  parameters?: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  },
): string;

export interface InputProblem {
  /** The field, such as `q`; empty where the whole input is meant. */
  readonly field: string;
  readonly message: string;
  /** Where a query could not be read, in UTF-16 units from its start. */
  readonly position?: number;
  /** What could have stood there. */
  readonly expected?: string;
}

export declare class HomedexError extends Error {
  constructor(status: number, message: string, options?: ErrorOptions);
  /** Of the answer; 0 when the server could not be reached. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly creditsNeeded: number | undefined;
  readonly problems: readonly InputProblem[];
  readonly requestId: string | undefined;
}

/** What a refused answer says, as the error it is thrown as. */
export declare function failureOf(response: Response): Promise<HomedexError>;

import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Caller, Price } from '../access/index.ts';
import type { ErrorCode } from '../platform/errors.ts';
import type { MeteredContent } from '../platform/metered-content.ts';
import type { CompressedForms } from './compression/compress.ts';
import type { Bucket } from './limits/rate-limit.ts';
import type { BuiltFile } from './web/built-web.ts';

/**
 * `anyone`: a token is optional. `account`: an account, by session or API key. `session`: a person who has signed in, no key.
 * `admin`: an admin account or the operator.
 */
export type Access = 'anyone' | 'account' | 'session' | 'admin';

/**
 * One endpoint as a sentence: where it is, who may call, which rate bucket it takes from, what it costs,
 * what comes in, what goes out, and the one call that does it. Validation, documentation and tests all read this.
 */
export interface RouteDefinition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Headers extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends AnswerKind,
  Needs,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces, as in OpenAPI: `/domain/{domain}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** In the description of the API, where the name made of method and path is taken. */
  readonly operationId?: string;
  readonly description?: string;
  readonly access: Access;
  /** The additional scope an API key needs; downloads are `export` by themselves, administration is `admin`, and the rest is `read`. */
  readonly scope?: 'export';
  /** Which rate limit it counts against; `limits/rate-limit.ts` explains each. */
  readonly bucket: Bucket;
  /** In addition to ours, tokens that the identity provider issued for this address are accepted: programs get those for their users. */
  readonly takesAccessTokens?: true;
  /** How many calls of its bucket a call counts for, by its input; one by default. */
  readonly countsFor?: (input: { readonly query: z.output<Query>; readonly body: z.output<Body> }) => number;
  readonly price?: Price;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** Media types of the body; JSON by default. */
  readonly bodyTypes?: readonly string[];
  /** The largest body, where it is less than usual: many short strings take several times as long to parse as other JSON. */
  readonly bodyBytesMax?: number;
  /** Takes a multipart upload with one file in the field `file`. */
  readonly upload?: { readonly fileBytesMax: number; readonly description: string };
  readonly answer: Answer;
  /**
   * A GET that saves, uses up or sends something, so that HEAD, which must change nothing, is 405. Priced calls and
   * downloads need not set it.
   */
  readonly effects?: true;
  /** Answered from memory without work, so that it takes no slot. */
  readonly fromMemory?: true;
  /** May wait long for other sites: such calls, and files that are looked up, have slots of their own, so that they never take those of the others. */
  readonly fetchesFromOutside?: true;
  /** A client that accepts `text/event-stream` gets the events that the handler emits. JSON answers only. */
  readonly events?: true;
  /** The answer is the same for everyone until it changes: it carries an ETag, and a client that has it gets 304. */
  readonly etag?: true;
  /** Failures beyond those every route shares, for the documentation. */
  readonly failures?: readonly ErrorCode[];
  /**
   * Written to the audit log when an administrator calls it; changing calls for administrators only are anyway. `by itself`: the act
   * writes its entry in its own transaction, where it knows the account concerned.
   */
  readonly audited?: true | 'by itself';
  /** Excluded from the documentation: pages and machine endpoints that are not part of the API. */
  readonly undocumented?: true;
  readonly handler: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Headers>, z.output<Body>, Needs>,
  ) => Promise<AnswerValue<Answer>> | AnswerValue<Answer>;
}

export interface Call<Params, Query, Headers, Body, Needs> {
  readonly params: Params;
  readonly query: Query;
  readonly headers: Headers;
  readonly body: Body;
  readonly file: UploadedFile;
  /** Names of parameters, or fields of the body, that the route does not know. */
  readonly ignored: readonly string[];
  readonly caller: Caller;
  /** Network address of the client, as far as proxies are trusted. */
  readonly address: string;
  /** The client's user agent; empty when it sends none. */
  readonly userAgent: string;
  readonly services: Needs;
  /** Aborts when the client has left or the deadline has passed. */
  readonly signal: AbortSignal;
  readonly setHeader: (name: string, value: string) => void;
  /** For an answer that is no success and has a body of its own. */
  readonly setStatus: (status: number) => void;
  /** Sends a listening client what is known before the answer; others get it with the answer. For routes with `events`. */
  readonly emit: (event: string, data: unknown) => void;
  /** The answer was ready: it is not counted against the rate limit of a caller without a token. */
  readonly doNotCount: () => void;
  /** The call counts as so many of a caller without a token, one for each row of its file. */
  readonly countRows: (rows: number) => Promise<void>;
}

/** A call as what is behind a handler sees it, which is given its input apart. */
export type AnyCall<Needs> = Call<unknown, unknown, unknown, unknown, Needs>;

export interface UploadedFile {
  readonly filename: string;
  /** Its bytes as they arrive, once. Throws `payload_too_large` past the limit, and for a body that breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
  /** The rest of it is not read. */
  discard(): void;
}

/**
 * What a route answers with: JSON of a schema, an HTML page, a file streamed as it is made, a plain text, a file of the built pages, or
 * what another protocol on top of HTTP defines.
 */
export type AnswerKind = z.ZodType | typeof html | typeof protocol | Download | PlainText | AssetFile;

export const html = { kind: 'html' } as const;

export const protocol = { kind: 'protocol' } as const;

export interface Download {
  readonly kind: 'download';
  readonly mediaTypes: readonly string[];
  /** What it answers with where that is JSON instead of a file. */
  readonly json?: z.ZodType;
}

export interface PlainText {
  readonly kind: 'text';
  readonly mediaType: string;
}

/** Its media type is that of the file. */
interface AssetFile {
  readonly kind: 'file';
  /** For the documentation. */
  readonly mediaTypes?: readonly string[];
}

/** A page gets the nonce that its inline scripts and styles must carry. */
export interface HtmlPage {
  readonly status?: number;
  /** Directives of the content security policy that replace the usual ones, such as `script-src 'none'`. */
  readonly policy?: Readonly<Record<string, string>>;
  readonly render: (nonce: string) => string;
}

/** Goes out as it is: the protocol has its own rules for statuses and for answers without a body. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** JSON that is already written out, such as a cached answer; it must still fit the route's schema. */
export class WrittenJson {
  readonly text: string | Buffer;
  /** Where the compressed forms of these bytes are cached, by the owner of the bytes. */
  readonly forms: CompressedForms | undefined;

  constructor(text: string | Buffer, forms?: CompressedForms) {
    this.text = text;
    this.forms = forms;
  }
}

export interface DownloadStream {
  readonly mediaType: string;
  /** Absent for what is to be read rather than saved. */
  readonly filename?: string;
  readonly content: Readable | MeteredContent;
}

export type AnswerValue<Answer extends AnswerKind> = Answer extends z.ZodType
  ? z.input<Answer> | WrittenJson
  : Answer extends typeof html
    ? HtmlPage
    : Answer extends Download
      ? DownloadStream
      : Answer extends AssetFile
        ? BuiltFile
        : Answer extends typeof protocol
          ? ProtocolAnswer
          : string | Buffer;

/**
 * A route by what its handler needs of the services. Who needs less fits where more is offered, so every route is a `Route<all services>`,
 * and every route is a plain `Route`, which can be read and described but not called.
 */
export type Route<Needs = never> = RouteDefinition<
  z.ZodObject,
  z.ZodObject,
  z.ZodObject,
  z.ZodType,
  AnswerKind,
  Needs
>;

/** How the routes of a module are declared, given the services they need; the types of a handler follow from its schemas. */
export const routesOf =
  <Needs>() =>
  <
    const Answer extends AnswerKind,
    Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Headers extends z.ZodObject = z.ZodObject<Record<never, never>>,
    Body extends z.ZodType = z.ZodUndefined,
  >(
    definition: RouteDefinition<Params, Query, Headers, Body, Answer, Needs>,
  ): Route<Needs> =>
    // The host hands each handler exactly what its schemas read, so forgetting the precise types here loses nothing.
    definition as unknown as Route<Needs>;

/** Whether a GET changes anything for its caller. */
export const hasEffects = ({
  effects,
  price,
  answer,
}: Pick<Route, 'effects' | 'price' | 'answer'>): boolean =>
  effects === true || (price !== undefined && price !== 'free') || isDownload(answer);

export const isDownload = (answer: AnswerKind): answer is Download =>
  !isJson(answer) && answer.kind === 'download';

export const isJson = (answer: AnswerKind): answer is z.ZodType => !('kind' in answer);

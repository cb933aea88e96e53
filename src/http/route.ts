import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Caller, Price } from '../access/index.ts';
import type { ErrorCode } from '../platform/errors.ts';
import type { MeteredContent } from '../platform/metered-content.ts';
import type { CompressedForms } from './compression/compress.ts';
import type { Bucket } from './limits/rate-limit.ts';
import type { BuiltFile } from './web/built-web.ts';

/**
 * `anyone`: a token is optional. `token`: an account or the operator. `account`: an account, by session or API key. `session`: a person who
 * has signed in, not a key. `admin`: an admin account or the operator.
 */
export type Access = 'anyone' | 'token' | 'account' | 'session' | 'admin';

/**
 * One endpoint as a sentence: where it is, who may call, which rate bucket it counts against, what it costs, what comes in, what goes out,
 * and the one call that does it. Validation, documentation and tests all read this.
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
  /** Replaces the name made of method and path in the API description, if that name is taken. */
  readonly operationId?: string;
  readonly description?: string;
  readonly access: Access;
  /** The additional scope an API key needs. Downloads always need `export`, administration needs `admin`, and the rest needs `read`. */
  readonly scope?: 'export';
  /** The rate limit it counts against; `limits/rate-limit.ts` explains each. */
  readonly bucket: Bucket;
  /** Also accepts tokens that the identity provider issued for this address; programs get these for their users. */
  readonly takesAccessTokens?: true;
  /** How many calls of its bucket a call counts as, depending on its input; one by default. */
  readonly countsFor?: (input: { readonly query: z.output<Query>; readonly body: z.output<Body> }) => number;
  /** Calls about the same `domain` within a minute count as one call of the tier, because a page of the app makes several. */
  readonly isAboutCompany?: true;
  readonly price?: Price;
  /** What each row of its file costs, for the documentation; the handler charges for the rows. */
  readonly rowPrice?: Price;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** Media types of the body; JSON by default. */
  readonly bodyTypes?: readonly string[];
  /** The maximum body size, if it is below the usual one: many short strings take several times as long to parse as other JSON. */
  readonly bodyBytesMax?: number;
  /** Accepts a multipart upload with one file in the field `file`. */
  readonly upload?: { readonly fileBytesMax: number; readonly description: string };
  readonly answer: Answer;
  /**
   * A GET that saves, consumes or sends something. HEAD must change nothing, so it is answered with 405. Priced calls and downloads need
   * not set this.
   */
  readonly effects?: true;
  /** Served from memory without work, so that it takes no slot. */
  readonly fromMemory?: true;
  /**
   * May wait long for other sites. Such calls, and files that are looked up, have separate slots, so that they never take those of other
   * calls.
   */
  readonly fetchesFromOutside?: true;
  /** A client that accepts `text/event-stream` gets the events that the handler emits. For JSON responses only. */
  readonly events?: true;
  /** The response is the same for everyone until it changes: it carries an ETag, and a client that already has it gets 304. */
  readonly etag?: true;
  /** Failures in addition to those every route shares, for the documentation. */
  readonly failures?: readonly ErrorCode[];
  /**
   * Written to the audit log when an administrator calls it; changing calls that only administrators may make always are. `by itself`: the
   * act writes its entry in its own transaction, where it knows the account concerned.
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
  /** Names of query parameters or body fields that the route does not know. */
  readonly ignored: readonly string[];
  readonly caller: Caller;
  /** Network address of the client, taking trusted proxies into account. */
  readonly address: string;
  /** The query of the address as it was sent, for a redirect; empty when there is none. */
  readonly queryText: string;
  /** The client's user agent; empty when it sends none. */
  readonly userAgent: string;
  readonly services: Needs;
  /** Aborts when the client has disconnected or the deadline has passed. */
  readonly signal: AbortSignal;
  readonly setHeader: (name: string, value: string) => void;
  /** For a response that is not a success but has its own body. */
  readonly setStatus: (status: number) => void;
  /** Sends a client that accepts events what is known before the response; others get it with the response. For routes with `events`. */
  readonly emit: (event: string, data: unknown) => void;
  /** The response was cached, so it is not counted against the rate limit of a caller without a token. */
  readonly doNotCount: () => void;
  /** Counts the call as this many calls of a caller without a token, one for each row of its file. */
  readonly countRows: (rows: number) => Promise<void>;
}

/** A call as the services behind a handler see it; they get its input separately. */
export type AnyCall<Needs> = Call<unknown, unknown, unknown, unknown, Needs>;

export interface UploadedFile {
  readonly filename: string;
  /** Its bytes as they arrive; can be read once. Throws `payload_too_large` above the limit, and if the body breaks off. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Stops reading the rest. */
  discard(): void;
}

/**
 * The kinds of response a route has: JSON of a schema, an HTML page, a file that is streamed while it is produced, plain text, a file of
 * the built pages, or whatever another protocol on top of HTTP defines.
 */
export type AnswerKind = z.ZodType | typeof html | typeof protocol | Download | PlainText | AssetFile;

export const html = { kind: 'html' } as const;

export const protocol = { kind: 'protocol' } as const;

export interface Download {
  readonly kind: 'download';
  readonly mediaTypes: readonly string[];
  /** The schema of the response when it is JSON instead of a file. */
  readonly json?: z.ZodType;
}

export interface PlainText {
  readonly kind: 'text';
  readonly mediaType: string;
}

/** Its media type depends on the file. */
interface AssetFile {
  readonly kind: 'file';
  /** For the documentation. */
  readonly mediaTypes?: readonly string[];
}

/** A page gets the nonce that its inline scripts and styles must carry. */
export interface HtmlPage {
  readonly status?: number;
  /** Directives of the content security policy that replace the usual ones, for example `script-src 'none'`. */
  readonly policy?: Readonly<Record<string, string>>;
  readonly render: (nonce: string) => string;
}

/** Sent unchanged: the protocol has its own rules for statuses and for responses without a body. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** JSON that is already serialised, for example a cached response; it must still match the route's schema. */
export class WrittenJson {
  readonly text: string | Buffer;
  /** The cache for compressed forms of these bytes, kept by the owner of the bytes. */
  readonly forms: CompressedForms | undefined;

  constructor(text: string | Buffer, forms?: CompressedForms) {
    this.text = text;
    this.forms = forms;
  }
}

export interface DownloadStream {
  readonly mediaType: string;
  /** Absent if the content is meant to be read rather than saved. */
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
 * A route, typed by the services its handler needs. A route that needs fewer services can be used where more are offered, so every route is
 * a `Route<all services>`, and every route is a plain `Route`, which can be read and described but not called.
 */
export type Route<Needs = never> = RouteDefinition<
  z.ZodObject,
  z.ZodObject,
  z.ZodObject,
  z.ZodType,
  AnswerKind,
  Needs
>;

/** Declares the routes of a module for the services they need; the types of a handler follow from its schemas. */
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
    // The host passes each handler exactly what its schemas read, so losing the precise types here is safe.
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

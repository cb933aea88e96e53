import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/index.ts';
import type { EventStream } from './event-stream.ts';
import type { CallInput } from './parse-request.ts';
import type { QueryText } from './read-query.ts';
import { varyBy } from './vary.ts';
import type { RequestWatch } from './watch-request.ts';

interface Hosting {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly watch: RequestWatch;
  /** Set if the client accepts events. */
  readonly events: EventStream | undefined;
  readonly countRows: (rows: number) => Promise<void>;
}

/** The object passed to a handler. Rarely used parts are created on first use. */
export class HostedCall<Services> {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly ignored: CallInput['ignored'];
  readonly file: CallInput['file'];
  readonly caller: Caller;
  readonly services: Services;
  readonly countRows: (rows: number) => Promise<void>;
  /** Whether the call stays counted against its caller's rate limit. */
  isCounted = true;
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;
  private readonly watch: RequestWatch;
  private readonly events: EventStream | undefined;

  constructor(
    input: CallInput,
    caller: Caller,
    services: Services,
    { request, reply, watch, events, countRows }: Hosting,
  ) {
    this.params = input.params;
    this.query = input.query;
    this.headers = input.headers;
    this.body = input.body;
    this.ignored = input.ignored;
    this.file = input.file;
    this.caller = caller;
    this.services = services;
    this.countRows = countRows;
    this.request = request;
    this.reply = reply;
    this.watch = watch;
    this.events = events;
  }

  get address(): string {
    return this.request.ip;
  }

  get queryText(): string {
    return (this.request.query as QueryText).text;
  }

  get userAgent(): string {
    return this.request.headers['user-agent'] ?? '';
  }

  get signal(): AbortSignal {
    return this.watch.signal;
  }

  get setHeader(): (name: string, value: string) => void {
    return (name, value) => {
      if (name === 'vary') varyBy(this.reply, value);
      else this.reply.header(name, value);
    };
  }

  get setStatus(): (status: number) => void {
    return (status) => void this.reply.status(status);
  }

  get emit(): (event: string, data: unknown) => void {
    return (event, data) => this.events?.emit(event, data);
  }

  get doNotCount(): () => void {
    return () => {
      this.isCounted = false;
    };
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { EmbeddingModel } from './embedding-model.ts';
import { type PageText, pageTextOf } from './page-words.ts';
import { fitMeans, meanOf, type Statistics } from './statistics.ts';
import { unitVector } from './unit-vector.ts';

export interface EndpointOptions {
  /** For example https://api.example.com/v1; the path /embeddings is added if it is missing. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** Waits between two attempts; tests pass a function that does not. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const BATCH_TEXTS = 64;
const TEXT_CHARACTERS_MAX = 6_000;
const TRIES = 8;
const FIRST_WAIT_MS = 1_000;
const WAIT_MS_MAX = 60_000;
const REQUEST_MS_MAX = 120_000;
const ANSWER_BYTES_MAX = 64 << 20;
/** Statuses after which the same request may succeed later. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const Answer = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })) });

/** The endpoint has refused or failed permanently; the message contains its error. */
class EndpointFailed extends Error {
  override readonly name = 'EndpointFailed';
}

/** Uses any server that is compatible with OpenAI's `/v1/embeddings`. */
export function createEndpointModel(options: EndpointOptions): EmbeddingModel {
  const texts = (batch: readonly string[], signal: AbortSignal) => requestWithRetries(options, batch, signal);

  async function raw(pages: readonly PageText[], signal: AbortSignal): Promise<(Float32Array | undefined)[]> {
    const vectors: (Float32Array | undefined)[] = [];
    for (let at = 0; at < pages.length; at += BATCH_TEXTS) {
      const batch = pages.slice(at, at + BATCH_TEXTS).map(textOf);
      const nonEmpty = batch.flatMap((text, position) => (text === '' ? [] : [position]));
      const found =
        nonEmpty.length === 0
          ? []
          : await texts(
              nonEmpty.map((position) => batch[position] as string),
              signal,
            );
      vectors.push(...batch.map((_, position) => found[nonEmpty.indexOf(position)]));
    }
    return vectors;
  }

  return {
    name: `endpoint:${options.model}`,
    thresholds: undefined,
    industryFrom: undefined,
    isRemote: true,
    defaults: { pages: 0, languages: {}, mean: [] },
    fitPagesMax: 1_000,
    async dimensions(signal) {
      const [vector] = await texts(['homepage'], signal);
      return vector?.length ?? 0;
    },
    // Availability is checked on use, because the server may be down temporarily.
    problem: async () => undefined,
    async fit(pages, signal) {
      const vectors = await raw(pages, signal);
      return fitMeans(
        pages.flatMap(({ language }, at) => {
          const vector = vectors[at];
          return vector ? [{ language: language ?? 'en', vector }] : [];
        }),
      );
    },
    async embed(pages, statistics, signal) {
      const vectors = await raw(pages, signal);
      return vectors.map((vector, at) => vector && centred(vector, statistics, pages[at]?.language ?? 'en'));
    },
    async embedDescription(text, language, statistics, signal) {
      const [vector] = await texts([text.slice(0, TEXT_CHARACTERS_MAX)], signal);
      return vector && centred(vector, statistics, language);
    },
    close: async () => undefined,
  };
}

function centred(vector: Float32Array, statistics: Statistics, language: string): Float32Array | undefined {
  const mean = meanOf(statistics, language);
  return unitVector(vector.map((value, at) => value - (mean[at] ?? 0)));
}

/** The most informative text comes first, because models truncate text that is too long for them. */
function textOf(page: PageText): string {
  const { title, meta_description, h1, h2, h3, body_text } = pageTextOf(page);
  return [title, meta_description, ...h1, ...h2, ...h3, body_text]
    .filter((part) => part !== null && part.trim() !== '')
    .join('. ')
    .slice(0, TEXT_CHARACTERS_MAX);
}

/** Retries up to eight times if that may help, after the time that the server states. */
async function requestWithRetries(
  options: EndpointOptions,
  input: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const wait = options.wait ?? ((ms, stop) => pause(ms, undefined, { signal: stop }));
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    const outcome = await ask(options, input, signal);
    if ('vectors' in outcome) return outcome.vectors;
    signal.throwIfAborted();
    if (!outcome.mayPass || tries === TRIES)
      throw new EndpointFailed(`The embedding endpoint ${options.url} failed: ${outcome.problem}`);
    const patience = Math.min(WAIT_MS_MAX, FIRST_WAIT_MS * 2 ** (tries - 1));
    await wait(Math.min(WAIT_MS_MAX, outcome.waitMs ?? patience), signal);
  }
}

type Outcome =
  | { readonly vectors: Float32Array[] }
  | { readonly problem: string; readonly mayPass: boolean; readonly waitMs?: number };

async function ask(
  { url, model, key }: EndpointOptions,
  input: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const response = await fetch(url.endsWith('/embeddings') ? url : `${url}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      // The key must not be sent to another server that this one redirects to.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS_MAX)]),
    });
    const text = await readBounded(response);
    if (!response.ok) return refusal(response, text);
    return { vectors: vectorsOf(Answer.parse(JSON.parse(text)).data, input.length) };
  } catch (error) {
    const isMalformed =
      error instanceof z.ZodError || error instanceof SyntaxError || error instanceof EndpointFailed;
    const problem = error instanceof z.ZodError ? 'its answer has another form' : (error as Error).message;
    return { problem, mayPass: !isMalformed };
  }
}

function refusal(response: Response, text: string): Outcome {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    problem: `status ${response.status} ${text.slice(0, 200)}`,
    mayPass: passing.has(response.status),
    ...(Number.isFinite(seconds) && seconds >= 0 && { waitMs: seconds * 1_000 }),
  };
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > ANSWER_BYTES_MAX) throw new EndpointFailed('its response is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** In the order of the texts, whatever the order of the response. */
function vectorsOf(data: z.infer<typeof Answer>['data'], texts: number): Float32Array[] {
  const sorted = [...data].sort((a, b) => a.index - b.index);
  const dimensions = sorted[0]?.embedding.length ?? 0;
  if (
    sorted.length !== texts ||
    sorted.some(({ index, embedding }, at) => index !== at || embedding.length !== dimensions)
  )
    throw new EndpointFailed(
      `it returned ${sorted.length} vectors for ${texts} texts, or vectors of different lengths`,
    );
  return sorted.map(({ embedding }) => {
    const vector = unitVector(Float32Array.from(embedding));
    if (!vector) throw new EndpointFailed('it returned a zero vector');
    return vector;
  });
}

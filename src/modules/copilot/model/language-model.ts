import type { Breaker } from '../../../platform/breaker.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Asked, EndpointSettings, ModelEndpoint } from './model-endpoint.ts';

export interface LanguageModelNeeds {
  readonly settings: EndpointSettings;
  /** Aborts when the time for one message is over, with all that the model is asked about it. */
  readonly deadline: () => AbortSignal;
  readonly breaker: Breaker;
  readonly logger: Logger;
}

/** The endpoint as the copilot uses it: it may fail at any time, and failing costs a message no more than its time. */
export interface LanguageModel extends ModelEndpoint, Pick<LanguageModelNeeds, 'deadline'> {
  readonly name: string;
  /** Why it is not asked now; undefined while it is. */
  readonly trouble: () => string | undefined;
}

/** The model could not be had, or made no sense; the sentence is for people. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
}

export function createLanguageModel({
  settings,
  deadline,
  breaker,
  logger,
}: LanguageModelNeeds): LanguageModel {
  let endpoint: Promise<ModelEndpoint> | undefined;
  let lastFailure: string | undefined;

  return {
    name: settings.model,
    deadline,
    trouble: () => lastFailure,
    async choose(asked) {
      if (!breaker.mayTry())
        throw new ModelFailed('The language model failed recently and is paused for a while.');
      try {
        const chosen = await (await open()).choose(asked);
        noteSuccess();
        return chosen;
      } catch (error) {
        throw failed(error, asked);
      }
    },
    async *tell(asked) {
      try {
        yield* (await open()).tell(asked);
      } catch (error) {
        throw failed(error, asked);
      }
    },
  };

  /** The library is loaded with the first message: a start must not wait for it. */
  function open(): Promise<ModelEndpoint> {
    endpoint ??= import('./model-endpoint.ts').then(({ createModelEndpoint }) =>
      createModelEndpoint(settings),
    );
    return endpoint;
  }

  function noteSuccess(): void {
    breaker.succeeded();
    lastFailure = undefined;
  }

  function failed(error: unknown, { signal }: Asked): Error {
    // Who has gone says nothing about the model.
    if (signal.aborted && !isTimeout(signal.reason)) return signal.reason as Error;
    lastFailure = signal.aborted
      ? 'The language model did not answer in time.'
      : 'The language model could not be reached or answered with an error.';
    breaker.failed('broken');
    logger.warn({ err: error, model: settings.model }, 'the language model failed');
    return new ModelFailed(lastFailure, { cause: error });
  }
}

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError';

import type { Breaker } from '../../../platform/breaker.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { EndpointSettings, ModelEndpoint, ModelRequest } from './model-endpoint.ts';

export interface LanguageModelDependencies {
  readonly settings: EndpointSettings;
  /** Creates a signal that aborts all requests to the model when the time for one message is over. */
  readonly deadline: () => AbortSignal;
  readonly breaker: Breaker;
  readonly logger: Logger;
}

/** The model endpoint as the copilot uses it. It may fail at any time; a failure costs a message no more than its time limit. */
export interface LanguageModel extends ModelEndpoint, Pick<LanguageModelDependencies, 'deadline'> {
  readonly name: string;
  /** Why the model is currently not used; undefined while it is. */
  readonly failureReason: () => string | undefined;
}

/** The model was unreachable or returned something unusable; the message is meant for users. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
}

export function createLanguageModel({
  settings,
  deadline,
  breaker,
  logger,
}: LanguageModelDependencies): LanguageModel {
  let endpoint: Promise<ModelEndpoint> | undefined;
  let lastFailure: string | undefined;

  return {
    name: settings.model,
    deadline,
    failureReason: () => lastFailure,
    async choose(request) {
      if (!breaker.mayTry())
        throw new ModelFailed('The language model failed recently and is paused for a while.');
      try {
        const chosen = await (await open()).choose(request);
        noteSuccess();
        return chosen;
      } catch (error) {
        throw failed(error, request);
      }
    },
    async *describe(request) {
      try {
        yield* (await open()).describe(request);
      } catch (error) {
        throw failed(error, request);
      }
    },
  };

  /** The library is loaded with the first message, so that it does not slow down the start. */
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

  function failed(error: unknown, { signal }: ModelRequest): Error {
    // A client that disconnects is not a failure of the model.
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

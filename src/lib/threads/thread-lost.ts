/** The worker thread ended without an answer. A retry is worthwhile, because another thread replaces it. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  /** False if the message was still waiting, so that it cannot be what ended the thread. */
  readonly hadStarted: boolean;

  constructor(thread: string, hadStarted: boolean, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'it was ended from outside';
    super(`${thread} ended before it answered: ${reason}`, { cause });
    this.hadStarted = hadStarted;
  }
}

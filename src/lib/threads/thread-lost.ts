/** The worker thread that was asked has ended without an answer. Asking again is worthwhile: another one takes its place. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  /** False when the message was still waiting its turn, so that it cannot be what ended the thread. */
  readonly hadBegun: boolean;

  constructor(thread: string, hadBegun: boolean, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'it was ended from outside';
    super(`${thread} ended before it answered: ${reason}`, { cause });
    this.hadBegun = hadBegun;
  }
}

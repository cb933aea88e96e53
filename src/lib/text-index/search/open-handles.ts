/** An abandoned handle keeps removed files on disk. No live reader pauses for this long between two requests. */
const idleMs = 120_000;
const sweepMs = 10_000;
/** Limited, because each handle may hold some bytes per match. */
const handlesMax = 256;

/** The open handles of a thread, by the numbers that their callers chose. Idle handles are closed. */
export class OpenHandles<Handle extends { close(): void }> {
  private readonly handles = new Map<number, { readonly handle: Handle; usedAt: number }>();
  private readonly name: string;
  private readonly now: () => number;
  private sweepTimer: NodeJS.Timeout | undefined;

  /** `name` is what error messages call a handle. */
  constructor(name: string, now: () => number = () => performance.now()) {
    this.name = name;
    this.now = now;
  }

  open(id: number, open: () => Handle): Handle {
    if (this.handles.size >= handlesMax) throw new Error(`more than ${handlesMax} ${this.name}s are open`);
    const handle = open();
    this.handles.set(id, { handle, usedAt: this.now() });
    this.sweepTimer ??= setInterval(() => this.closeIdle(), sweepMs).unref();
    return handle;
  }

  use(id: number): Handle {
    const open = this.handles.get(id);
    if (open === undefined) {
      throw new Error(
        `the ${this.name} has ended: its thread was replaced, or nobody read from it for ${idleMs / 1000} s`,
      );
    }
    open.usedAt = this.now();
    return open.handle;
  }

  /** Does nothing if the handle was closed before. */
  close(id: number): void {
    this.handles.get(id)?.handle.close();
    this.handles.delete(id);
    if (this.handles.size > 0) return;
    clearInterval(this.sweepTimer);
    this.sweepTimer = undefined;
  }

  closeIdle(): void {
    for (const [id, { usedAt }] of this.handles) if (this.now() - usedAt > idleMs) this.close(id);
  }

  closeAll(): void {
    for (const id of [...this.handles.keys()]) this.close(id);
  }
}

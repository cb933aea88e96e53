/** A node that failed is asked again after this long, or sooner where no other is left. */
const PASSED_OVER_MS = 5_000;

/** The nodes of a cluster in turn. One that does not answer is passed over for a while: a machine that vanished costs each caller who tries it seconds. */
export class NodeTurns {
  private readonly nodes: readonly string[];
  private readonly failedAt = new Map<string, number>();
  private turn = 0;

  constructor(nodes: readonly string[]) {
    this.nodes = nodes;
  }

  get all(): number {
    return this.nodes.length;
  }

  next(): string {
    const now = performance.now();
    for (let tried = 0; tried < this.nodes.length; tried++) {
      const node = this.take();
      if (now - (this.failedAt.get(node) ?? Number.NEGATIVE_INFINITY) > PASSED_OVER_MS) return node;
    }
    return this.take();
  }

  failed(node: string): void {
    this.failedAt.set(node, performance.now());
  }

  answered(node: string): void {
    this.failedAt.delete(node);
  }

  private take(): string {
    return this.nodes[this.turn++ % this.nodes.length] ?? '';
  }
}

/** A site and its connection to another site. */
export interface Connection {
  readonly domain: string;
  /** The name of the company. */
  readonly name: string;
  /** The site that it is connected to. */
  readonly through: string;
  /** Between 0 and 1. */
  readonly strength: number;
  /** Whether the connection consists only of identifiers that many sites share. */
  readonly isCommon: boolean;
}

export interface Node {
  readonly domain: string;
  readonly name: string;
  readonly hop: 0 | 1 | 2;
  readonly x: number;
  readonly y: number;
  /** The side of the node on which its label is. */
  readonly side: 'left' | 'right';
}

export interface Edge extends Connection {
  readonly from: Node;
  readonly to: Node;
}

export interface Graph {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

/** A graph with more nodes is unreadable. The table lists all sites. */
const FIRST_MAX = 24;
const SECOND_MAX = 15;

const LABEL_WIDTH = 150;
const RINGS = [0, 105, 270] as const;
const LINE = 30;
const LINES_MIN = 7;
const MARGIN = 24;

/**
 * Puts the first site in the middle, sites of the first hop on a ring around it and those of the second hop on an outer ring. Heights on
 * each half of a ring are evenly spaced, so that labels do not overlap. The same sites always give the same picture.
 */
export function layOut(center: string, first: readonly Connection[], second: readonly Connection[]): Graph {
  const near = first.slice(0, FIRST_MAX);
  const shown = new Set(near.map(({ domain }) => domain));
  const far = second.filter(({ through }) => shown.has(through)).slice(0, SECOND_MAX);
  const sideOf = new Map(near.map(({ domain }, at) => [domain, at % 2 === 0 ? 'right' : 'left'] as const));
  const halves = (['left', 'right'] as const).map((side) => {
    const ofFirst = near.filter(({ domain }) => sideOf.get(domain) === side);
    const order = new Map(ofFirst.map(({ domain }, at) => [domain, at]));
    const ofSecond = far
      .filter(({ through }) => sideOf.get(through) === side)
      .sort((one, other) => (order.get(one.through) ?? 0) - (order.get(other.through) ?? 0));
    return { side, rings: [ofFirst, ofSecond] as const };
  });
  const lines = Math.max(LINES_MIN, ...halves.flatMap(({ rings }) => rings.map((ring) => ring.length)));
  const height = lines * LINE + 2 * MARGIN;
  const width = 2 * (RINGS[far.length > 0 ? 2 : 1] + LABEL_WIDTH);
  const middle: Node = { domain: center, name: center, hop: 0, x: width / 2, y: height / 2, side: 'right' };
  const nodes = new Map([[center, middle]]);
  for (const { side, rings } of halves)
    for (const [at, ring] of rings.entries())
      for (const [place, { domain, name }] of ring.entries()) {
        // From -1 at the top to 1 at the bottom. A single node is moved off the middle, so that its line does not run along a label.
        const rise = ring.length === 1 ? (at === 0 ? -0.4 : 0.4) : -1 + (2 * place) / (ring.length - 1);
        const radius = RINGS[at === 0 ? 1 : 2] * Math.sqrt(1 - (0.8 * rise) ** 2);
        nodes.set(domain, {
          domain,
          name,
          hop: at === 0 ? 1 : 2,
          x: Math.round(width / 2 + (side === 'right' ? radius : -radius)),
          y: Math.round(height / 2 + rise * (height / 2 - MARGIN)),
          side,
        });
      }
  // The tab order goes from the strongest to the weakest connection.
  const ordered = [center, ...[...near, ...far].map(({ domain }) => domain)].flatMap(
    (domain) => nodes.get(domain) ?? [],
  );
  const edges = [...near, ...far].flatMap((connection) => {
    const [from, to] = [nodes.get(connection.through), nodes.get(connection.domain)];
    return from && to ? [{ ...connection, from, to }] : [];
  });
  return { width, height, nodes: ordered, edges };
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest node in the direction of an arrow key. The further a node is off that direction, the more distant it counts. */
export function nextNode(nodes: readonly Node[], from: Node, key: string): Node | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  let best: { readonly node: Node; readonly distance: number } | undefined;
  for (const node of nodes) {
    const [x, y] = [node.x - from.x, node.y - from.y];
    const along = x * dx + y * dy;
    if (along <= 0) continue;
    const distance = along + 2 * Math.abs(x * dy - y * dx);
    if (best === undefined || distance < best.distance) best = { node, distance };
  }
  return best?.node;
}

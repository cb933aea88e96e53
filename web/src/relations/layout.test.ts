import { expect, it } from 'vitest';
import { type Connection, layOut, type Node, nextNode } from './layout.ts';

const connection = (domain: string, through = 'hub.com'): Connection => ({
  domain,
  name: domain,
  through,
  strength: 0.5,
  isCommon: false,
});
const first = Array.from({ length: 30 }, (_, n) => connection(`first${n}.com`));
const second = Array.from({ length: 40 }, (_, n) => connection(`second${n}.com`, `first${n % 8}.com`));
const graph = layOut('hub.com', first, second);

it('a graph has at most forty sites, the strongest first, and the same ones always at the same position', () => {
  expect(graph.nodes).toHaveLength(40);
  expect(graph.edges).toHaveLength(39);
  expect(graph.nodes.some(({ domain }) => domain === 'first23.com')).toBe(true);
  expect(graph.nodes.some(({ domain }) => domain === 'first24.com')).toBe(false);
  expect(layOut('hub.com', first, second)).toEqual(graph);
});

it('a site behind one that is not drawn is not drawn', () => {
  const { nodes } = layOut(
    'hub.com',
    [connection('a.com')],
    [connection('b.com', 'a.com'), connection('c.com', 'unknown.com')],
  );
  expect(nodes.map(({ domain }) => domain)).toEqual(['hub.com', 'a.com', 'b.com']);
});

it('no two labels of a ring overlap, and all are within the picture', () => {
  for (const one of graph.nodes) {
    expect(one.x).toBeGreaterThan(0);
    expect(one.x).toBeLessThan(graph.width);
    expect(one.y).toBeGreaterThanOrEqual(20);
    expect(one.y).toBeLessThanOrEqual(graph.height - 20);
    for (const other of graph.nodes)
      if (one !== other && one.hop === other.hop && one.side === other.side)
        expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(20);
  }
});

it('the arrow keys reach every site from the middle', () => {
  const reached = new Set<Node>(graph.nodes.slice(0, 1));
  for (const node of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = nextNode(graph.nodes, node, key);
      if (next) reached.add(next);
    }
  expect(graph.nodes.filter((node) => !reached.has(node)).map(({ domain }) => domain)).toEqual([]);
  expect(nextNode(graph.nodes, graph.nodes[0] as Node, 'Enter')).toBeUndefined();
});

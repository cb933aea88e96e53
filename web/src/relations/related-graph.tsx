import { type KeyboardEvent, useRef } from 'react';
import { Link } from '../address/link.tsx';
import { t } from '../i18n/i18n.ts';
import { type Connection, type Graph, layOut, type Node, nextNode } from './layout.ts';

interface RelatedGraphProps {
  readonly domain: string;
  readonly first: readonly Connection[];
  readonly second: readonly Connection[];
}

const LABEL_CHARACTERS = 21;
const LABEL_WIDTH = 146;

/**
 * Sites as circles and connections as lines. Stronger connections are thicker, and those that many sites share are dashed. Every site is a
 * link.
 */
export default function RelatedGraph({ domain, first, second }: RelatedGraphProps) {
  const picture = useRef<SVGSVGElement>(null);
  const graph = layOut(domain, first, second);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = (event.target as Element).closest('[data-domain]')?.getAttribute('data-domain');
    const from = graph.nodes.find((node) => node.domain === at);
    const next = from && nextNode(graph.nodes, from, event.key);
    if (!next) return;
    event.preventDefault();
    picture.current?.querySelector<SVGAElement>(`[data-domain="${CSS.escape(next.domain)}"]`)?.focus();
  };
  return (
    <div className="scrolled related-graph">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn into. */}
      <svg
        ref={picture}
        role="group"
        aria-label={t('Graph of related sites: the arrow keys lead from site to site, Enter opens a profile')}
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        width={graph.width}
        height={graph.height}
        onKeyDown={onKeyDown}
      >
        <Lines graph={graph} />
        {graph.nodes.map((node) => (
          <Site
            key={node.domain}
            node={node}
            strength={graph.edges.find(({ to }) => to === node)?.strength}
          />
        ))}
      </svg>
    </div>
  );
}

function Lines({ graph }: { readonly graph: Graph }) {
  return graph.edges.map(({ from, to, strength, isCommon }) => (
    <line
      key={to.domain}
      className={isCommon ? 'common' : undefined}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeWidth={1 + 3 * strength}
    />
  ));
}

const radii = [11, 8, 6] as const;

function Site({ node, strength }: { readonly node: Node; readonly strength: number | undefined }) {
  const { domain, name, hop, x, y, side } = node;
  const charactersMax = hop === 0 ? 2 * LABEL_CHARACTERS : LABEL_CHARACTERS;
  const characters = [...name];
  const label =
    characters.length > charactersMax ? `${characters.slice(0, charactersMax - 1).join('')}…` : name;
  const isRight = side === 'right';
  const names = [t('this site'), t('directly related'), t('second hop')] as const;
  // The accessible name starts with the visible label, so that users of voice control can say what they see.
  const called = label === domain ? [domain] : [label, domain];
  const spoken = [...called, names[hop], ...(strength === undefined ? [] : [percentOf(strength)])].join(', ');
  return (
    <Link
      className={`site hop-${hop}`}
      data-domain={domain}
      aria-label={spoken}
      href={`/app/company/${domain}`}
    >
      <title>{spoken}</title>
      {/* The clickable area. */}
      <rect
        x={hop === 0 ? x - 70 : isRight ? x - 12 : x + 12 - LABEL_WIDTH}
        y={y - 15}
        width={hop === 0 ? 140 : LABEL_WIDTH}
        height={hop === 0 ? 48 : 30}
        rx="4"
      />
      <circle cx={x} cy={y} r={radii[hop]} />
      <text
        x={hop === 0 ? x : isRight ? x + 13 : x - 13}
        y={hop === 0 ? y + 26 : y + 4}
        textAnchor={hop === 0 ? 'middle' : isRight ? 'start' : 'end'}
      >
        {/* Isolates the direction of the label. A Hebrew name with Latin letters in it is laid out right to left and stays on its side of
            the circle. */}
        {`\u2068${label}\u2069`}
      </text>
    </Link>
  );
}

const percentOf = (strength: number): string =>
  t('strength {percent} %', { percent: Math.round(100 * strength) });

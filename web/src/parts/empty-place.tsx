import type { ReactNode } from 'react';

interface EmptyPlaceProps {
  readonly title: string;
  /** How something comes to be here. */
  readonly about: string;
  /** The way there. */
  readonly children?: ReactNode;
}

/** A page of somebody who has nothing in it yet. */
export function EmptyPlace({ title, about, children }: EmptyPlaceProps) {
  return (
    <div className="empty-place">
      <h2>{title}</h2>
      <p>{about}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

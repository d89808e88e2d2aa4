import type { ReactNode } from 'react';

/** Where lines of a list on the dashboard will stand. */
export function LineSkeleton({ lines }: { readonly lines: number }): ReactNode {
  return Array.from({ length: lines }, (_, line) => (
    <li key={line} aria-hidden="true" className="px-4 py-3.5">
      <div className="skeleton h-4" style={{ width: `${40 + ((line * 37) % 45)}%` }} />
    </li>
  ));
}

import type { ReactNode } from 'react';

/** Stands where rows will. */
export function RowsSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" className="list-edge space-y-2 pt-3">
      {Array.from({ length: 16 }, (_, row) => (
        <div key={row} className="skeleton h-6" />
      ))}
    </div>
  );
}

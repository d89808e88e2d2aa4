import type { ReactNode } from 'react';

/** Where the parts of a review will stand. */
export function ReviewSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="skeleton h-7 w-72 max-w-full" />
      <div className="skeleton mt-2 h-4 w-96 max-w-full" />
      <div className="mt-10 grid gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_23rem]">
        {Array.from({ length: 3 }, (_, column) => (
          <div key={column} className="card space-y-3 p-4">
            {Array.from({ length: 9 }, (_, line) => (
              <div key={line} className="skeleton h-4" style={{ width: `${50 + ((line * 37) % 45)}%` }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

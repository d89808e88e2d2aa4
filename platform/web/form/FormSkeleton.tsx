import type { ReactNode } from 'react';

/** Where the fields of a record will stand. */
export function FormSkeleton({ hasSteps = false }: { readonly hasSteps?: boolean }): ReactNode {
  return (
    <div aria-hidden="true">
      <div className="skeleton h-7 w-72 max-w-full" />
      {hasSteps && <div className="skeleton mt-8 h-1.5 w-full max-w-4xl" />}
      <div className="mt-10 grid max-w-4xl gap-5 sm:grid-cols-2">
        {Array.from({ length: 8 }, (_, field) => (
          <div key={field} className="space-y-2">
            <div className="skeleton h-3.5 w-28" />
            <div className="skeleton h-8.5 pointer-coarse:h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}

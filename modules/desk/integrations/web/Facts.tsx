import type { ReactNode } from 'react';

/** What is known of a record, in a card: name and value. A value that is empty is left out. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className="card grid gap-x-8 gap-y-3 p-4 sm:grid-cols-2 xl:grid-cols-3">
      {of
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

interface FactsProps {
  readonly title?: string;
  /** A row without a value is left out. */
  readonly rows: readonly (readonly [string, string])[];
}

/** Names and values, one a line. */
export function Facts({ title, rows }: FactsProps): ReactNode {
  return (
    <section className="card p-4 sm:p-5">
      {title && <h2 className="mb-3 text-lg font-semibold">{title}</h2>}
      <dl className="space-y-3">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex justify-between gap-3">
                <dt className="shrink-0 text-muted">{name}</dt>
                <dd className="min-w-0 font-medium wrap-break-word tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

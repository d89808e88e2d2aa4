import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  readonly title: string;
  /** Under the title. */
  readonly hint?: string;
  /** At the other end of the head: a figure, a state. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page as a card with a head. */
export function TitledCard({ title, hint, beside, children }: TitledCardProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
        </div>
        {beside}
      </header>
      {children}
    </section>
  );
}

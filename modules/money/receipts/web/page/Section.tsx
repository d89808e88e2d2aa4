import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, beside, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {beside && <span className="text-right text-sm text-muted">{beside}</span>}
      </div>
      {children}
    </section>
  );
}

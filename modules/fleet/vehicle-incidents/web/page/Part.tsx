import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page, with its heading and a figure at its end. */
export function Part({ title, beside, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="ml-auto text-right text-sm text-muted">{beside}</span>
      </div>
      {children}
    </section>
  );
}

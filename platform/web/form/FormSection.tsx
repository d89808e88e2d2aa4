import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly hint?: ReactNode;
  /** Fields, in two columns where there is room; a wide one says `className="sm:col-span-2"`. */
  readonly children: ReactNode;
}

/** Title and explanation on the left, fields on the right. */
export function FormSection({ title, hint, children }: FormSectionProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-b border-line py-6 last:border-b-0 lg:grid-cols-[minmax(12rem,15rem)_minmax(0,41rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface LoadBlockProps {
  readonly title: string;
  readonly hint: string;
  /** The title stands above: a table needs the width. */
  readonly isWide?: boolean;
  /** Fields, in six columns where there is room. */
  readonly children: ReactNode;
}

/** One of the blocks of a load's form: what it is about on the left, its fields close together on the right. */
export function LoadBlock({ title, hint, isWide = false, children }: LoadBlockProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'grid gap-x-6 gap-y-3 border-b border-line py-5 first:pt-2 last:border-b-0',
        !isWide && 'lg:grid-cols-[7rem_minmax(0,1fr)]',
      )}
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{hint}</p>
      </div>
      <div className="grid min-w-0 content-start gap-x-4 gap-y-3 sm:grid-cols-6">{children}</div>
    </section>
  );
}

interface MoreProps {
  readonly title: string;
  /** Something is filled in there already. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Fields that few loads need: one press of the keyboard away. */
export function More({ title, isOpen, children }: MoreProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState();
  useEffect(() => {
    // What is wrong must be seen, and can have the focus only then.
    if (details.current?.querySelector('[aria-invalid="true"]')) details.current.open = true;
  }, [errors]);
  return (
    <details ref={details} open={isOpen} className="sm:col-span-6">
      <summary className="w-fit cursor-pointer rounded-ctl py-1 text-sm text-muted hover:text-ink">{title}</summary>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-6">{children}</div>
    </details>
  );
}

import { type ReactNode, useId } from 'react';

interface ProfilePartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Title and explanation on the left, as the sections of a form, for what is not saved with it. */
export function ProfilePart({ title, hint, children }: ProfilePartProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-line py-6 lg:grid-cols-[minmax(12rem,15rem)_minmax(0,41rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

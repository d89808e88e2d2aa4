import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PlainPageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** It stands inside a page that has a title already. */
  readonly isPart?: boolean;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** A page that says one thing. */
export function PlainPage({ icon: Icon, title, text, isPart, children }: PlainPageProps): ReactNode {
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-[12vh] text-center">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Icon size={22} aria-hidden="true" />
      </span>
      <Heading className="mt-5 text-xl font-semibold">{title}</Heading>
      <p className="mt-2 text-muted">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface RecordLineProps {
  readonly path: string;
  readonly title: string;
  readonly detail: ReactNode;
  /** How it stands. */
  readonly children?: ReactNode;
}

/** One record on the dashboard: which one, what is the matter, and how it stands. */
export function RecordLine({ path, title, detail, children }: RecordLineProps): ReactNode {
  return (
    <li>
      <Link
        to={path}
        className="flex items-center justify-between gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken/60"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          <span className="mt-0.5 block truncate text-sm text-muted">{detail}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}

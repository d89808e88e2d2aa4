import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShipperRow } from '#modules/customers/contract.ts';

interface CustomerLineProps {
  readonly row: ShipperRow;
  readonly path: string;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}

/** One customer on the dashboard: who, what is the matter, and how it stands. */
export function CustomerLine({ row, path, detail, children }: CustomerLineProps): ReactNode {
  return (
    <li>
      <Link
        to={path}
        className="flex items-center justify-between gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken/60"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{row.registeredName}</span>
          <span className="mt-0.5 block truncate text-sm text-muted">{detail}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}

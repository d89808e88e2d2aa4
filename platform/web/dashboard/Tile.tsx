import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkTo } from '../shell/address.ts';

interface TileProps {
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** Where the figure comes from: the list that has as many rows. */
  readonly url: string;
}

/** One figure of the dashboard, which leads to what it counts. */
export function Tile({ label, value, url }: TileProps): ReactNode {
  return (
    <li className="flex-1 basis-40 bg-surface">
      <Link
        {...linkTo(url)}
        className="group flex h-full flex-col justify-between gap-1 px-4 py-3.5 -outline-offset-2 hover:bg-sunken/60"
      >
        <span className="text-muted">{label}</span>
        {value === undefined ? (
          <span className="skeleton my-1 h-6 w-12" />
        ) : (
          <span className="text-xl font-semibold tracking-tight tabular-nums">{value}</span>
        )}
      </Link>
    </li>
  );
}

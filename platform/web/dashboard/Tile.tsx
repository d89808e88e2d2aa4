import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { useLanguage } from '../language.ts';
import { linkTo } from '../shell/address.ts';

interface TileProps {
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  /** Where the figure comes from: the list that has as many rows. */
  readonly url: string;
  /** Red is late or lost, amber will be soon; nothing of it is nothing to colour. */
  readonly tone?: 'danger' | 'warn' | undefined;
}

const toneText = { danger: 'text-danger', warn: 'text-warn' } as const;

/** One figure of the dashboard, which leads to what it counts. */
export function Tile({ label, value, url, tone }: TileProps): ReactNode {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  return (
    <li>
      <Link
        {...linkTo(url)}
        className="group flex h-full flex-col gap-1 px-4 pt-1 pb-3 -outline-offset-2 hover:bg-sunken/60"
      >
        {value === undefined ? (
          <span className="skeleton my-1 h-6 w-12" />
        ) : (
          <span
            className={clsx(
              'text-xl font-semibold tracking-tight tabular-nums',
              value === 0 ? 'font-normal text-faint' : tone && toneText[tone],
            )}
          >
            {number.format(value)}
          </span>
        )}
        <span className="text-sm text-muted">{label}</span>
      </Link>
    </li>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';

interface TruncatedProps {
  readonly children: string;
  readonly className: string;
}

/** A long text that gives way to the columns beside it, and is whole for whoever points at it. */
export function Truncated({ children, className }: TruncatedProps): ReactNode {
  return (
    <span className={clsx('block truncate', className)} title={children}>
      {children}
    </span>
  );
}

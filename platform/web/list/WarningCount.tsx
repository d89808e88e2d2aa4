import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface WarningCountProps {
  readonly count: number;
  /** The same as a phrase: `2 warnings`. */
  readonly label: string;
}

/** How many warnings a row carries; none is an empty cell. */
export function WarningCount({ count, label }: WarningCountProps): ReactNode {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 align-bottom text-warn" title={label}>
      <TriangleAlert size={14} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

/**
 * One line always. It is cut between words, so that a column may be as narrow as its longest one: long texts give way to
 * the columns beside them, and the whole is in the title (`sayWhatIsCut`).
 */
export const longText = 'line-clamp-1 break-normal';

interface CellValueProps {
  readonly isNumber: boolean;
  readonly room: Column<never>['room'];
  readonly children: ReactNode;
}

/** The content of a cell. Numbers are never cut. */
export function CellValue({ isNumber, room, children }: CellValueProps): ReactNode {
  if (isNumber) return children;
  return (
    <div
      className={
        room === 'little'
          ? 'line-clamp-1 max-w-36 break-all'
          : clsx(longText, room === 'whole' && 'min-[1400px]:whitespace-nowrap')
      }
    >
      {children}
    </div>
  );
}

import { type ReactNode, Suspense } from 'react';
import type { AskedDeed, Deeds } from '../load-part.ts';

interface RowDeedsProps {
  readonly asked: AskedDeed | undefined;
  readonly deeds: Deeds;
  readonly onClose: () => void;
}

/** The dialog of what was asked for in a row; nothing while nothing is asked. */
export function RowDeeds({ asked, deeds, onClose }: RowDeedsProps): ReactNode {
  const Dialog = asked && deeds[asked.deed];
  if (!Dialog) return null;
  // Words that the dialog alone needs are fetched when it is opened: the list stays meanwhile.
  return (
    <Suspense>
      <Dialog row={asked.row} onClose={onClose} />
    </Suspense>
  );
}

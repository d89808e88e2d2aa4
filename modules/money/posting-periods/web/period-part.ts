import type { ComponentType } from 'react';
import type { FiscalMonth, PostingBlocker } from '../contract.ts';
import type { PostingArea } from '../status.ts';

export interface PeriodVerbProps {
  readonly month: FiscalMonth;
  readonly area: PostingArea;
  readonly blockers: readonly PostingBlocker[];
}

/** What a module above can do with a month of an area; it draws nothing where it can do nothing. */
export interface PeriodPart {
  readonly Verb: ComponentType<PeriodVerbProps>;
}

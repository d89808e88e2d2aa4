import type { ReactNode } from 'react';
import { Fact as PartyFact } from '#modules/parties/web/desk.ts';
import { useFieldLabel } from '../labels.ts';
import { useReviewed } from './reviewed.ts';

interface FactProps {
  /** A path of the record: it gives the label, and the findings that point here. */
  readonly path: string;
  /** Where the application has no word for it. */
  readonly label?: string;
  /** Empty: it was not filled in. */
  readonly children: ReactNode;
}

/** One field of the customer that is shown. */
export function Fact({ path, label: own, children }: FactProps): ReactNode {
  const label = useFieldLabel();
  const { findings } = useReviewed();
  return (
    <PartyFact path={path} label={own ?? label(path).split(', ').at(-1) ?? path} findings={findings}>
      {children}
    </PartyFact>
  );
}

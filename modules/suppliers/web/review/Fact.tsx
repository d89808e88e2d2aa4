import type { ReactNode } from 'react';
import { Fact as PartyFact } from '#modules/parties/web/desk.ts';
import { useFieldLabel } from '../labels.ts';
import { useReviewed } from './review.ts';

interface FactProps {
  /** A path of carrierDetail: it gives the label, and the findings that point here. */
  readonly path: string;
  /** Empty: it was not filled in. */
  readonly children: ReactNode;
}

/** One field of the supplier that is reviewed. */
export function Fact({ path, children }: FactProps): ReactNode {
  const label = useFieldLabel();
  const { findings } = useReviewed();
  return (
    <PartyFact path={path} label={label(path).split(', ').at(-1) ?? path} findings={findings}>
      {children}
    </PartyFact>
  );
}

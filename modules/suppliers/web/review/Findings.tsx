import type { ReactNode } from 'react';
import type { PartyFinding } from '#modules/parties/findings.ts';
import {
  type FindingWords,
  Findings as PartyFindings,
  useFindingWords as useWords,
} from '#modules/parties/web/desk.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { useFieldLabel } from '../labels.ts';

interface FindingsProps {
  readonly findings: readonly PartyFinding[];
  /** Shows the field that a finding is about. */
  readonly onShow?: (path: string) => void;
}

/** What the checks found about a supplier. */
export function Findings(props: FindingsProps): ReactNode {
  return <PartyFindings {...props} words={useFindingWords()} labelOf={useFieldLabel()} />;
}

const catalogues = [supplierFailureTexts] as const;
const amountCodes = ['certificateCoverDiffers'] as const;

/** The sentence for a finding about a supplier. */
export function useFindingWords(): FindingWords {
  return useWords(catalogues, amountCodes);
}

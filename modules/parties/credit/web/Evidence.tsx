import type { ReactNode } from 'react';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import type { CreditChangeRecord } from '#modules/parties/credit/contract.ts';
import { credit, useMayCredit } from './calls.ts';

/** The document that supports a change, beside it; for who may open it. */
export function Evidence({ record }: { readonly record: CreditChangeRecord }): ReactNode {
  const may = useMayCredit('getShipperCreditFile');
  const { id, evidence } = record;
  if (evidence === null || !may) return null;
  return (
    <DocumentViewer
      documents={[
        {
          blobName: evidence.blobName,
          name: evidence.fileName,
          load: () => credit.getShipperCreditFile({ id }),
        },
      ]}
      className="h-[75dvh] min-w-0"
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { eligibilityRead, type Load } from './calls.ts';
import { Findings } from './CarrierList.tsx';

/** “Who may take it?”: every transporter with what stands against it, in words, and where it is mended. */
export function EligibilityPart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  return (
    <RecordGate query={useQuery(eligibilityRead(load.id))} skeleton={<ReviewSkeleton />}>
      {({ findings, suppliers }) => (
        <div className="grid gap-4">
          <Findings findings={findings} />
          {suppliers.length === 0 && <p className="text-muted">{t('noTransporters')}</p>}
          <ul className="card divide-y divide-line">
            {suppliers
              .toSorted((a, b) => Number(b.isEligible) - Number(a.isEligible))
              .map((supplier) => (
                <li key={supplier.supplierId} className="px-4 py-3">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    {supplier.supplierName}
                    <StatusBadge tone={supplier.isEligible ? (supplier.findings.length > 0 ? 'warn' : 'ok') : 'danger'}>
                      {t(
                        supplier.isEligible
                          ? supplier.findings.length > 0
                            ? 'eligibleWarned'
                            : 'eligible'
                          : 'blocked',
                      )}
                    </StatusBadge>
                  </p>
                  <Findings findings={supplier.findings} />
                </li>
              ))}
          </ul>
        </div>
      )}
    </RecordGate>
  );
}

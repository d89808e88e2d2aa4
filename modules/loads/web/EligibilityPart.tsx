import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { loadFailureTexts } from '../messages/failures/index.ts';
import { type EligibilityFinding, eligibilityRead, type Load } from './calls.ts';

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

function Findings({ findings }: { readonly findings: readonly EligibilityFinding[] }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const find = useCodeTexts([loadFailureTexts]);
  return (
    <ul className="grid gap-1">
      {findings.map((finding) => (
        <li
          key={`${finding.code} ${finding.subject}`}
          className={finding.level === 'E' && !finding.isOverridden ? 'text-danger' : 'text-warn'}
        >
          <Link {...linkTo(finding.path)} className="underline">
            {find(finding.code, finding.details) ?? finding.code}
          </Link>
          {finding.isOverridden && ` (${t('overridden')})`}
        </li>
      ))}
    </ul>
  );
}

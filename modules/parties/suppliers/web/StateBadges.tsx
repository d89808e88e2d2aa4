import { type ReactNode, useCallback } from 'react';
import { daysBetween } from '#platform/dates.ts';
import { stateBadge, StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow } from '../contract.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import type { ApplicationState, CertificateState, ComplianceState } from '../status.ts';
import { today } from '#platform/web/formats.ts';

/** Where the application of a supplier stands. */
export const ApplicationBadge = stateBadge<ApplicationState, 'status'>(supplierDeskTexts, 'status', {
  pending: 'info',
  infoRequested: 'warn',
  approved: 'ok',
  rejected: 'danger',
  deleted: 'plain',
});

/** Where a certificate stands. */
export const CertificateBadge = stateBadge<CertificateState, 'certificate'>(supplierDeskTexts, 'certificate', {
  submitted: 'info',
  pending: 'info',
  approved: 'ok',
  rejected: 'danger',
  superseded: 'plain',
});

const complianceTones: Readonly<Record<ComplianceState, Tone>> = {
  COMPLIANT: 'ok',
  EXPIRING: 'warn',
  NON_COMPLIANT: 'danger',
  NOT_CHECKED: 'plain',
};

type Covered = Pick<SupplierRow, 'compliance' | 'gitTo' | 'isTrasporter'>;

/** Whether a supplier may be given loads, in words with the days that are left. */
export function useComplianceWords(): (row: Covered) => string {
  const t = useTexts(supplierDeskTexts);
  return useCallback(
    ({ compliance, gitTo, isTrasporter }) => {
      if (!isTrasporter) return t('coverNotNeeded');
      const days = gitTo ? daysBetween(today(), gitTo) : undefined;
      switch (compliance) {
        case 'COMPLIANT':
          return days === undefined ? t('covered') : t('coveredForDays', { count: days });
        case 'EXPIRING':
          return days === undefined
            ? t('coverEndsSoon')
            : days === 0
              ? t('coverEndsToday')
              : t('coverEndsInDays', { count: days });
        case 'NON_COMPLIANT':
          return days === undefined || days >= 0 ? t('notCovered') : t('coverEndedDaysAgo', { count: -days });
        case 'NOT_CHECKED':
          return t('coverToCheck');
      }
    },
    [t],
  );
}

export function ComplianceBadge({ of }: { readonly of: Covered }): ReactNode {
  const words = useComplianceWords();
  return <StatusBadge tone={of.isTrasporter ? complianceTones[of.compliance] : 'plain'}>{words(of)}</StatusBadge>;
}

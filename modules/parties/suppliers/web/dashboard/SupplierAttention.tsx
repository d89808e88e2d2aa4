import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import { RecordLine } from '#platform/web/dashboard/RecordLine.tsx';
import { readOf } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { useFormats } from '#platform/web/formats.ts';
import { supplierPath } from '../paths.ts';
import { ApplicationBadge, ComplianceBadge } from '../StateBadges.tsx';

/** So many of each kind: a list of what to do now, and not a report. */
const shownOfEach = 4;

type Asked = Parameters<typeof suppliers.getAllCarriersByClientName>[0];

/** The first of those that are asked for, in the order of what presses most. */
function attentionRead(what: string, asked: Asked) {
  return readOf([suppliersNoun, 'attention', what], (options) =>
    suppliers.getAllCarriersByClientName({ ...asked, descending: false, pageSize: shownOfEach }, options),
  );
}

/** What waits for this person: applications, the oldest first, and approved suppliers whose cover ends or has ended. */
export function SupplierAttention(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const mayDecide = useMay('approveCarrier');
  const waiting = useQuery({
    ...attentionRead('waiting', { status: ['pending'], sort: 'submittedAt' }),
    enabled: mayDecide,
  });
  const uncovered = useQuery(
    attentionRead('uncovered', {
      status: ['approved'],
      compliance: ['EXPIRING', 'NON_COMPLIANT'],
      isTrasporter: true,
      sort: 'gitTo',
    }),
  );
  const failed = [waiting, uncovered].find(({ error, data }) => error && !data);
  if (failed?.error) return <LineFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!uncovered.data || (mayDecide && !waiting.data)) return <LineSkeleton lines={4} />;
  return (
    <>
      {waiting.data?.rows.map((row) => (
        <RecordLine
          key={row.keyIdentifier}
          path={supplierPath(row.keyIdentifier)}
          title={row.carrierName}
          detail={t('waitsSince', { at: formats.day(row.submittedAt) })}
        >
          <ApplicationBadge state={row.status} />
        </RecordLine>
      ))}
      {uncovered.data.rows.map((row) => (
        <RecordLine
          key={row.keyIdentifier}
          path={supplierPath(row.keyIdentifier)}
          title={row.carrierName}
          detail={<ComplianceBadge of={row} />}
        />
      ))}
    </>
  );
}

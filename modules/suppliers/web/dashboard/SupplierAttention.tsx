import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRow } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { useFormats } from '#platform/web/formats.ts';
import { supplierPath } from '../paths.ts';
import { ApplicationBadge, ComplianceBadge } from '../StatusWords.tsx';

/** So many of each kind: a list of what to do now, and not a report. */
const shownOfEach = 4;

/** What waits for this person: applications, the oldest first, and approved suppliers whose cover ends or has ended. */
export function SupplierAttention(): ReactNode {
  const mayDecide = useMay('approveCarrier');
  const waiting = useQuery({
    queryKey: [suppliersNoun, 'attention', 'waiting'],
    queryFn: ({ signal }) =>
      suppliers.getAllCarriersByClientName(
        { status: ['pending'], sort: 'submittedAt', descending: false, pageSize: shownOfEach },
        { signal },
      ),
    enabled: mayDecide,
  });
  const uncovered = useQuery({
    queryKey: [suppliersNoun, 'attention', 'uncovered'],
    queryFn: ({ signal }) =>
      suppliers.getAllCarriersByClientName(
        {
          status: ['approved'],
          compliance: ['EXPIRING', 'NON_COMPLIANT'],
          isTrasporter: true,
          sort: 'gitTo',
          descending: false,
          pageSize: shownOfEach,
        },
        { signal },
      ),
  });
  const failed = [waiting, uncovered].find(({ error, data }) => error && !data);
  if (failed?.error) return <LineFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!uncovered.data || (mayDecide && !waiting.data)) return <LineSkeleton lines={4} />;
  return (
    <>
      {waiting.data?.rows.map((row) => (
        <WaitingLine key={row.keyIdentifier} row={row} />
      ))}
      {uncovered.data.rows.map((row) => (
        <Line key={row.keyIdentifier} row={row} detail={<ComplianceBadge of={row} />} />
      ))}
    </>
  );
}

function WaitingLine({ row }: { readonly row: SupplierRow }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  return (
    <Line row={row} detail={t('waitsSince', { at: formats.day(row.submittedAt) })}>
      <ApplicationBadge status={row.status} />
    </Line>
  );
}

interface LineProps {
  readonly row: SupplierRow;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

function Line({ row, detail, children }: LineProps): ReactNode {
  return (
    <li>
      <Link
        to={supplierPath(row.keyIdentifier)}
        className="flex items-center justify-between gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken/60"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{row.carrierName}</span>
          <span className="mt-0.5 block truncate text-sm text-muted">{detail}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}

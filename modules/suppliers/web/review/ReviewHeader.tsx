import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { useFormats } from '../formats.ts';
import { ApplicationBadge, ComplianceBadge } from '../StatusWords.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { coverEnd, useReviewed } from './review.ts';

/** Who it is, where the application stands, how it came here, and what can be done. */
export function ReviewHeader({ barrierId }: { readonly barrierId: string }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const record = useReviewed();
  const {
    carrierName,
    status,
    compliance,
    carrierDetail,
    source,
    submittedBy,
    submittedAt,
    decidedBy,
    decidedAt,
    decisionReason,
  } = record;
  const came = t(source === 'link' ? 'cameByLink' : 'cameByStaff', {
    by: submittedBy,
    at: formats.moment(submittedAt),
  });
  const decided =
    decidedAt &&
    (status === 'approved' || status === 'rejected') &&
    t(`${status}ByAt`, { by: decidedBy ?? '', at: formats.moment(decidedAt) });
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl font-semibold break-words">{carrierName}</h1>
          <ApplicationBadge status={status} />
          <ComplianceBadge of={{ compliance, gitTo: coverEnd(record), isTrasporter: carrierDetail.isTrasporter }} />
        </div>
        <p className="mt-1 text-muted">
          {came}
          {decided && ` ${decided}`}
        </p>
        {decisionReason && (
          <p className="mt-1 max-w-prose break-words">
            <span className="text-muted">{t(status === 'infoRequested' ? 'question' : 'reason')}:</span>{' '}
            {decisionReason}
          </p>
        )}
      </div>
      <DecisionBar barrierId={barrierId} />
    </header>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import type { ApplicationState } from '#modules/suppliers/status.ts';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, ComplianceBadge } from '../StatusWords.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { coverEnd, useReviewed } from './review.ts';

/** What the last decision was, where it still says how things are, and what its words are. */
const decisions = {
  approved: { said: 'approvedByAt', why: 'comment' },
  rejected: { said: 'rejectedByAt', why: 'reason' },
  infoRequested: { said: 'askedByAt', why: 'question' },
  deleted: { said: 'removedByAt', why: 'reason' },
  pending: undefined,
} as const satisfies Record<ApplicationState, unknown>;

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
  const decision = decidedAt ? decisions[status] : undefined;
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
          {decision && ` ${t(decision.said, { by: decidedBy ?? '', at: formats.moment(decidedAt) })}`}
        </p>
        {decision && decisionReason && (
          <p className="mt-1 max-w-prose break-words">
            <span className="text-muted">{t(decision.why)}:</span> {decisionReason}
          </p>
        )}
      </div>
      <DecisionBar barrierId={barrierId} />
    </header>
  );
}

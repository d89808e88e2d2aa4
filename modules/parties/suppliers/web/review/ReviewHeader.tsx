import type { ReactNode } from 'react';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { PartyHeader } from '#modules/parties/parties/web/desk.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, ComplianceBadge } from '../StateBadges.tsx';
import { coverEnd, useReviewed } from './reviewed.ts';
import { useDecidedSupplier, useSupplierDecisions } from './use-decisions.tsx';

const failures = [supplierFailureTexts] as const;

/** What the last decision was, where it still says how things are, and what its words are. */
const decisions = {
  approved: { said: 'approvedByAt', why: 'comment' },
  rejected: { said: 'rejectedByAt', why: 'reason' },
  infoRequested: { said: 'askedByAt', why: 'question' },
  deleted: { said: 'removedByAt', why: 'reason' },
  pending: undefined,
} as const satisfies Record<ApplicationState, unknown>;

/** Who it is, where the application stands, how it came here, and what can be done. */
export function ReviewHeader(): ReactNode {
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
    <PartyHeader
      title={carrierName}
      badges={
        <>
          <ApplicationBadge state={status} />
          <ComplianceBadge of={{ compliance, gitTo: coverEnd(record), isTrasporter: carrierDetail.isTrasporter }} />
        </>
      }
      came={came}
      decision={
        decision && {
          said: t(decision.said, { by: decidedBy ?? '', at: formats.moment(decidedAt) }),
          why: t(decision.why),
          reason: decisionReason,
        }
      }
    >
      <Decisions record={useDecidedSupplier()} decisions={useSupplierDecisions()} failures={failures} />
    </PartyHeader>
  );
}

import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import type { ApplicationState } from '#modules/parties/customers/status.ts';
import { PartyHeader } from '#modules/parties/parties/web/desk.ts';
import { useCustomerTitle } from '../form/title.ts';
import { ApplicationBadge, CreditBadge, StandingBadge } from '../StateBadges.tsx';
import { failures } from '../failures.ts';
import { useReviewed } from './reviewed.ts';
import { useCustomerDecisions, useDecidedCustomer } from './use-decisions.tsx';

/** What the last decision was, where it still says how things are, and what its words are. */
const decisions = {
  new: undefined,
  pending: undefined,
  VETTING: { said: 'vettedByAt', why: 'comments' },
  INFO_REQUESTED: { said: 'askedByAt', why: 'question' },
  RECOMMENDED: { said: 'recommendedByAt', why: 'comments' },
  approve: { said: 'approvedByAt', why: 'comments' },
  DECLINED: { said: 'declinedByAt', why: 'reason' },
  WITHDRAWN: { said: 'withdrawnByAt', why: 'reason' },
  EXPIRED: { said: 'expiredAt', why: 'reason' },
} as const satisfies Record<ApplicationState, unknown>;

/** A recommendation is told by itself, so that head and panel name the same person, also where the record was changed since. */
function lastDecision({ status, recommendation, ...record }: ReturnType<typeof useReviewed>) {
  if (status !== 'RECOMMENDED' || !recommendation) return record;
  return { decidedBy: recommendation.by, decidedAt: recommendation.at, decisionReason: recommendation.comments };
}

/** Who it is, where it stands, how it came here, and what can be done. */
export function ReviewHeader(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const title = useCustomerTitle();
  const record = useReviewed();
  const { status, standing, creditStatus } = record;
  const { decidedBy, decidedAt, decisionReason } = lastDecision(record);
  const came = t(record.isAdminCaptured ? 'cameByStaff' : 'cameByLink', {
    by: record.submittedBy,
    at: formats.moment(record.submittedAt),
  });
  const decision = decidedAt ? decisions[status] : undefined;
  const isPlain = standing !== null && status === 'approve';
  return (
    <PartyHeader
      title={title(record)}
      badges={
        <>
          {!isPlain && <ApplicationBadge state={status} />}
          <StandingBadge state={standing} />
          {creditStatus !== 'SUSPENDED' && <CreditBadge state={creditStatus} />}
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
      <Decisions record={useDecidedCustomer()} decisions={useCustomerDecisions()} failures={failures} />
    </PartyHeader>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import type { ClaimRecord } from '../contract.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { claimFailures, claimHistoryRead, claimRead, claimsNoun, useMay } from './calls.ts';
import { Evidence } from './Evidence.tsx';
import { claimListPath } from './paths.ts';
import { useClaimDecisions } from './use-decisions.tsx';
import { ClaimBadge, deadlineTone } from './words.tsx';

/** `/claims/{id}`: what is claimed, what proves it, and what became of it. */
export function ClaimScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${claimsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(claimRead(id))} listPath={claimListPath} skeleton={<ReviewSkeleton />}>
      {(claim) => <ClaimPage key={claim.id} claim={claim} />}
    </RecordGate>
  );
}

function ClaimPage({ claim }: { readonly claim: ClaimRecord }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  const decisions = useClaimDecisions(claim);
  const mayHistory = useMay('getClaimHistory');
  usePageTitle(claim.claimNo);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {claim.claimNo}
            <ClaimBadge state={claim.status} />
          </h1>
          <p className="mt-1 text-muted">
            {[t(`side_${claim.side}`), claim.partyName, formats.money(claim.amount, claim.currency)].join(' · ')}
          </p>
        </div>
        <Decisions
          record={{ noun: claimsNoun, id: claim.id, lockId: claim.lockId }}
          decisions={decisions}
          failures={claimFailures}
        />
      </header>
      <div className="mb-4 empty:hidden">
        <DecisionBarriers decisions={decisions} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Facts claim={claim} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Evidence claim={claim} />
        </div>
        {mayHistory && <History id={claim.id} />}
      </div>
    </>
  );
}

function Facts({ claim }: { readonly claim: ClaimRecord }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  const lines: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t('kind'), value: t(`kind_${claim.kind}`) },
    { label: t('party'), value: claim.partyName },
    { label: t('reference'), value: claim.reference },
    { label: t('load'), value: claim.loadId !== null && <To path={loadPath(claim.loadId)}>{claim.loadNumber}</To> },
    {
      label: t('incident'),
      value: claim.incidentId !== null && <To path={`/vehicleIncident/${claim.incidentId}`}>{claim.incidentNo}</To>,
    },
    { label: t('amount'), value: formats.money(claim.amount, claim.currency) },
    { label: t('reserve'), value: claim.reserve > 0 && formats.money(claim.reserve, claim.currency) },
    { label: t('accepted'), value: claim.accepted !== null && formats.money(claim.accepted, claim.currency) },
    { label: t('handInBy'), value: claim.handInBy && <HandInBy claim={claim} /> },
    { label: t('handedInOn'), value: formats.date(claim.handedInOn) },
    { label: t('outcome'), value: claim.outcome },
    { label: t('decidedBy'), value: claim.decidedAt && `${claim.decidedBy}, ${formats.moment(claim.decidedAt)}` },
    {
      label: t('deductedFrom'),
      value: claim.purchaseInvoiceId !== null && (
        <To path={`/editPurchaseInvoice/${claim.purchaseInvoiceId}`}>{claim.purchaseInvoiceNo}</To>
      ),
    },
    { label: t('journal'), value: claim.proposalNumber },
    { label: t('description'), value: claim.description },
  ];
  return (
    <TitledCard title={t('facts')}>
      <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5 px-4 py-3">
        {lines
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </TitledCard>
  );
}

/** The deadline, and how much of it is left. */
function HandInBy({ claim: { handInBy, daysLeft: left } }: { readonly claim: ClaimRecord }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  return (
    <>
      {formats.date(handInBy)}
      {left !== null && (
        <span className={deadlineTone(left)}>
          {' · '}
          {left < 0 ? t('daysLate', { days: -left }) : t('daysLeft', { days: left })}
        </span>
      )}
    </>
  );
}

function To({ path, children }: { readonly path: string; readonly children: string }): ReactNode {
  return (
    <Link {...linkTo(path)} className="underline">
      {children}
    </Link>
  );
}

const days: readonly string[] = ['handedInOn'];
const amounts: readonly string[] = ['amount', 'accepted'];

function History({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const words = useCodeTexts([claimDeskTexts as never]);
  const formats = useFormats();
  return (
    <TitledCard title={t('history')}>
      <div className="px-4 py-3">
        <RecordHistory
          query={useQuery(claimHistoryRead(id))}
          words={words}
          value={(path, value) =>
            days.includes(path)
              ? formats.date(String(value))
              : amounts.includes(path) && typeof value === 'number'
                ? formats.money(value)
                : (words(`${path === 'paper' ? 'evidence' : path}_${String(value)}`) ?? String(value))
          }
        />
      </div>
    </TitledCard>
  );
}

import { useQuery } from '@tanstack/react-query';
import { BookCheck, Check, FileMinus, HandCoins, Pencil, Send, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { accountSource } from '#modules/base/profit-centres/web/desk.ts';
import type { ClaimRecord } from '../contract.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { claimFailureTexts } from '../messages/failures/index.ts';
import { type ClaimEvent, claimLife } from '../status.ts';
import { claimInvoicesRead, claims, useMay } from './calls.ts';
import { changeClaimPath } from './paths.ts';

const nothing = z.strictObject({});
const reasoned = z.strictObject({ reason: requiredText(500) });
const accepting = z.strictObject({ accepted: amount.min(0.01).max(1_000_000_000).nullable(), outcome: requiredText(500) });
const settling = z.strictObject({ outcome: requiredText(500) });
const deducting = z.strictObject({ purchaseInvoiceId: z.uuid({ error: 'required' }) });
const proposing = z.strictObject({
  date: calendarDate,
  debit: requiredText(20),
  credit: requiredText(20),
  centre: text(20),
});
const Accepting = deskFieldsFor<typeof accepting>();
const Settling = deskFieldsFor<typeof settling>();
const Deducting = deskFieldsFor<typeof deducting>();
const Proposing = deskFieldsFor<typeof proposing>();

/** What the person may do with a claim now. */
export function useClaimDecisions(claim: ClaimRecord): readonly Decision[] {
  const [upkeep, decisions, paid] = [useUpkeep(claim), useDecisions(claim), usePaid(claim)];
  const journal = useJournal(claim);
  return [
    ...journal,
    ...offered<string, ClaimEvent>(claimLife as never, claim.status, [...upkeep, ...decisions, ...paid]),
  ];
}

function useUpkeep(claim: ClaimRecord): readonly Decision<ClaimEvent>[] {
  const t = useTexts(claimDeskTexts);
  const refusals = useTexts(claimFailureTexts);
  const { id, claimNo: number } = claim;
  return [
    { event: 'edit', may: useMay('putClaim'), icon: Pencil, title: t('edit'), does: { path: changeClaimPath(id) } },
    {
      event: 'withdraw',
      may: useMay('deleteClaim'),
      place: 'menu',
      icon: X,
      title: t('withdraw'),
      does: asksReason({
        title: t('withdrawTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('withdrawn'),
        decide: ({ reason }, options) => claims.deleteClaim({ id, reason }, options),
      }),
    },
    {
      event: 'submit',
      may: useMay('submitClaim'),
      kind: 'main',
      icon: Send,
      barrier: claim.amount === 0 ? refusals('claimAmountMissing') : null,
      title: t('submit'),
      does: asks({
        title: t('submitTitle', { number }),
        ...(claim.missing > 0 && { text: t('submitMissing', { count: claim.missing }) }),
        schema: nothing,
        initial: {},
        done: t('submitted'),
        decide: (_, options) => claims.submitClaim({ id }, options),
      }),
    },
    {
      event: 'reopen',
      may: useMay('reopenClaim'),
      place: 'menu',
      icon: Undo2,
      title: t('reopen'),
      does: asksReason({
        title: t('reopenTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reopened'),
        decide: ({ reason }, options) => claims.reopenClaim({ id, reason }, options),
      }),
    },
  ];
}

function useOwn({ decisionBarrier }: ClaimRecord): string | null {
  const refusals = useTexts(claimFailureTexts);
  return decisionBarrier === null ? null : refusals(decisionBarrier as 'claimOwn');
}

function useDecisions(claim: ClaimRecord): readonly Decision<ClaimEvent>[] {
  const t = useTexts(claimDeskTexts);
  const barrier = useOwn(claim);
  const { id, claimNo: number } = claim;
  return [
    {
      event: 'reject',
      may: useMay('rejectClaim'),
      kind: 'danger',
      barrier,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => claims.rejectClaim({ id, reason }, options),
      }),
    },
    {
      event: 'accept',
      may: useMay('acceptClaim'),
      kind: 'main',
      barrier,
      icon: Check,
      title: t('accept'),
      does: asks({
        title: t('acceptTitle', { number }),
        text: t('acceptText'),
        schema: accepting,
        initial: { accepted: claim.amount, outcome: '' },
        fields: (
          <>
            <Accepting.Money name="accepted" label={t('accepted')} required />
            <Accepting.Textarea name="outcome" label={t('outcome')} required rows={3} />
          </>
        ),
        done: t('acceptDone'),
        decide: ({ accepted, outcome }, options) =>
          claims.acceptClaim({ id, accepted: accepted ?? 0, outcome }, options),
      }),
    },
  ];
}

function usePaid(claim: ClaimRecord): readonly Decision<ClaimEvent>[] {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  const barrier = useOwn(claim);
  const { id, claimNo: number } = claim;
  const isDeducted = claim.side === 'supplier';
  return [
    {
      event: 'settle',
      may: useMay('settleClaim'),
      ...(!isDeducted && { kind: 'main' as const }),
      barrier,
      icon: HandCoins,
      title: t('settle'),
      does: asks({
        title: t('settleTitle', { number }),
        text: t('settleText'),
        schema: settling,
        initial: { outcome: claim.outcome },
        fields: <Settling.Textarea name="outcome" label={t('outcome')} required rows={3} />,
        done: t('settled'),
        decide: ({ outcome }, options) => claims.settleClaim({ id, outcome }, options),
      }),
    },
    {
      event: 'deduct',
      may: useMay('deductClaim'),
      isPossible: isDeducted,
      kind: 'main',
      barrier,
      icon: FileMinus,
      title: t('deduct'),
      does: asks({
        title: t('deductTitle', { amount: formats.money(claim.accepted ?? 0, claim.currency) }),
        text: t('deductText'),
        schema: deducting,
        initial: { purchaseInvoiceId: '' },
        fields: <Invoices claim={claim} />,
        done: t('deducted'),
        decide: ({ purchaseInvoiceId }, options) => claims.deductClaim({ id, purchaseInvoiceId }, options),
      }),
    },
  ];
}

/** The supplier's invoices with enough left to pay. */
function Invoices({ claim }: { readonly claim: ClaimRecord }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  const { data } = useQuery(claimInvoicesRead(claim.id));
  const enough = data?.filter(({ isEnough }) => isEnough);
  if (enough?.length === 0) return <p className="text-warn">{t('deductNone')}</p>;
  return (
    <Deducting.Select
      name="purchaseInvoiceId"
      label={t('invoice')}
      required
      options={(enough ?? []).map(({ id, supplierInvoiceNo: number, dueDate, left }) => ({
        value: id,
        label: t('invoiceLeft', { number, date: formats.date(dueDate), amount: formats.money(left, claim.currency) }),
      }))}
    />
  );
}

function useJournal(claim: ClaimRecord): readonly Decision[] {
  const t = useTexts(claimDeskTexts);
  const formats = useFormats();
  const may = useMay('postClaimProposal') && claim.accepted !== null && claim.proposalId === null;
  if (!may) return [];
  return [
    {
      event: 'propose',
      may,
      icon: BookCheck,
      title: t('propose'),
      does: asks({
        title: t('proposeTitle', { amount: formats.money(claim.accepted ?? 0, claim.currency) }),
        text: t('proposeText'),
        schema: proposing,
        initial: { date: today(), debit: '', credit: '', centre: '' },
        fields: (
          <>
            <Proposing.Date name="date" label={t('date')} required />
            <Proposing.Searched name="debit" label={t('debit')} from={accountSource} required />
            <Proposing.Searched name="credit" label={t('credit')} from={accountSource} required />
            <Proposing.Text name="centre" label={t('centre')} />
          </>
        ),
        done: t('proposed'),
        decide: (values, options) => claims.postClaimProposal({ id: claim.id, ...values }, options),
      }),
    },
  ];
}

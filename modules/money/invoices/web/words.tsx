import { type ReactNode, useCallback } from 'react';
import { StatusBadge, stateBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '../messages/desk/index.ts';
import { invoiceQueueTexts } from '../messages/queue/index.ts';
import type { InvoiceStanding } from '../kinds.ts';
import { type Invoice, invoiceFailures, type InvoiceLine } from './calls.ts';

const tones: Readonly<Record<InvoiceStanding, Tone>> = {
  DRAFT: 'plain',
  APPROVED: 'info',
  VOID: 'plain',
  OPEN: 'info',
  OVERDUE: 'danger',
  PART_PAID: 'info',
  PAID: 'ok',
  CREDITED: 'plain',
  DISPUTED: 'warn',
};

export const StandingBadge = stateBadge(invoiceDeskTexts, 'standing', tones);

/** How a document stands, and what went wrong with it. */
export function InvoiceBadges({
  of,
}: {
  readonly of: Pick<InvoiceLine, 'standing' | 'isDisputed' | 'isSendFailed'>;
}): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <StandingBadge state={of.standing} />
      {of.isDisputed && of.standing !== 'DISPUTED' && <StandingBadge state="DISPUTED" />}
      {of.isSendFailed && <StatusBadge tone="danger">{t('sendFailed')}</StatusBadge>}
    </span>
  );
}

export const DisputeBadge = stateBadge(invoiceDeskTexts, 'dispute', {
  OPEN: 'warn',
  ACCEPTED: 'ok',
  REJECTED: 'plain',
  WITHDRAWN: 'plain',
});

export const BillingBadge = stateBadge(invoiceDeskTexts, 'billing', {
  NOT_READY: 'plain',
  READY: 'ok',
  IN_REVIEW: 'info',
  ON_HOLD: 'warn',
  SENT_BACK: 'warn',
  INVOICED: 'ok',
  PART_CREDITED: 'info',
  CREDITED: 'plain',
});

/** A gap in few words, as a list has room for. */
export function useGapWord(): (code: string) => string {
  const words = useCodeTexts([invoiceQueueTexts, ...invoiceFailures]);
  return (code) => words(`gap_${code}`) ?? words(code) ?? code;
}

/** What keeps a document from being posted, as a sentence. */
export function useFindingWord(): (finding: Invoice['findings'][number]) => string {
  const words = useCodeTexts([invoiceDeskTexts, ...invoiceFailures]);
  return ({ code, details }) => {
    const missing = String(details['missing'] ?? '')
      .split(', ')
      .map((each) => words(`particular_${each}`) ?? each)
      .join(', ');
    return words(code, { ...details, missing }) ?? code;
  };
}

/** What a document is called: its number, or what it is a draft of. */
export function useInvoiceName(): (invoice: Pick<InvoiceLine, 'number' | 'kind'>) => string {
  const t = useTexts(invoiceDeskTexts);
  return useCallback(({ number, kind }) => number || t(`draftOf_${kind}`), [t]);
}

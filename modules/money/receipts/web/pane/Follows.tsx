import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Cents, noCents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { useAmount } from '../amounts.ts';
import { type BankAccount, lastReceiptsRead, type ReceiptLine, useMay } from '../calls.ts';
import { receiptPath } from '../paths.ts';
import { PaneHeading, type Payer } from './PaneHead.tsx';
import type { Notes } from './use-ticking.ts';

interface FollowsProps {
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly payer: Payer | undefined;
  readonly received: Cents;
  readonly notes: Notes;
}

/** What posting writes into the books, and how the customer paid the last times. */
export function Follows({ line, account, payer, received, notes }: FollowsProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const amount = useAmount();
  const mayList = useMay('getReceipts');
  const { data: last } = useQuery({ ...lastReceiptsRead(payer?.id ?? ''), enabled: mayList && payer !== undefined });
  return (
    <div className="grid content-start gap-4">
      <section aria-label={t('follows')}>
        <PaneHeading className="mb-1.5">{t('follows')}</PaneHeading>
        <p className="flex gap-2.5">
          <BookOpen size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
          <span>
            {t('followsJournal', {
              bank: account ? `${account.accountNumber} ${account.accountName}` : line.bankAccountName,
              amount: amount(line.amount),
              other: payer ? t('debtors') : t('unallocated'),
              credit: amount(wireOf(received)),
            })}
            <span className="block text-sm text-muted">
              {[
                notes.charge !== noCents && t('chargeOf', { amount: amount(wireOf(notes.charge)) }),
                t('followsDay', { day: formats.date(line.date as never) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </p>
      </section>
      {payer && last && (
        <section aria-label={t('lastReceipts', { customer: payer.name })}>
          <PaneHeading className="mb-1.5">{t('lastReceipts', { customer: payer.name })}</PaneHeading>
          {last.rows.length === 0 && <p className="text-muted">{t('noReceipts')}</p>}
          <ul className="grid gap-1.5">
            {last.rows.map((receipt) => (
              <li key={receipt.id} className="flex items-baseline gap-2.5">
                <CalendarClock size={16} aria-hidden="true" className="flex-none self-center text-muted" />
                <Link {...linkTo(receiptPath(receipt.id))} className="hover:underline">
                  {receipt.number}
                </Link>
                <span className="text-sm text-muted">{formats.date(receipt.date as never)}</span>
                <span className="ml-auto whitespace-nowrap tabular-nums">
                  {formats.money(receipt.amount, receipt.currency)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

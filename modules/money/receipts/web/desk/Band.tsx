import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { minus, sumOf } from '#platform/calculations.ts';
import { centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { useAmount } from '../amounts.ts';
import { type BankAccount, bookBalanceRead, linesRead, useMayLedger } from '../calls.ts';
import { openStandings } from './use-lines.ts';

/** Lines that are added up; more of them say nothing that a person could check. */
const most = 1000;

/** Books and the lines that wait add up to the statement, or it is said by how much they do not. */
export function Band({ account }: { readonly account: BankAccount }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const { id, companyId, accountId, closing, statedTo } = account;
  const mayRead = useMayLedger('getJournalAccountsWithBalances');
  const isStated = mayRead && closing !== null && statedTo !== null;
  const { data: books } = useQuery({
    ...bookBalanceRead(companyId, accountId, statedTo ?? ''),
    enabled: isStated,
  });
  const { data: waiting } = useQuery({
    ...linesRead({
      bankAccountId: id,
      standing: [...openStandings],
      ...(statedTo && { to: statedTo as never }),
      pageSize: most,
    }),
    enabled: isStated,
  });
  if (!isStated || books === undefined || !waiting || waiting.total > most) return null;
  const these = sumOf(waiting.rows.map((line) => centsOfWire(line.amount)));
  const off = minus(minus(centsOfWire(closing), centsOfWire(books)), these);
  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-1.5 text-sm text-muted tabular-nums max-lg:ml-0">
      {t('band', { books: amount(books), these: amount(wireOf(these)) })}{' '}
      <strong className="font-semibold text-ink">{amount(closing)}</strong>
      {off === noCents ? (
        <CircleCheck size={17} role="img" aria-label={t('bandAgrees')} className="text-ok" />
      ) : (
        <span className="flex items-center gap-1 text-warn">
          <TriangleAlert size={15} aria-hidden="true" />
          {t('bandOff', { amount: amount(wireOf(off)) })}
        </span>
      )}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { type Purchase, purchaseHistoryRead, useMay } from '../calls.ts';
import { purchasePath } from '../paths.ts';

/** Who did what with the document, where it stands in the books, and its history. */
export function Facts({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const id = useId();
  const mayHistory = useMay('getPurchaseInvoiceHistory');
  const by = (name: string, at: string | null) => [name, formats.moment(at)].filter(Boolean).join(' · ');
  const { rate } = purchase;
  const { originalId, originalNo, journalId, postingDate, unpaidVatOn } = purchase;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('vendorNumber'), purchase.vendorNumber],
    [t('receivedOn'), formats.date(purchase.receivedOn as never)],
    [
      t('ofInvoice'),
      originalId && (
        <Link key="original" {...linkTo(purchasePath(originalId))} className="text-brand underline">
          {originalNo}
        </Link>
      ),
    ],
    [t('createdBy'), by(purchase.createdBy, purchase.createdAt)],
    [t('capturedVia'), purchase.capturedVia === 'desk' ? '' : t(`via_${purchase.capturedVia}`)],
    [t('submittedBy'), by(purchase.submittedBy, purchase.submittedAt)],
    [t('approvedBy'), by(purchase.approvedBy, purchase.approvedAt)],
    [t('reason'), purchase.decisionReason],
    [
      t('journal'),
      journalId && (
        <Link
          key="journal"
          {...linkTo(`/transactionhistory?month=all&journal=${journalId}`)}
          className="text-brand underline"
        >
          {formats.date(postingDate as never)}
        </Link>
      ),
    ],
    [t('flag_unpaidVat'), unpaidVatOn && formats.date(unpaidVatOn as never)],
    [t('open'), journalId && formats.money(purchase.open, purchase.currency)],
    [t('exchangeRate'), rate && `${rate.value} · ${formats.date(rate.day as never)} · ${rate.source}`],
    [t('note'), purchase.note],
  ];
  return (
    <section aria-labelledby={id} className="px-4 py-4 max-md:pb-24">
      <h2 id={id} className="mb-2 font-semibold">
        {t('facts')}
      </h2>
      <dl className="grid gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value !== '' &&
            value !== null && (
              <div key={label} className="flex justify-between gap-4">
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="min-w-0 text-right break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {mayHistory && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">{t('history')}</h3>
          <History id={purchase.id} currency={purchase.currency} />
        </>
      )}
    </section>
  );
}

const amounts: readonly string[] = ['net', 'gross', 'amount', 'vat'];

function History({ id, currency }: { readonly id: string; readonly currency: string }): ReactNode {
  const words = useCodeTexts([purchaseDeskTexts as never]);
  const formats = useFormats();
  return (
    <RecordHistory
      query={useQuery(purchaseHistoryRead(id))}
      words={words}
      value={(path, value) =>
        path === 'dueOn'
          ? formats.date(String(value) as never)
          : amounts.includes(path) && typeof value === 'number'
            ? formats.money(value, currency)
            : (words(`${path === 'status' ? 'standing' : path}_${String(value)}`) ?? String(value))
      }
    />
  );
}

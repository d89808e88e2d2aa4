import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { invoiceDeskTexts } from '../messages/desk/index.ts';
import { invoicesNoun, invoicesOfLoadRead, queueRead, useMay } from './calls.ts';
import { invoicePath, queuePath } from './paths.ts';
import { BillingBadge, InvoiceBadges, useGapWord, useInvoiceName } from './words.tsx';

const partOf = {
  NOT_READY: 'waiting',
  READY: 'ready',
  IN_REVIEW: 'review',
  ON_HOLD: 'held',
  SENT_BACK: 'held',
} as const;

/** How a load stands in billing and why, and the documents that have it. */
export function LoadInvoices({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const nameOf = useInvoiceName();
  useChannel(invoicesNoun);
  const { data } = useQuery(invoicesOfLoadRead(load.id));
  return (
    <div className="grid max-w-4xl gap-4">
      <Standing load={load} />
      {!data && <div className="skeleton h-24" />}
      {data?.rows.length === 0 && <p className="text-muted">{t('noInvoices')}</p>}
      {data !== undefined && data.rows.length > 0 && (
        <table className="w-full">
          <caption className="sr-only">{t('billingPart')}</caption>
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm text-muted">
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('standing')}</th>
              <th scope="col" className="hidden sm:table-cell">
                {t('taxDate')}
              </th>
              <th scope="col" className="text-right">
                {t('gross')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((invoice) => (
              <tr key={invoice.id} className="h-10 border-b border-line">
                <td className="pr-3">
                  <Link {...linkTo(invoicePath(invoice.id))} className="text-brand underline">
                    {nameOf(invoice)}
                  </Link>
                </td>
                <td>
                  <InvoiceBadges of={invoice} />
                </td>
                <td className="hidden whitespace-nowrap sm:table-cell">{formats.date(invoice.taxDate as never)}</td>
                <td className="pl-3 text-right whitespace-nowrap tabular-nums">
                  {formats.money(invoice.gross, invoice.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Standing({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const word = useGapWord();
  const mayQueue = useMay('getLoadsToInvoice');
  const billing = load.customerBilling!;
  const part = billing in partOf ? partOf[billing as keyof typeof partOf] : undefined;
  const { data } = useQuery({
    ...queueRead({ part: part ?? 'ready', search: load.loadNumber, pageSize: 10 }),
    enabled: mayQueue && part !== undefined,
  });
  const row = data?.rows.find(({ id }) => id === load.id);
  const why = row && [row.reason, ...row.gaps.map(({ code }) => word(code))].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <BillingBadge state={billing} />
      {why && <span className="text-muted">{why}</span>}
      {row && row.days > 0 && <span className="text-sm text-muted">{t('dayOf', { day: row.days })}</span>}
      {mayQueue && part !== undefined && (
        <Link {...linkTo(`${queuePath}?part=${part}&search=${load.loadNumber}`)} className="text-brand underline">
          {t('toQueue')}
        </Link>
      )}
    </div>
  );
}

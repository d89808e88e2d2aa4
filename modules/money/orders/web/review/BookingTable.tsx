import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { useOrderWords } from '../words.tsx';

/** What the two centres of an internal order were charged and credited, line by line. */
export function BookingTable({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const language = useLanguage();
  if (order.bookings.length === 0) return null;
  const rounds = Map.groupBy(order.bookings, ({ round, isReversal }) => `${round} ${isReversal}`);
  const number = 'px-2 text-right whitespace-nowrap tabular-nums';
  const total = order.bookings.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="mb-2 font-semibold">
        {t('bookings')}
      </h2>
      <div
        role="group"
        aria-labelledby="bookings"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="overflow-x-auto border-y border-line bg-surface"
      >
        <table className="w-full min-w-[38rem] text-sm">
          <thead>
            <tr className="h-7.5 border-b border-line text-left text-xs text-faint">
              <th scope="col" className="px-2 ps-3 font-normal">
                {t('description')}
              </th>
              <th scope="col" className="px-2 text-right font-normal">
                {t('quantity')}
              </th>
              <th scope="col" className="px-2 font-normal">
                {t('cost')}
              </th>
              <th scope="col" className="px-2 font-normal">
                {t('recovery')}
              </th>
              <th scope="col" className="px-2 text-right font-normal">
                {t('amount')}
              </th>
            </tr>
          </thead>
          {[...rounds].map(([key, rows]) => (
            <tbody key={key}>
              <tr className="border-b border-line/60">
                <th scope="rowgroup" colSpan={5} className="px-2 py-1.5 ps-3 text-left font-normal text-muted">
                  {t(rows[0]!.isReversal ? 'reversedOn' : 'bookedOn', {
                    date: formats.date(rows[0]!.bookedOn),
                    by: rows[0]!.bookedBy,
                    reason: rows[0]!.reason,
                  })}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.id} className="h-9 border-b border-line/60">
                  <td className="max-w-48 truncate px-2 ps-3" title={row.description}>
                    {row.description}
                  </td>
                  <td className={number}>{formatDecimal(language, row.quantity, { decimals: 3 })}</td>
                  <td className="px-2 whitespace-nowrap">{`${row.costCentre} · ${row.costAccount}`}</td>
                  <td className="px-2 whitespace-nowrap">{`${row.recoveryCentre} · ${row.recoveryAccount}`}</td>
                  <td className={number}>{formats.money(row.amount, order.currency)}</td>
                </tr>
              ))}
            </tbody>
          ))}
          <tbody>
            <tr className="h-9 font-semibold">
              <th scope="row" colSpan={4} className="px-2 ps-3 text-left font-semibold">
                {rounds.size > 1 ? t('bookingsRest') : t('gross')}
              </th>
              <td className={number}>{formats.money(total, order.currency)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

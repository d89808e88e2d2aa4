import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { totalsOf } from '#platform/lines/totals.ts';
import { centsOfWire } from '#platform/money.ts';
import { vatRateOf } from '#platform/vat-codes.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineTotals } from '#platform/web/lines/LineTotals.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OrderRecord, OrderRecordLine } from '#modules/orders/answers.ts';
import { orderDeskTexts } from '#modules/orders/messages/desk/index.ts';

/** The lines of an order with what came of them, and what they come to. */
export function OrderLinesTable({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useTexts(orderDeskTexts);
  const totals = useMemo(
    () =>
      totalsOf(
        order.lines.map(({ net, vatCode }) => ({ net: centsOfWire(net), vatCode })),
        vatRateOf,
      ),
    [order.lines],
  );
  // Said once above the lines where it is the same for all of them.
  const hasCentres = order.lines.some(({ profitCentreId }) => profitCentreId !== order.profitCentreId);
  const heads: readonly (readonly [string, string])[] = [
    [t('item'), ''],
    [t('description'), ''],
    [t('quantity'), 'text-right'],
    [t('unit'), ''],
    [t('price'), 'text-right'],
    [t('vatCode'), 'text-right'],
    [t('account'), ''],
    ...(hasCentres ? ([[t('profitCentre'), '']] as const) : []),
    [t('net'), 'text-right'],
    [t('received'), 'text-right'],
    [t('invoiced'), 'text-right'],
  ];
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="sr-only">
        {t('lines')}
      </h2>
      <div
        role="group"
        aria-labelledby="lines"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="overflow-x-auto border-y border-line bg-surface"
      >
        <table className="w-full min-w-[46rem] text-sm">
          <thead>
            <tr className="h-7.5 border-b border-line text-left text-xs text-faint">
              {heads.map(([title, align], place) => (
                <th key={title} scope="col" className={`px-2 font-normal ${align} ${place === 0 ? 'ps-3' : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <Row key={line.id} line={line} hasCentres={hasCentres} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 flex justify-end px-4">
        <LineTotals totals={totals} currency={order.currency} />
      </div>
    </section>
  );
}

interface RowProps {
  readonly line: OrderRecordLine;
  readonly hasCentres: boolean;
}

function Row({ line, hasCentres }: RowProps): ReactNode {
  const t = useTexts(orderDeskTexts);
  const { percent } = useFormats();
  const language = useLanguage();
  const quantity = (value: number) => formatDecimal(language, value, { decimals: 3 });
  const price = formatDecimal(language, line.price, { decimals: 4, fixed: true });
  const number = 'px-2 text-right whitespace-nowrap tabular-nums';
  return (
    <tr className="h-9 border-b border-line/60 last:border-b-0">
      <td className="px-2 ps-3 font-medium whitespace-nowrap">{line.itemCode}</td>
      <td className="max-w-48 truncate px-2" title={line.description}>
        {line.description}
      </td>
      <td className={number}>{quantity(line.quantity)}</td>
      <td className="px-2 whitespace-nowrap text-muted">{line.unit}</td>
      <td className={number}>{price}</td>
      <td className={number}>{line.vatCode === 'standard' ? percent(15) : t(`vat_${line.vatCode}` as 'vat_exempt')}</td>
      <td className="px-2 whitespace-nowrap">
        {line.account || <span className="font-medium text-danger">{t('noAccount')}</span>}
      </td>
      {hasCentres && (
        <td className="max-w-32 truncate px-2" title={line.profitCentreName}>
          {line.profitCentreName}
        </td>
      )}
      <td className={`${number} font-medium`}>{formatDecimal(language, line.net, { fixed: true })}</td>
      <td className={number}>{quantity(line.quantityReceived)}</td>
      <td className={number}>{quantity(line.quantityInvoiced)}</td>
    </tr>
  );
}

import { type ReactNode, useMemo } from 'react';
import { formatDecimal, formatUnitPrice } from '#platform/decimal.ts';
import { totalsOf } from '#platform/lines/totals.ts';
import { centsOfWire } from '#platform/money.ts';
import { ownVatAt } from '#platform/web/own-vat.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineTotals } from '#platform/web/lines/LineTotals.tsx';
import type { OrderRecord, OrderRecordLine } from '#modules/money/orders/answers.ts';
import type { OrderKind } from '#modules/money/orders/status.ts';
import { useOrderWords } from '../words.tsx';

/** The lines of an order with what came of them, and what they come to. */
export function OrderLinesTable({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const rateOf = useMemo(() => ownVatAt(order.createdAt), [order.createdAt]);
  const totals = useMemo(
    () =>
      totalsOf(
        order.lines.map(({ net, vatCode }) => ({ net: centsOfWire(net), vatCode })),
        rateOf,
      ),
    [order.lines, rateOf],
  );
  // Said once above the lines where it is the same for all of them.
  const hasCentres = order.lines.some(({ profitCentreId }) => profitCentreId !== order.profitCentreId);
  // Between centres there is neither VAT nor an invoice.
  const isInternal = order.kind === 'internal';
  const heads: readonly (readonly [string, string])[] = [
    [t('item'), ''],
    [t('description'), ''],
    [t('quantity'), 'text-right'],
    [t('unit'), ''],
    [t('price'), 'text-right'],
    ...(isInternal ? [] : ([[t('vatCode'), 'text-right']] as const)),
    [t('account'), ''],
    ...(hasCentres ? ([[t('profitCentre'), '']] as const) : []),
    [t('net'), 'text-right'],
    [t('received'), 'text-right'],
    ...(isInternal ? [] : ([[t('invoiced'), 'text-right']] as const)),
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
              <Row
                key={line.id}
                kind={order.kind}
                line={line}
                hasCentres={hasCentres}
                standardRate={rateOf('standard')}
              />
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
  readonly kind: OrderKind;
  readonly line: OrderRecordLine;
  readonly hasCentres: boolean;
  /** Undefined where it is not known. */
  readonly standardRate: number | undefined;
}

function Row({ kind, line, hasCentres, standardRate }: RowProps): ReactNode {
  const t = useOrderWords(kind);
  const { percent } = useFormats();
  const language = useLanguage();
  const quantity = (value: number) => formatDecimal(language, value, { decimals: 3 });
  const price = formatUnitPrice(language, line.price);
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
      {kind !== 'internal' && (
        <td className={number}>
          {standardRate === undefined || line.vatCode !== 'standard'
            ? t(`vat_${line.vatCode}` as 'vat_exempt')
            : percent(standardRate)}
        </td>
      )}
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
      {kind !== 'internal' && <td className={number}>{quantity(line.quantityInvoiced)}</td>}
    </tr>
  );
}

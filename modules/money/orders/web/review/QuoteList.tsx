import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { desks, orders, useMay } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

/** What other suppliers would have asked, cheapest first, and the papers in which they say so. */
export function QuoteList({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const { ops } = desks[order.kind];
  const may = useMay(ops.file);
  const quotes = order.quotes.toSorted((a, b) => a.amount - b.amount);
  const files = quotes.filter(({ blobName }) => blobName !== '');
  return (
    <div className="space-y-4">
      <table className="w-full max-w-3xl">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('quoteFrom')}</th>
            <th scope="col">{t('quoteReference')}</th>
            <th scope="col" className="text-right">
              {t('quoteAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ supplierName, amount, reference, blobName }) => (
            <tr key={`${supplierName} ${reference} ${blobName}`} className="h-9 border-b border-line">
              <td>{supplierName}</td>
              <td>{reference}</td>
              <td className="text-right tabular-nums">{formats.money(amount, order.currency)}</td>
            </tr>
          ))}
          <tr className="h-9 font-semibold">
            <td colSpan={2}>{t('thisOrder')}</td>
            <td className="text-right tabular-nums">{formats.money(order.net, order.currency)}</td>
          </tr>
        </tbody>
      </table>
      {may && files.length > 0 && (
        <DocumentViewer
          documents={files.map(({ blobName, fileName }) => ({
            blobName,
            name: fileName,
            load: () => orders[ops.file]({ id: order.id, blobName }),
          }))}
          className="h-[70dvh] min-w-0"
        />
      )}
    </div>
  );
}

import { type ReactNode, useMemo, useState } from 'react';
import { lineDifferences } from '#platform/lines/differences.ts';
import { sumOf, totalsOf } from '#platform/lines/totals.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { decimalOf } from '#platform/money.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineDifferences } from '#platform/web/lines/LineDifferences.tsx';
import { LineGrid } from '#platform/web/lines/LineGrid.tsx';
import { LineKeys } from '#platform/web/lines/LineKeys.tsx';
import { LineTotals } from '#platform/web/lines/LineTotals.tsx';
import { useLines } from '#platform/web/lines/use-lines.ts';
import { emptyLine, manyLines, netOf, order, type OrderLine, orderColumns, rates, sent } from './sample-lines.ts';

const fields = ['description', 'quantity', 'price', 'vatCode'] as const;

interface OrderProps {
  readonly label: string;
  readonly initial: readonly { readonly key: string; readonly line: OrderLine }[];
}

function Order({ label, initial }: OrderProps): ReactNode {
  const language = useLanguage();
  const columns = useMemo(
    () => orderColumns((cents) => formatDecimal(language, Number(decimalOf(cents)), { fixed: true })),
    [language],
  );
  const lines = useLines({ columns, empty: emptyLine, most: 500, initial });
  const now = useMemo(() => lines.rows.map(({ key, line }) => ({ id: key, ...line })), [lines.rows]);
  const totals = useMemo(
    () =>
      totalsOf(
        now.map((line) => ({ net: netOf(line), vatCode: line.vatCode })),
        (code) => rates[code] ?? 0,
      ),
    [now],
  );
  return (
    <div className="space-y-6">
      <LineGrid of={lines} label={label} />
      <div className="flex flex-wrap justify-between gap-6 px-4">
        <div className="max-w-md">
          <LineKeys />
        </div>
        <LineTotals totals={totals} currency="ZAR" />
      </div>
      {initial === order && (
        <div className="px-4">
          <h3 className="mb-2 font-semibold">Changed since revision 1, which Bandwag has</h3>
          <LineDifferences
            title="Changed since revision 1"
            differences={lineDifferences(sent, now, { fields, netOf })}
            nameOf={({ description, item }) => description || item}
            fieldName={(field) => columns.find((column) => column.field === field)?.title.toLowerCase() ?? field}
            written={(field, line) =>
              typeof line[field] === 'number' ? formatDecimal(language, line[field]) : String(line[field] ?? '')
            }
            measure="quantity"
            nets={[sumOf(sent.map(netOf)), totals.net]}
            currency="ZAR"
          />
        </div>
      )}
    </div>
  );
}

/** An order of four lines that was revised; or three hundred lines, which must stay as quick. */
export function OrderLines(): ReactNode {
  const [isLong, setLong] = useState(false);
  return (
    <div className="space-y-4">
      <label className="flex items-center gap-2">
        <input type="checkbox" checked={isLong} onChange={(event) => setLong(event.target.checked)} />
        300 lines
      </label>
      {isLong ? (
        <Order key="long" label="Lines of PO-01200" initial={manyLines} />
      ) : (
        <Order key="short" label="Lines of PO-01187" initial={order} />
      )}
    </div>
  );
}

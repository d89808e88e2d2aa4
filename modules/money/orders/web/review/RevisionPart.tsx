import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { lineDifferences } from '#platform/lines/differences.ts';
import { centsOfWire } from '#platform/money.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineDifferences } from '#platform/web/lines/LineDifferences.tsx';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { useOrderWords } from '../words.tsx';

type Line = NonNullable<OrderRecord['sent']>['lines'][number];
const fields = ['description', 'quantity', 'price', 'vatCode'] as const;

/** What the order says now and the supplier has not got yet, and which revision is in force until that is decided. */
export function RevisionPart({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  return (
    <>
      {order.former && <p className="text-muted">{t('formerInForce', { revision: order.former.revision })}</p>}
      <SinceSent order={order} />
    </>
  );
}

function SinceSent({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const language = useLanguage();
  const { sent, lines } = order;
  const differences = useMemo(
    () => lineDifferences<Line>(sent?.lines ?? [], lines, { fields, netOf: ({ net }: Line) => centsOfWire(net) }),
    [sent, lines],
  );
  if (!sent) return null;
  const title = t('changedSince', { revision: sent.revision, supplier: order.supplierName });
  return (
    <section aria-labelledby="revision">
      <h2 id="revision" className="mb-2 font-semibold">
        {title}
      </h2>
      <LineDifferences<Line>
        title={title}
        differences={differences}
        nameOf={({ description }) => description}
        fieldName={(field) => t(field as 'quantity').toLowerCase()}
        written={(field, line) => {
          const value = line[field];
          return typeof value === 'number'
            ? formatDecimal(language, value, { decimals: field === 'price' ? 4 : 3 })
            : field === 'vatCode'
              ? t(`vat_${value}` as 'vat_standard')
              : value;
        }}
        measure="quantity"
        nets={[centsOfWire(sent.net), centsOfWire(order.net)]}
        currency={order.currency}
      />
    </section>
  );
}

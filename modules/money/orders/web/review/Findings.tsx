import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useCodeTexts } from '#platform/web/texts.ts';
import { profitCentreService } from '#modules/base/profit-centres/contract.ts';
import { profitCentrePages } from '#modules/base/profit-centres/web/index.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { anyOrder } from '#modules/money/orders/status.ts';
import { orderFailures } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

const useMayCentres = rightsOf(profitCentreService);

/** All that stands in the way, with the way to the centre in which it is mended; a single one is said beside the button already. */
export function Findings({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const words = useCodeTexts(orderFailures as never);
  const { findings, status } = order;
  const [first] = findings;
  if (!first || !is(anyOrder, status, 'unapproved')) return null;
  if (findings.length === 1)
    return (
      <p className="empty:hidden">
        <CentreLink order={order} finding={first} />
      </p>
    );
  return (
    <section aria-labelledby="findings" className="rounded-card border border-danger/40 bg-danger-soft px-4 py-3">
      <h2 id="findings" className="font-semibold text-danger">
        {t('findings')}
      </h2>
      <ul className="mt-1 list-disc ps-5">
        {findings.map((finding) => {
          const { code, line, item, centre } = finding;
          return (
            <li key={`${line} ${code} ${centre}`}>
              {words(code, { line: line ?? 0, item, centre }) ?? code} <CentreLink order={order} finding={finding} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** For who may open the centre. */
function CentreLink({
  order,
  finding: { centre, centreId },
}: {
  readonly order: OrderRecord;
  readonly finding: OrderRecord['findings'][number];
}): ReactNode {
  const t = useOrderWords(order.kind);
  const mayOpen = useMayCentres('getAllProfitCentres');
  if (!mayOpen || centreId === null) return null;
  return (
    <Link {...linkTo(profitCentrePages.formPath(centreId))} className="text-brand underline">
      {t('openCentre', { centre })}
    </Link>
  );
}

import { Check, Circle, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { anyOrder } from '#modules/money/orders/status.ts';
import { useOrderWords } from '../words.tsx';
import { useSteps } from './use-steps.ts';

/** Who agreed and who is asked, and what the centre may still spend this month. */
export function OrderAside({ order }: { readonly order: OrderRecord }): ReactNode {
  return (
    <div className="min-w-0 space-y-6 xl:border-l xl:border-line xl:ps-6">
      <Steps order={order} />
      <Budget order={order} />
    </div>
  );
}

const icons = {
  done: <Check size={16} className="mt-0.5 flex-none text-ok" aria-hidden="true" />,
  now: <CircleDot size={16} className="mt-0.5 flex-none text-brand" aria-hidden="true" />,
  later: <Circle size={16} className="mt-0.5 flex-none text-faint" aria-hidden="true" />,
};

function Steps({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const steps = useSteps(order);
  return (
    <section aria-labelledby="approvals">
      <h2 id="approvals" className="mb-3 font-semibold">
        {t('course')}
      </h2>
      <ol className="space-y-3">
        {steps.map(({ state, title, detail }) => (
          <li key={title} className="flex gap-3">
            {icons[state]}
            <div className="min-w-0">
              <p className="font-medium">
                {title}
                <span className="sr-only"> · {t(`step_${state}`)}</span>
              </p>
              {detail !== '' && <p className="text-sm break-words text-muted">{detail}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Budget({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const { budget } = order;
  if (!budget) return null;
  const own = is(anyOrder, order.status, 'settled') ? 0 : order.net;
  const left = budget.limit - budget.received - budget.ordered - own;
  const rows = [
    [t('budgetReceived'), budget.received],
    [t('budgetOrdered'), budget.ordered],
    [t('thisOrder'), own],
  ] as const;
  const width = (amount: number) => `${Math.min(100, (100 * amount) / Math.max(1, budget.limit))}%`;
  return (
    <section aria-labelledby="budget">
      <h2 id="budget" className="mb-2 font-semibold">
        {t('budgetOf', { centre: order.profitCentreName })}
      </h2>
      <div aria-hidden="true" className="mb-3 flex h-2 overflow-hidden rounded-full bg-sunken">
        <span className="bg-brand" style={{ width: width(budget.received) }} />
        <span className="bg-brand/50" style={{ width: width(budget.ordered) }} />
        <span className="bg-current" style={{ width: width(own) }} />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{formats.wholeMoney(amount)}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt>{t('budgetLeft', { limit: formats.wholeMoney(budget.limit) })}</dt>
          <dd className={`text-right ${left < 0 ? 'text-danger' : 'text-ok'}`}>{formats.wholeMoney(left)}</dd>
        </div>
      </dl>
    </section>
  );
}

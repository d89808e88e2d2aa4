import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CentreBookings } from '../answers.ts';
import { centreOrderTexts } from '../messages/centre/index.ts';
import { centreOrdersRead, orderPath } from './calls.ts';
import { OrderBadge } from './words.tsx';

interface CentreOrdersProps {
  readonly centre: { readonly id: string; readonly monthlyBudget: number | null; readonly currency: string };
}

/** What orders of all kinds book on a profit centre, and which of them still have something to come. */
export function CentreOrders({ centre }: CentreOrdersProps): ReactNode {
  const t = useTexts(centreOrderTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const { data, error } = useQuery(centreOrdersRead(centre.id));
  if (error) return <p className="mt-4 text-danger">{failureText(error)}</p>;
  if (!data) return <div className="skeleton mt-4 h-40" />;
  if (data.figures.length === 0)
    return <p className="mt-4 text-muted">{t('none', { from: formats.date(data.from) })}</p>;
  return (
    <div className="mt-4 grid max-w-4xl grid-cols-1 gap-8">
      <section aria-labelledby="centre-figures">
        <h2 id="centre-figures" className="mb-2 font-semibold">
          {t('figures')}
        </h2>
        <Budget centre={centre} figures={data.figures} />
        <Figures data={data} />
        {data.figures.some(({ group }) => group === 'recovery') && <p className="hlp mt-2">{t('recoveryNote')}</p>}
      </section>
      <section aria-labelledby="centre-open">
        <h2 id="centre-open" className="mb-2 font-semibold">
          {t('toCome')}
        </h2>
        {data.orders.length === 0 ? <p className="text-muted">{t('noneOpen')}</p> : <OpenOrders orders={data.orders} />}
      </section>
    </div>
  );
}

/** Compares this month with the budget, in the currency of the budget; what other centres pay is no cost. */
function Budget({
  centre: { monthlyBudget, currency },
  figures,
}: CentreOrdersProps & { readonly figures: CentreBookings['figures'] }): ReactNode {
  const t = useTexts(centreOrderTexts);
  const { money } = useFormats();
  if (!monthlyBudget) return null;
  const received = figures
    .filter((each) => each.group !== 'recovery' && each.currency === currency)
    .reduce((sum, { receivedThisMonth }) => sum + receivedThisMonth, 0);
  const over = received - monthlyBudget;
  const said = { amount: money(monthlyBudget, currency), received: money(received, currency) };
  return (
    <p className={over > 0 ? 'mb-3 text-warn' : 'mb-3 text-muted'}>
      {over > 0 ? t('over', { ...said, over: money(over, currency) }) : t('budget', said)}
    </p>
  );
}

const number = 'px-2 text-right whitespace-nowrap tabular-nums';
const head = 'px-2 font-normal whitespace-nowrap';

function Figures({ data: { figures, from } }: { readonly data: CentreBookings }): ReactNode {
  const t = useTexts(centreOrderTexts);
  const { money, date } = useFormats();
  return (
    <Frame labelledBy="centre-figures">
      <thead>
        <tr className="h-7.5 border-b border-line text-left text-xs text-faint">
          <th scope="col" className={`${head} ps-3`}>
            {t('group')}
          </th>
          {[t('toCome'), t('thisMonth'), t('received', { from: date(from) }), t('settled')].map((title) => (
            <th key={title} scope="col" className={`${head} text-right`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ group, currency, toCome, receivedThisMonth, received, settled }) => (
          <tr key={`${group} ${currency}`} className="h-9 border-b border-line/60 last:border-0">
            <th scope="row" className="px-2 ps-3 text-left font-normal whitespace-nowrap">
              {t(`group_${group}`)}
            </th>
            <td className={number}>{money(toCome, currency)}</td>
            <td className={number}>{money(receivedThisMonth, currency)}</td>
            <td className={number}>{money(received, currency)}</td>
            <td className={number}>{money(settled, currency)}</td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

function OpenOrders({ orders }: { readonly orders: CentreBookings['orders'] }): ReactNode {
  const t = useTexts(centreOrderTexts);
  const { money, date } = useFormats();
  return (
    <Frame labelledBy="centre-open">
      <thead>
        <tr className="h-7.5 border-b border-line text-left text-xs text-faint">
          <th scope="col" className={`${head} ps-3`}>
            {t('order')}
          </th>
          <th scope="col" className={head}>
            {t('other')}
          </th>
          <th scope="col" className={head}>
            {t('status')}
          </th>
          <th scope="col" className={head}>
            {t('requiredBy')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('toCome')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={`${order.id} ${order.group}`} className="h-9 border-b border-line/60 last:border-0">
            <th scope="row" className="px-2 ps-3 text-left font-medium whitespace-nowrap">
              <Link to={orderPath(order.kind, order.id)} className="hover:underline">
                {order.number}
              </Link>
            </th>
            <td className="max-w-56 truncate px-2" title={order.otherName}>
              {order.otherName}
            </td>
            <td className="px-2 whitespace-nowrap">
              <OrderBadge of={order} />
            </td>
            <td className="px-2 whitespace-nowrap">{date(order.requiredBy) || '–'}</td>
            <td className={number}>{money(order.toCome, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

/** A table that moves inside its own frame where the page is narrower. */
function Frame({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }): ReactNode {
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="overflow-x-auto border-y border-line bg-surface"
    >
      <table className="w-full min-w-[44rem] text-sm">{children}</table>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { isLate } from '../columns.tsx';
import { useOrderWords } from '../words.tsx';

/** What an order says besides its lines; what was left empty is left out. */
export function OrderFacts({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const formats = useFormats();
  const language = useLanguage();
  const needed = formats.date(order.requiredBy);
  const km = (value: number | null) => value !== null && t('km', { km: formatDecimal(language, value) });
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t('orderType'), value: order.orderTypeName },
    { label: t('performingCentre'), value: order.performingCentreName },
    { label: t('profitCentre'), value: order.profitCentreName },
    { label: t('requester'), value: order.requesterName },
    {
      label: t('requiredBy'),
      value: isLate(order) ? <span className="font-medium text-danger">{`${needed} · ${t('late')}`}</span> : needed,
    },
    { label: t('vehicle'), value: order.registrationNumber },
    { label: t('odometer'), value: km(order.odometerKm) },
    { label: t('acceptedOdometer'), value: km(order.acceptedOdometerKm) },
    { label: t('workCard'), value: order.workCard },
    { label: t('warrantyUntil'), value: order.warrantyUntil !== null && formats.date(order.warrantyUntil) },
    {
      label: t('load'),
      value: order.loadId !== null && (
        <Link to={`/manageLoads/${order.loadId}`} className="text-brand underline">
          {order.loadNumber}
        </Link>
      ),
    },
    { label: t('deliverTo'), value: order.deliverTo },
    { label: t('terms'), value: order.terms },
    { label: t('note'), value: order.note },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
      {facts.map(
        ({ label, value }) =>
          value !== '' &&
          value !== false && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

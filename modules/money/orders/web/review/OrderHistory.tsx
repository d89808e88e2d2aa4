import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { useCodeTexts } from '#platform/web/texts.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { orderDeskTexts } from '#modules/money/orders/messages/desk/index.ts';
import { orderKindTexts } from '#modules/money/orders/messages/kinds/index.ts';
import { orderHistoryRead } from '../calls.ts';

type Fact = keyof OrderRecord | 'receivedOn' | 'booked';
const days: readonly string[] = ['requiredBy', 'receivedOn', 'warrantyUntil'] satisfies Fact[];
const amounts: readonly string[] = ['net', 'booked'] satisfies Fact[];
const distances: readonly string[] = ['odometerKm', 'acceptedOdometerKm'] satisfies Fact[];

/** Who did what with an order, newest first. */
export function OrderHistory({ order }: { readonly order: OrderRecord }): ReactNode {
  const codes = useCodeTexts([orderDeskTexts as never, orderKindTexts as never]);
  const formats = useFormats();
  const language = useLanguage();
  const words = (key: string, values?: Readonly<Record<string, unknown>>) =>
    codes(`${key}_${order.kind}`, values) ?? codes(key, values);
  function written(path: string, value: unknown): string {
    if (days.includes(path)) return formats.date(String(value));
    if (amounts.includes(path) && typeof value === 'number') return formats.money(value, order.currency);
    if (distances.includes(path)) return words('km', { km: formatDecimal(language, Number(value)) }) ?? String(value);
    return words(`${path}_${String(value)}`) ?? String(value);
  }
  return <RecordHistory query={useQuery(orderHistoryRead(order.kind, order.id))} words={words} value={written} />;
}

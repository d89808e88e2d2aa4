import { useMemo } from 'react';
import type { Translate } from '#platform/messages.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRow, shipperSortColumns } from '#modules/parties/customers/contract.ts';
import type { texts as english } from '#modules/parties/customers/messages/desk/en.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { usePartyColumns } from '#modules/parties/parties/web/desk.ts';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, CreditBadge, StandingBadge } from '../StateBadges.tsx';

const customerColumns = columnsOf<ShipperRow, (typeof shipperSortColumns)[number]>();

/** Every column that a list of customers can have; each list takes those that it is about, in its own order. */
export function useCustomerColumns() {
  const t = useTexts(customerDeskTexts);
  const field = useTexts(registrationTexts);
  const party = usePartyColumns();
  const credit = useCreditColumns();
  return useMemo(() => {
    return customerColumns({
      ...party,
      ...credit,
      registeredName: {
        title: t('customer'),
        sort: 'registeredName',
        card: 'title',
        cell: (row) => row.registeredName,
      },
      tradeName: { ...party.tradeName, sort: 'tradeName' },
      accountNumber: { ...party.accountNumber, sort: 'accountNumber', card: 'subtitle' },
      status: {
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <ApplicationBadge state={row.status} />,
        value: (row) => t(`status_${row.status}`),
      },
      standing: {
        title: t('standing'),
        card: 'badge',
        cell: (row) => <StandingBadge state={row.standing} />,
        value: (row) => (row.standing ? t(`standing_${row.standing}`) : ''),
      },
      registrationNumber: { title: field('regNo'), cell: (row) => row.registrationNumber },
      vatNumber: { title: field('vatNo'), cell: (row) => row.vatNumber },
      region: { title: field('region'), cell: (row) => row.region },
    });
  }, [t, field, party, credit]);
}

/** What was asked for, what was given, and how it stands. */
function useCreditColumns() {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  return useMemo(() => {
    const money = (id: 'creditLimit' | 'creditRequired') => ({
      id,
      title: t(id),
      sort: id,
      align: 'right' as const,
      card: 'meta' as const,
      cell: (row: ShipperRow) => (row[id] > 0 ? formats.wholeMoney(row[id]) : ''),
      value: (row: ShipperRow) => row[id],
    });
    return customerColumns({
      creditStatus: {
        title: t('creditStatus'),
        card: 'meta',
        cell: (row) => <CreditBadge state={row.creditStatus} />,
        value: (row) => (row.creditStatus ? t(`credit_${row.creditStatus}`) : ''),
      },
      creditLimit: money('creditLimit'),
      creditRequired: money('creditRequired'),
      paymentTerm: {
        title: t('paymentTerm'),
        align: 'right',
        cell: (row) => termWords(row.paymentTerm, t),
        value: (row) => row.paymentTerm ?? '',
      },
    });
  }, [t, formats]);
}

/** How long a customer may take to pay. */
export function termWords(days: number | null, t: Translate<typeof english>): string {
  if (days === null) return '';
  return days === 0 ? t('onDelivery') : t('days', { count: days });
}

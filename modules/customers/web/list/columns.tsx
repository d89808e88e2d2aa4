import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Translate } from '#platform/messages.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShipperRow, shipperSortColumns } from '#modules/customers/contract.ts';
import type { texts as english } from '#modules/customers/messages/desk/en.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { ApplicationBadge, CreditBadge, StandingBadge } from '../StateBadges.tsx';

export type CustomerColumn = Column<ShipperRow, (typeof shipperSortColumns)[number]>;

/** Every column that a list of customers can have; each list takes those that it is about, in its own order. */
export function useCustomerColumns(): Readonly<Record<string, CustomerColumn>> {
  const t = useTexts(customerDeskTexts);
  const field = useTexts(registrationTexts);
  const formats = useFormats();
  return useMemo(() => {
    const money = (amount: number) => (amount > 0 ? formats.money(amount) : '');
    const columns: readonly CustomerColumn[] = [
      {
        id: 'registeredName',
        title: t('customer'),
        sort: 'registeredName',
        card: 'title',
        cell: (row) => row.registeredName,
      },
      { id: 'tradeName', title: field('tradeName'), sort: 'tradeName', cell: (row) => row.tradeName },
      {
        id: 'accountNumber',
        title: t('accountNo'),
        sort: 'accountNumber',
        card: 'subtitle',
        cell: (row) => row.accountNumber,
      },
      {
        id: 'status',
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <ApplicationBadge status={row.status} />,
        value: (row) => t(`status_${row.status}`),
      },
      {
        id: 'standing',
        title: t('standing'),
        card: 'badge',
        cell: (row) => <StandingBadge standing={row.standing} />,
        value: (row) => (row.standing ? t(`standing_${row.standing}`) : ''),
      },
      {
        id: 'creditStatus',
        title: t('creditStatus'),
        card: 'meta',
        cell: (row) => <CreditBadge credit={row.creditStatus} />,
        value: (row) => (row.creditStatus ? t(`credit_${row.creditStatus}`) : ''),
      },
      {
        id: 'creditLimit',
        title: t('creditLimit'),
        sort: 'creditLimit',
        align: 'right',
        card: 'meta',
        cell: (row) => money(row.creditLimit),
        value: (row) => row.creditLimit,
      },
      {
        id: 'creditRequired',
        title: t('creditRequired'),
        sort: 'creditRequired',
        align: 'right',
        card: 'meta',
        cell: (row) => money(row.creditRequired),
        value: (row) => row.creditRequired,
      },
      {
        id: 'paymentTerm',
        title: t('paymentTerm'),
        align: 'right',
        cell: (row) => termWords(row.paymentTerm, t),
        value: (row) => row.paymentTerm ?? '',
      },
      {
        id: 'warnings',
        title: t('warnings'),
        align: 'right',
        cell: (row) =>
          row.warnings > 0 && <Warnings count={row.warnings} label={t('warningCount', { count: row.warnings })} />,
        value: (row) => row.warnings,
      },
      { id: 'registrationNumber', title: field('regNo'), cell: (row) => row.registrationNumber },
      { id: 'vatNumber', title: field('vatNo'), cell: (row) => row.vatNumber },
      { id: 'city', title: field('city'), cell: (row) => row.city },
      { id: 'region', title: field('region'), cell: (row) => row.region },
      { id: 'email', title: field('email'), cell: (row) => row.email },
      {
        id: 'submittedAt',
        title: t('submitted'),
        sort: 'submittedAt',
        cell: (row) => formats.moment(row.submittedAt),
        value: (row) => new Date(row.submittedAt),
      },
      {
        id: 'updatedAt',
        title: t('changed'),
        sort: 'updatedAt',
        cell: (row) => <Ago at={row.updatedAt} />,
        value: (row) => new Date(row.updatedAt),
      },
    ];
    return Object.fromEntries(columns.map((column) => [column.id, column]));
  }, [t, field, formats]);
}

/** The columns named, in their order; the hidden ones are there for who wants them. */
export function chosenColumns(
  all: Readonly<Record<string, CustomerColumn>>,
  shown: readonly string[],
  hidden: readonly string[],
): readonly CustomerColumn[] {
  return [
    ...shown.flatMap((id) => all[id] ?? []),
    ...hidden.flatMap((id) => {
      if (!all[id]) return [];
      // A phone has no columns to choose from, and shows no more than the list is about.
      const { card: _, ...column } = all[id];
      return { ...column, hiddenByDefault: true };
    }),
  ];
}

/** How long a customer may take to pay. */
export function termWords(days: number | null, t: Translate<typeof english>): string {
  if (days === null) return '';
  return days === 0 ? t('onDelivery') : t('days', { count: days });
}

function Warnings({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-warn" title={label}>
      <TriangleAlert size={14} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

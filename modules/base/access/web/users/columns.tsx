import { useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import type { UserRow, userSortColumns } from '#modules/base/access/user-contract.ts';
import { AccountBadge } from './AccountBadge.tsx';

type UserColumn = Column<UserRow, (typeof userSortColumns)[number]>;

/** The columns of a list of people; those of suppliers show the supplier where the others show what they are. */
export function useUserColumns(of: 'people' | 'suppliers'): readonly UserColumn[] {
  const t = useTexts(peopleTexts);
  return useMemo<readonly UserColumn[]>(() => {
    const kind: UserColumn =
      of === 'suppliers'
        ? { id: 'carrierName', title: t('supplier'), card: 'subtitle', cell: (row) => row.carrierName }
        : {
            id: 'userType',
            title: t('userType'),
            sort: 'userType',
            card: 'meta',
            cell: (row) => t(`type_${row.userType}`),
          };
    return [
      {
        id: 'name',
        title: t('fullName'),
        sort: 'name',
        card: 'title',
        cell: (row) => `${row.name} ${row.surname}`,
      },
      { id: 'email', title: t('email'), sort: 'email', card: 'subtitle', cell: (row) => row.email },
      {
        id: 'status',
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <AccountBadge status={row.status} />,
        value: (row) => t(`status_${row.status}`),
      },
      kind,
      {
        id: 'roles',
        title: t('roles'),
        card: 'meta',
        cell: (row) => row.profiles.map(({ profileName }) => profileName).join(', '),
      },
      {
        id: 'lastSignInAt',
        title: t('lastSignIn'),
        sort: 'lastSignInAt',
        cell: (row) =>
          row.lastSignInAt ? <Ago at={row.lastSignInAt} /> : <span className="text-muted">{t('never')}</span>,
        value: (row) => (row.lastSignInAt ? new Date(row.lastSignInAt) : ''),
      },
      {
        id: 'secondFactor',
        title: t('secondFactor'),
        cell: (row) => t(row.hasSecondFactor ? 'secondFactorSet' : 'secondFactorNone'),
      },
      { id: 'phone', title: t('phone'), hiddenByDefault: true, cell: (row) => row.phone },
      {
        id: 'company',
        title: t('company'),
        sort: 'company',
        hiddenByDefault: of === 'suppliers' || 'narrow',
        cell: (row) => row.companyName,
      },
      {
        id: 'shippers',
        title: t('shippers'),
        hiddenByDefault: true,
        cell: (row) => row.shippers.join(', '),
      },
    ];
  }, [t, of]);
}

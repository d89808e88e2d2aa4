import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { WarningCount } from '#platform/web/list/WarningCount.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { profileSets } from '#modules/base/access/people.ts';
import { riskyCombinations } from '#modules/base/access/rights.ts';
import { roles, rolesNoun, useMay } from '../calls.ts';
import { newRole, rolePath } from '../paths.ts';

/** `/managerole`: the profiles of rights that people share. */
export function RoleList(): ReactNode {
  const t = useTexts(rightTexts);
  const mayCreate = useMay('postUserRole');
  return (
    <ListScreen
      id="roles"
      title={t('manageRoles')}
      channel={rolesNoun}
      load={roles.getUserRoles}
      rowId={(row) => row.profileId}
      rowPath={(row) => rolePath(row.profileId)}
      searchIn={t('roleSearch')}
      columns={[
        { id: 'profileName', title: t('role'), sort: 'profileName', card: 'title', cell: (row) => row.profileName },
        {
          id: 'description',
          title: t('description'),
          card: 'subtitle',
          cell: (row) => (
            <span className="text-muted" title={row.description}>
              {row.description}
            </span>
          ),
          value: (row) => row.description,
        },
        {
          id: 'profileSet',
          title: t('profileSet'),
          sort: 'profileSet',
          card: 'meta',
          cell: (row) => t(`set_${row.profileSet}`),
        },
        {
          id: 'isDefault',
          title: t('default'),
          card: 'badge',
          cell: (row) => row.isDefault && <StatusBadge tone="info">{t('default')}</StatusBadge>,
          value: (row) => (row.isDefault ? t('default') : ''),
        },
        { id: 'users', title: t('users'), sort: 'users', align: 'right', cell: (row) => row.users },
        {
          id: 'rights',
          title: t('rights'),
          align: 'right',
          card: 'meta',
          cell: (row) => t('rightCount', { count: row.authorisations.length }),
          value: (row) => row.authorisations.length,
        },
        {
          id: 'warnings',
          title: t('warnings'),
          align: 'right',
          cell: (row) => {
            const count = riskyCombinations(row.authorisations).length;
            return <WarningCount count={count} label={t('warningCount', { count })} />;
          },
          value: (row) => riskyCombinations(row.authorisations).length,
        },
        {
          id: 'updatedAt',
          title: t('changed'),
          hiddenByDefault: 'narrow',
          sort: 'updatedAt',
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      ]}
      tabs={{ filter: 'profileSet', options: titled(t, 'set_', profileSets) }}
      newPath={mayCreate ? rolePath(newRole) : undefined}
      newTitle={t('newRole')}
      emptyHint={t('rolesEmpty')}
    />
  );
}

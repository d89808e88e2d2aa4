import type { ReactNode } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { account } from '#modules/base/access/status.ts';
import { useMay, users, usersNoun } from '../calls.ts';
import { newSupplierUser, userPath } from '../paths.ts';
import { useUserColumns } from './columns.tsx';

/** `/usermanagement`: people of suppliers, each bound to one. */
export function SupplierUserList(): ReactNode {
  const t = useTexts(peopleTexts);
  const columns = useUserColumns('suppliers');
  const mayInvite = useMay('saveCarrierUser');
  return (
    <ListScreen
      id="supplierUsers"
      title={t('supplierUsers')}
      channel={usersNoun}
      load={users.getCarrierUserList}
      columns={columns}
      rowId={(row) => row.haulwayUserId}
      rowPath={(row) => userPath(row.haulwayUserId)}
      searchIn={t('userSearch')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', account.states) }}
      filters={[{ id: 'withoutSecondFactor', kind: 'flag', title: t('withoutSecondFactor') }]}
      newPath={mayInvite ? userPath(newSupplierUser) : undefined}
      newTitle={t('inviteSupplierUser')}
      emptyHint={t('supplierUsersEmpty')}
    />
  );
}

import type { ReactNode } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { userTypes } from '#modules/base/access/people.ts';
import { account } from '#modules/base/access/status.ts';
import { useMay, users, usersNoun } from '../calls.ts';
import { newUser, userPath } from '../paths.ts';
import { useUserColumns } from './columns.tsx';

/** `/userprofiles`: everybody who can sign in, or could. */
export function UserList(): ReactNode {
  const t = useTexts(peopleTexts);
  const columns = useUserColumns('people');
  const mayInvite = useMay('postUser');
  return (
    <ListScreen
      id="users"
      title={t('manageUsers')}
      channel={usersNoun}
      load={users.getUsers}
      columns={columns}
      rowId={(row) => row.haulwayUserId}
      rowPath={(row) => userPath(row.haulwayUserId)}
      searchIn={t('userSearch')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', account.states) }}
      filters={[
        { id: 'userType', kind: 'many', title: t('userType'), options: titled(t, 'type_', userTypes) },
        { id: 'withoutSecondFactor', kind: 'flag', title: t('withoutSecondFactor') },
      ]}
      newPath={mayInvite ? userPath(newUser) : undefined}
      newTitle={t('inviteUser')}
      emptyHint={t('usersEmpty')}
    />
  );
}

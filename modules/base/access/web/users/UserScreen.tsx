import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentLanguage } from '#platform/web/language.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { userRead, useMay, usersNoun } from '../calls.ts';
import { newUser, userListPath } from '../paths.ts';
import { EditUser } from './EditUser.tsx';
import { InviteToCompany } from './InviteToCompany.tsx';
import { UserForm } from './UserForm.tsx';
import { emptyUser } from './values.ts';

/** `/manageprofile/{id}`: a person, or the invitation of a new one. */
export function UserScreen({ params: { id = newUser } }: ScreenProps): ReactNode {
  const mayInvite = useMay('postUser');
  const { company } = useSearch({ strict: false }) as { readonly company?: unknown };
  if (id === newUser && mayInvite && typeof company === 'string')
    return <InviteToCompany key={company} name={company} />;
  if (id === newUser)
    return mayInvite ? <UserForm initial={emptyUser('staff', currentLanguage())} /> : <NotAuthorised />;
  return <KnownUser id={id} />;
}

/** `/manageprofile/new-supplier-user`: the invitation of somebody of a supplier. */
export function NewSupplierUser(): ReactNode {
  return <UserForm initial={emptyUser('supplier', currentLanguage())} />;
}

function KnownUser({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(userRead(id));
  useChannel(`${usersNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={userListPath}>
      {(user) => <EditUser key={user.haulwayUserId} user={user} />}
    </RecordGate>
  );
}

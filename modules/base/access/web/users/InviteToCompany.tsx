import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { client } from '#platform/web/rpc.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import { administratorRight } from '#modules/base/access/rights.ts';
import { profileSetRead } from '../calls.ts';
import { userListPath } from '../paths.ts';
import { UserForm } from './UserForm.tsx';
import { emptyUser } from './values.ts';

const { getCompany } = client(companyService);

/** The invitation of somebody to a company by its name, with the role of its administrators ticked. */
export function InviteToCompany({ name }: { readonly name: string }): ReactNode {
  const companies = useQuery({
    queryKey: ['companies', 'named', name],
    queryFn: async ({ signal }) => (await getCompany({ companyName: name }, { signal }))[0] ?? null,
  });
  const roles = useQuery(profileSetRead('PRIMARY'));
  return (
    <RecordGate query={companies} skeleton={<FormSkeleton />} listPath={userListPath}>
      {(company) => (
        <RecordGate query={roles} skeleton={<FormSkeleton />}>
          {({ profiles }) => {
            const role = profiles.find(({ authorisations }) => authorisations.includes(administratorRight));
            return (
              <UserForm
                company={company}
                initial={{ ...emptyUser('staff', currentLanguage()), profileIds: role ? [role.profileId] : [] }}
              />
            );
          }}
        </RecordGate>
      )}
    </RecordGate>
  );
}

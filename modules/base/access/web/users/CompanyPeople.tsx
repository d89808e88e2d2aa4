import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import type { UserRow } from '#modules/base/access/user-contract.ts';
import { companyUsersRead, useMay, usersNoun } from '../calls.ts';
import { newUser, userPath } from '../paths.ts';
import { AccountBadge } from './AccountBadge.tsx';

interface CompanyPeopleProps {
  readonly companyId: string;
  readonly companyName: string;
  /** Nobody is invited to a company that nobody can sign in for. */
  readonly isActive: boolean;
}

/** Who signs in for a company, and the way to invite its administrator. */
export function CompanyPeople({ companyId, companyName, isActive }: CompanyPeopleProps): ReactNode {
  const t = useTexts(peopleTexts);
  const mayInvite = useMay('postUser');
  const query = useQuery(companyUsersRead(companyId));
  useChannel(usersNoun);
  return (
    <div className="max-w-3xl space-y-4 py-6">
      {mayInvite && isActive && (
        <Link to={userPath(newUser)} search={{ company: companyName } as never} className="btn btn-s">
          <UserPlus size={16} aria-hidden="true" />
          {t('inviteAdministrator')}
        </Link>
      )}
      <RecordGate query={query} skeleton={<div className="skeleton h-48" />}>
        {(people) => (
          <ul aria-label={t('users')} className="card divide-y divide-line">
            {people.map((person) => (
              <Person key={person.haulwayUserId} person={person} />
            ))}
            {people.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('companyUsersEmpty')}</li>}
          </ul>
        )}
      </RecordGate>
    </div>
  );
}

function Person({ person }: { readonly person: UserRow }): ReactNode {
  const t = useTexts(peopleTexts);
  const { haulwayUserId, name, surname, email, carrierName, profiles, status, lastSignInAt } = person;
  const maySee = useMay('getUser');
  const fullName = `${name} ${surname}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0">
        {maySee ? (
          <Link to={userPath(haulwayUserId)} className="font-medium text-brand hover:underline">
            {fullName}
          </Link>
        ) : (
          <span className="font-medium">{fullName}</span>
        )}
        <span className="block text-sm break-words text-muted">
          {[email, carrierName, ...profiles.map(({ profileName }) => profileName)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex items-center gap-3 text-sm text-muted">
        {lastSignInAt && (
          <span>
            {t('lastSignIn')} <Ago at={lastSignInAt} />
          </span>
        )}
        <AccountBadge status={status} />
      </span>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OutputOf } from '#platform/operation.ts';
import type { basisService } from '#modules/base/access/contract.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { ownProfileRead } from '../calls.ts';
import { Appearance } from './Appearance.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactors } from './SecondFactors.tsx';

export type Profile = OutputOf<(typeof basisService)['operations']['getOwnProfile']>;

/** `/profile`: what belongs to the person: details, password, second factor, sessions. */
export function OwnProfile(): ReactNode {
  const query = useQuery(ownProfileRead);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />}>
      {(profile) => <Parts profile={profile} />}
    </RecordGate>
  );
}

function Parts({ profile }: { readonly profile: Profile }): ReactNode {
  const t = useTexts(peopleTexts);
  return (
    <>
      {profile.person.secondFactor === 'required' && (
        <p role="status" className="mb-4 flex gap-2 rounded-card bg-warn-soft px-4 py-3 text-warn">
          <TriangleAlert size={17} aria-hidden="true" className="mt-0.5 flex-none" />
          {t('secondFactorRequired')}
        </p>
      )}
      <DetailsForm profile={profile} />
      <SecondFactors profile={profile} />
      <ChangePassword account={profile.person.email} />
      <Appearance />
      <OwnSessions sessions={profile.sessions} />
    </>
  );
}

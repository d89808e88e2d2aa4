import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import type { UserRecord } from '#modules/base/access/user-contract.ts';
import { useMay } from '../calls.ts';
import { AccountBadge } from './AccountBadge.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { EffectiveRights } from './EffectiveRights.tsx';
import { UserForm } from './UserForm.tsx';
import { UserHistory } from './UserHistory.tsx';
import { valuesOf } from './values.ts';

/** Somebody who is there: their fields, their account beside them, and below what they may do and what happened. */
export function EditUser({ user }: { readonly user: UserRecord }): ReactNode {
  const t = useTexts(peopleTexts);
  const mayReadRights = useMay('getUserAuthorisations');
  const mayReadHistory = useMay('getUserHistory');
  return (
    <>
      <UserForm
        user={user}
        initial={valuesOf(user)}
        subtitle={
          <span className="mt-1 flex flex-wrap items-center gap-3">
            <AccountBadge status={user.status} />
            <span className="text-muted">{user.carrierName || user.companyName}</span>
          </span>
        }
        aside={<AccountPanel user={user} />}
      />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        {mayReadRights && (
          <section aria-labelledby="effective-rights">
            <h2 id="effective-rights" className="mb-3 font-semibold">
              {t('effectiveRights')}
            </h2>
            <EffectiveRights haulwayUserId={user.haulwayUserId} />
          </section>
        )}
        {mayReadHistory && (
          <section aria-labelledby="user-history">
            <h2 id="user-history" className="mb-3 font-semibold">
              {t('history')}
            </h2>
            <UserHistory haulwayUserId={user.haulwayUserId} />
          </section>
        )}
      </div>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { userSessionsRead } from '../calls.ts';
import { SessionLine } from '../profile/SessionLine.tsx';

interface UserSessionsProps {
  readonly haulwayUserId: string;
  /** The button that ends them all. */
  readonly signOut: ReactNode;
}

/** Where somebody is signed in, for an administrator. */
export function UserSessions({ haulwayUserId, signOut }: UserSessionsProps): ReactNode {
  const t = useTexts(peopleTexts);
  const query = useQuery(userSessionsRead(haulwayUserId));
  return (
    <RecordGate query={query} skeleton={<div className="my-2 skeleton h-10" />}>
      {(sessions) =>
        sessions.length === 0 ? (
          <p className="mt-2 text-sm text-muted">{t('noSessions')}</p>
        ) : (
          <>
            <ul className="my-2 divide-y divide-line">
              {sessions.map((session) => (
                <li key={session.id} className="py-2">
                  <SessionLine session={session} />
                </li>
              ))}
            </ul>
            {signOut}
          </>
        )
      }
    </RecordGate>
  );
}

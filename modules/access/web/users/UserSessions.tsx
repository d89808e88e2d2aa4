import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/access/messages/people/index.ts';
import { userSessionsRead } from '../calls.ts';
import { SessionLine } from '../profile/SessionLine.tsx';

/** Where somebody is signed in, for an administrator. */
export function UserSessions({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const { data } = useQuery(userSessionsRead(haulwayUserId));
  if (data?.length === 0) return <p className="my-2 text-sm text-muted">{t('noSessions')}</p>;
  return (
    <ul className="my-2 divide-y divide-line">
      {data?.map((session) => (
        <li key={session.id} className="py-2">
          <SessionLine session={session} />
        </li>
      ))}
    </ul>
  );
}

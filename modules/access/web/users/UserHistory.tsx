import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/access/messages/people/index.ts';
import { userHistoryRead } from '../calls.ts';

/** Fields of the trail whose label has another name on the screen. */
const labels: Readonly<Record<string, string>> = {
  companyName: 'company',
  carrierName: 'supplier',
  hasSecondFactor: 'secondFactor',
};
const unsaid = new Set(['companyId', 'keyIdentifier']);

/** What happened to somebody's account, in words. */
export function UserHistory({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const find = useCodeTexts([peopleTexts]);
  const { data } = useQuery(userHistoryRead(haulwayUserId));
  if (!data) return <HistorySkeleton />;
  return (
    <HistoryPanel
      entries={data}
      words={{
        event: (event) => find(`event_${event}`) ?? event,
        label: (path) => find(labels[path] ?? path) ?? path,
        value: (path, value) => {
          if (path === 'status') return find(`status_${String(value)}`) ?? String(value);
          if (path === 'userType') return find(`type_${String(value)}`) ?? String(value);
          return typeof value === 'boolean' ? t(value ? 'secondFactorSet' : 'secondFactorNone') : String(value);
        },
        isSaid: (path) => !unsaid.has(path),
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { Tile } from '#platform/web/dashboard/Tile.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import { approvalsNoun, countsRead, inboxPath } from './calls.ts';

/** What waits for this person's decision, and what of it has waited too long. */
export function ApprovalFigures(): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const { data, error, refetch } = useQuery(countsRead);
  useChannel(approvalsNoun);
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Tile label={t('waitingForYou')} value={data?.total} url={inboxPath} />
      <Tile label={t('overdueForYou')} value={data?.overdue} url={`${inboxPath}?urgency=overdue`} />
    </>
  );
}

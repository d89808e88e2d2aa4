import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { Tile } from '#platform/web/dashboard/Tile.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { countsRead, customersNoun, useMay } from '../calls.ts';
import { applicationsPath, customersPath, pendingPath } from '../paths.ts';

/** How many customers there are, and how many of them wait for somebody; each leads to the list of them. */
export function CustomerFigures(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const maySeePending = useMay('getPendingShippers');
  const maySeeLinks = useMay('getShipperEmails');
  const { data, error, refetch } = useQuery(countsRead);
  useChannel(useMay('getShippers') ? customersNoun : undefined);
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {maySeePending && (
        <>
          <Tile label={t('tileToApprove')} value={data?.approve} url={`${pendingPath}?group=approve`} />
          <Tile label={t('tileToExamine')} value={data?.pending} url={`${pendingPath}?group=pending`} />
        </>
      )}
      {maySeeLinks && <Tile label={t('tileInvited')} value={data?.new} url={`${applicationsPath}?status=pending`} />}
      <Tile label={t('tileCustomers')} value={data?.active} url={`${customersPath}?standing=ACTIVE`} />
    </>
  );
}

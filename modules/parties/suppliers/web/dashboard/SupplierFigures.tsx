import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { Tile } from '#platform/web/dashboard/Tile.tsx';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { countsRead, linksNoun, suppliersNoun, useMay } from '../calls.ts';
import { invitationsPath, supplierListPath, waitingPath } from '../paths.ts';

/** How many suppliers there are, and how many of them wait for something; each leads to the list of them. */
export function SupplierFigures(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const maySeeList = useMay('getAllCarriersByClientName');
  const maySeeLinks = useMay('getCarrierApplications');
  const waiting = useMay('approveCarrier') ? waitingPath : supplierListPath;
  const { data, error, refetch } = useQuery(countsRead);
  useChannel(maySeeList ? suppliersNoun : undefined);
  // A link that was opened or ended changes a figure of suppliers, and is told on a channel of its own.
  useChannel(maySeeLinks ? linksNoun : undefined, () => void queries.invalidateQueries(countsRead));
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Tile label={t('tileWaiting')} value={data?.pending} url={`${waiting}?status=pending`} />
      <Tile label={t('tileInformation')} value={data?.informationRequested} url={`${waiting}?status=infoRequested`} />
      <Tile
        label={t('tileCertificates')}
        value={data?.certificatesToReview}
        url={`${supplierListPath}?certificateToReview=true`}
      />
      <Tile
        label={t('tileExpiring')}
        value={data?.certificatesExpiring}
        url={`${supplierListPath}?expiringWithinDays=30`}
      />
      {maySeeLinks && <Tile label={t('tileLinks')} value={data?.linksOpen} url={`${invitationsPath}?status=pending`} />}
      <Tile label={t('tileSuppliers')} value={data?.total} url={supplierListPath} />
    </>
  );
}

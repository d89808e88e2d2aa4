import type { ReactNode } from 'react';
import { InstallCard } from '#platform/web/app/InstallPrompt.tsx';
import { UpdateOffer } from '#platform/web/app/UpdatePrompt.tsx';
import { OfflineNote } from '#platform/web/public/OfflineBanner.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';

export function PageParts(): ReactNode {
  return (
    <div className="space-y-6">
      <h3 className="font-semibold">Offline</h3>
      <OfflineNote />
      <h3 className="font-semibold">To the home screen: by a button, by hand</h3>
      <InstallCard way="button" />
      <InstallCard way="byHand" />
      <h3 className="font-semibold">A new version</h3>
      <UpdateOffer onUpdate={() => undefined} onLater={() => undefined} />
      <h3 className="font-semibold">A page on its way</h3>
      <PageSkeleton />
    </div>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { endingTexts } from '#modules/parties/links/messages/ending/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { type LinkStatus, readStatus } from './read-status.ts';

/**
 * The number and the copy of what was sent, on the last page of a flow; a reload of it shows them again as long as the
 * session lasts. Without an answer there is only no receipt: the mail has the number too.
 */
export function Receipt({ download }: { readonly download?: string }): ReactNode {
  const t = useTexts(endingTexts);
  const [status, setStatus] = useState<LinkStatus>();
  useEffect(() => {
    readStatus().then(setStatus, () => undefined);
  }, []);
  if (!status?.reference) return null;
  const { reference, clientTradeName: client, copy } = status;
  return (
    <div className="rounded-card bg-sunken p-4" role="status">
      <p className="text-lg font-semibold">{t('reference', { reference })}</p>
      <p className="hlp mt-1 mb-3">{t('keepReference', { client })}</p>
      {copy && <CopyButton copy={copy} {...(download !== undefined && { label: download })} />}
    </div>
  );
}

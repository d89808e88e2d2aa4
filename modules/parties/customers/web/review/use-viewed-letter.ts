import { useTexts } from '#platform/web/texts.ts';
import type { ViewedDocument } from '#platform/web/viewer/DocumentViewer.tsx';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';

/** The letter of the bank, where there is one that the person may see. */
export function useViewedLetter(): ViewedDocument | undefined {
  const t = useTexts(customerDeskTexts);
  const maySee = useMay('getBlobFile');
  const { bankConfirmationBlobName: blobName, client: clientName } = useReviewed();
  if (!maySee || blobName === '') return undefined;
  return { name: t('bankLetter'), blobName, load: () => customers.getBlobFile({ blobName, clientName }) };
}

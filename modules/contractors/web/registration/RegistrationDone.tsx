import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { lightClient } from '#platform/web/rpc.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import type { documentService } from '#modules/documents/contract.ts';
import { contractors, type Done } from './link-calls.ts';

const documents = lightClient<typeof documentService>('tripDirector', { downloadFile: { reads: true } });

/** The application was sent: what comes next, and what was signed to keep. */
export function RegistrationDone({ support }: Done): ReactNode {
  const t = useTexts(applicationTexts);
  return (
    <OutcomePage kind="success" title={t('doneTitle')} support={support} action={<DownloadSigned />}>
      {t('doneText')}
    </OutcomePage>
  );
}

function DownloadSigned(): ReactNode {
  const t = useTexts(applicationTexts);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function download(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const { blobName, fileName } = await contractors.getSignedApplication({});
      const { base64, contentType } = await documents.downloadFile({ blobName });
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: contentType }), fileName);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <button type="button" className="btn btn-s" aria-disabled={isBusy} onClick={() => void (isBusy || download())}>
        <Download size={16} aria-hidden />
        {t(isBusy ? 'downloading' : 'download')}
      </button>
      <p aria-live="polite" className="err mt-2">
        {error !== undefined && failureText(error)}
      </p>
    </>
  );
}

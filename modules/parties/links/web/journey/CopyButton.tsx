import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { lightClient } from '#platform/web/rpc.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { documentService } from '#modules/base/documents/contract.ts';
import { endingTexts } from '#modules/parties/links/messages/ending/index.ts';

const documents = lightClient<typeof documentService>('tripDirector', { downloadFile: { reads: true } });

interface CopyButtonProps {
  readonly copy: { readonly blobName: string; readonly fileName: string };
  readonly label?: string;
}

/** Saves the copy of what was sent. */
export function CopyButton({ copy, label }: CopyButtonProps): ReactNode {
  const t = useTexts(endingTexts);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function download(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const { base64, contentType } = await documents.downloadFile({ blobName: copy.blobName });
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: contentType }), copy.fileName);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-s h-auto min-h-8.5 w-full py-2 whitespace-normal pointer-coarse:min-h-12"
        aria-disabled={isBusy}
        onClick={() => void (isBusy || download())}
      >
        <Download size={16} aria-hidden />
        {isBusy ? t('downloadingCopy') : (label ?? t('downloadCopy'))}
      </button>
      <p aria-live="polite" className="err mt-2">
        {error !== undefined && failureText(error)}
      </p>
    </>
  );
}

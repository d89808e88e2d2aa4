import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';

interface UploadButtonProps {
  readonly progress: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses PDFs, photos and TIFFs; several at once. */
export function UploadButton({ progress, onFiles }: UploadButtonProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-s flex-none"
        aria-disabled={progress !== undefined}
        onClick={() => progress === undefined && input.current?.click()}
      >
        <Upload size={15} aria-hidden />
        <span aria-live="polite">{progress ?? t('upload')}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('upload')}
        accept="application/pdf,image/jpeg,image/png,image/tiff"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { fileSize } from './file-size.ts';
import type { FileValue } from './use-file-upload.ts';

/** A file on its way, with how much of it has arrived. */
export function SendingFile({
  name,
  fraction,
  onCancel,
}: {
  readonly name: string;
  readonly fraction: number;
  readonly onCancel: () => void;
}): ReactNode {
  const t = useTexts(publicTexts);
  const percent = Math.round(fraction * 100);
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="max-w-full truncate">{name}</p>
      <progress
        className="h-1.5 w-full max-w-64 accent-brand"
        max={100}
        value={percent}
        aria-label={t('sendingFile', { name })}
      />
      <p className="text-sm text-muted">{t('percentSent', { percent })}</p>
      <button type="button" className="btn btn-s" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  );
}

/** A file that is there. */
export function StoredFile({
  value,
  preview,
  disabled,
  onRemove,
}: {
  readonly value: FileValue;
  /** Of a photo that was just taken: whether it is sharp and whole is seen here, and not by staff a day later. */
  readonly preview: string | undefined;
  readonly disabled: boolean | undefined;
  readonly onRemove: () => void;
}): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {preview && (
        <img
          src={preview}
          alt={t('photoTaken', { name: value.name })}
          className="max-h-80 w-full rounded-ctl bg-white object-contain"
        />
      )}
      <FileText size={20} aria-hidden className="shrink-0 text-muted" />
      <output className="min-w-0 flex-1">
        <span className="block truncate font-medium">{value.name}</span>
        {value.size > 0 && <span className="block text-sm text-muted">{fileSize(value.size, language)}</span>}
      </output>
      <button
        type="button"
        className="btn btn-g px-0 aspect-square"
        aria-label={t('removeFile', { name: value.name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </div>
  );
}

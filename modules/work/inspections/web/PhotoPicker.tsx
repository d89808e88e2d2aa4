import { Camera, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { readFile } from '#platform/web/fields/read-file.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FileItem } from '../fields.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { inspections } from './calls.ts';

export interface KeptPhoto {
  readonly item: FileItem;
  readonly blobName: string;
  readonly name: string;
}

interface PhotoPickerProps {
  readonly loadId: string;
  readonly item: FileItem;
  /** What the item is called. */
  readonly label: string;
  readonly isNeeded: boolean;
  readonly photos: readonly KeptPhoto[];
  readonly onChange: (change: (photos: readonly KeptPhoto[]) => readonly KeptPhoto[]) => void;
}

/** Photos of an item, sent as they are chosen; the inspection names them when it is saved. */
export function PhotoPicker({ loadId, item, label, isNeeded, photos, onChange }: PhotoPickerProps): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const failureText = useFailureText();
  const problemId = useId();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem: string }>({
    isBusy: false,
    problem: '',
  });
  const own = photos.filter((photo) => photo.item === item);
  async function add(file: File | undefined): Promise<void> {
    if (!file) return;
    setState({ isBusy: true, problem: '' });
    try {
      const { name, base64 } = await readFile(file);
      const { blobName } = await inspections.postLoadInspectionFile(
        { loadId, fileName: name, content: base64 },
        { idempotencyKey: newIdempotencyKey() },
      );
      onChange((before) => [...before, { item, blobName, name }]);
      setState({ isBusy: false, problem: '' });
    } catch (error) {
      const problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
      setState({ isBusy: false, problem });
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="btn btn-l cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <Camera size={15} aria-hidden />
        <span aria-live="polite">{state.isBusy ? t('sendingPhoto') : t('addPhoto')}</span>
        <span className="sr-only">: {label}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,application/pdf"
          className="sr-only"
          disabled={state.isBusy}
          aria-describedby={problemId}
          onChange={({ currentTarget }) => {
            void add(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      {isNeeded && own.length === 0 && <span className="text-sm text-muted">{t('photoIsNeeded')}</span>}
      {own.map(({ blobName, name }) => (
        <span key={blobName} className="flex max-w-full items-center gap-1 rounded-full bg-sunken py-0.5 pl-3 text-sm">
          <span className="truncate">{name}</span>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('removePhoto', { name })}
            onClick={() => onChange((before) => before.filter((photo) => photo.blobName !== blobName))}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <p id={problemId} className="err w-full" aria-live="polite">
        {state.problem}
      </p>
    </div>
  );
}

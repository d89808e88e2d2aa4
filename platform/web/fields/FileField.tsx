import clsx from 'clsx';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame, useField } from './Field.tsx';
import { FilePicker } from './FilePicker.tsx';
import { SendingFile, StoredFile } from './FileState.tsx';
import { acceptedFiles, useFileUpload, type FileFieldProps } from './use-file-upload.ts';

/** A document: the camera first on a phone, a drop target with a mouse, sent at once, with progress and a second try. */
export function FileField(props: FileFieldProps): ReactNode {
  const t = useTexts(publicTexts);
  const fieldState = useField(props);
  const { value, focusTarget, progress, preview, take, remove } = useFileUpload(props);
  // Whoever submits while a file is on its way is told to wait for it, and not that it is missing.
  const isWaitedFor = fieldState.error !== undefined && progress.state === 'sending';
  const state = isWaitedFor ? { ...fieldState, error: t('fileOnItsWay') } : fieldState;
  const [over, setOver] = useState(false);
  const { accept = 'documents', disabled } = props;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) void take(file);
  };
  return (
    <FieldFrame {...props} state={state} group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A place to drop on; the buttons in it do the same. */}
      <fieldset
        aria-labelledby={`${state.id}-label`}
        aria-describedby={state.control['aria-describedby']}
        className={clsx(
          'min-w-0 rounded-card border border-dashed border-line-strong bg-sunken p-4 @max-[17rem]/public-page:px-1',
          over && 'border-brand bg-brand-soft',
          state.error && 'border-danger',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {progress.state === 'sending' ? (
          <SendingFile name={progress.name} fraction={progress.fraction} onCancel={remove} />
        ) : value ? (
          <StoredFile value={value} preview={preview} disabled={disabled} onRemove={remove} />
        ) : (
          <p className="mb-3 hidden text-center text-sm text-muted pointer-fine:block">{t('dropFileHere')}</p>
        )}
        {progress.state !== 'sending' && (
          <div className={clsx('flex flex-wrap justify-center gap-2', value && 'mt-3')}>
            {progress.state === 'failed' && (
              <button
                type="button"
                className="btn btn-p pointer-coarse:w-full"
                onClick={() => void take(progress.file)}
              >
                {t('tryAgain')}
              </button>
            )}
            <FilePicker
              label={t('takePhoto')}
              icon={<Camera size={18} aria-hidden />}
              accept="image/*"
              camera
              disabled={disabled}
              onPick={take}
              primary={!value && progress.state !== 'failed'}
            />
            <FilePicker
              label={t(value ? 'chooseAnotherFile' : 'chooseFile')}
              icon={<Upload size={18} aria-hidden />}
              accept={acceptedFiles[accept].attribute}
              disabled={disabled}
              onPick={take}
              focusTarget={focusTarget}
              control={{ ...state.control, 'aria-labelledby': `${state.id}-label ${state.id}-pick` }}
              id={`${state.id}-pick`}
            />
          </div>
        )}
      </fieldset>
    </FieldFrame>
  );
}

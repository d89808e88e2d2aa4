import clsx from 'clsx';
import { Camera, FileText, Trash2, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, type RefCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { useFormFrame } from '../form.tsx';
import { useLanguage } from '../language.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { fileSize } from './file-size.ts';
import { type ChosenFile, readFile } from './read-file.ts';

/** The value of a file field: what the form remembers of a file that is stored, or that waits in the form itself. */
export interface FileValue {
  readonly name: string;
  /** Bytes; 0 where it is not known. */
  readonly size: number;
  /** Where the server keeps it. */
  readonly blobName?: string | undefined;
  /** The content, where it travels with the submit. */
  readonly base64?: string | undefined;
}

export interface FileFieldProps extends FieldProps {
  /** `pdf` where the specification takes nothing else. */
  readonly accept?: 'documents' | 'pdf';
  /** Bytes; 10 MB, which is what the server takes. */
  readonly maxSize?: number;
  /**
   * Sends the file and answers with what the form keeps. Without it the content itself stays in the form (`base64`) and
   * travels with the submit.
   */
  readonly upload?: (
    file: ChosenFile,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<FileValue>;
  /** The value changed: a file is there, or was removed. */
  readonly onPick?: (value: FileValue | null) => void;
}

const accepted = {
  documents: {
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'],
    attribute: 'application/pdf,image/*',
    code: 'fileTypeNotAccepted',
  },
  pdf: { types: ['application/pdf'], attribute: 'application/pdf', code: 'fileMustBePdf' },
} as const;

type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly fraction: number }
  | { readonly state: 'failed'; readonly file: File };

const none = { state: 'idle' } as const;

/** What the field does with a file: check, read, send, keep; and how far that is. */
function useUpload({ name, accept = 'documents', maxSize = 10 * 1024 * 1024, upload, onPick }: FileFieldProps) {
  const language = useLanguage();
  const failureText = useFailureText();
  const {
    field: { value, onChange, ref },
  } = useController({ name });
  const { clearErrors } = useFormContext();
  const { setProblem } = useFormFrame();
  const refuse = (problem: Parameters<typeof setProblem>[1]) => setProblem(name, problem, 'passing');
  const [progress, setProgress] = useState<Progress>(none);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  function keep(next: FileValue | null): void {
    setProgress(none);
    onChange(next);
    clearErrors(name);
    onPick?.(next);
  }
  async function take(file: File): Promise<void> {
    sending.current?.abort();
    const { types, code } = accepted[accept];
    if (file.size === 0) return refuse({ code: 'fileEmpty' });
    if (
      file.type &&
      !types.some((type) => type === file.type) &&
      !(accept === 'documents' && file.type.startsWith('image/'))
    )
      return refuse({ code });
    const controller = (sending.current = new AbortController());
    const report = (fraction: number) => setProgress({ state: 'sending', name: file.name, fraction });
    clearErrors(name);
    report(0);
    try {
      const chosen = await readFile(file);
      if (chosen.size > maxSize) {
        setProgress(none);
        return refuse({ code: 'fileTooLarge', details: { limit: fileSize(maxSize, language) } });
      }
      const stored = upload
        ? await upload(chosen, { signal: controller.signal, onProgress: report })
        : { name: chosen.name, size: chosen.size, base64: chosen.base64 };
      if (!controller.signal.aborted) keep(stored);
    } catch (error) {
      if (controller.signal.aborted) return;
      // A refusal is about the file, and trying the same one again would not help.
      setProgress(error instanceof RpcFailure && error.kind === 'refusal' ? none : { state: 'failed', file });
      refuse({ text: Object.values(error instanceof RpcFailure ? error.fields : {})[0] ?? failureText(error) });
    }
  }
  function remove(): void {
    sending.current?.abort();
    keep(null);
  }
  return { value: (value ?? null) as FileValue | null, focusTarget: ref, progress, take, remove };
}

/** A document: the camera first on a phone, a drop target with a mouse, sent at once, with progress and a second try. */
export function FileField(props: FileFieldProps): ReactNode {
  const t = useTexts(publicTexts);
  const state = useField(props);
  const { value, focusTarget, progress, take, remove } = useUpload(props);
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
          'min-w-0 rounded-card border border-dashed border-line-strong bg-sunken p-4',
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
          <Sending name={progress.name} fraction={progress.fraction} onCancel={remove} />
        ) : value ? (
          <Stored value={value} disabled={disabled} onRemove={remove} />
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
            {accept !== 'pdf' && (
              <Picker
                label={t('takePhoto')}
                icon={<Camera size={18} aria-hidden />}
                accept="image/*"
                camera
                disabled={disabled}
                onPick={take}
                primary={!value && progress.state !== 'failed'}
              />
            )}
            <Picker
              label={t(value ? 'chooseAnotherFile' : accept === 'pdf' ? 'choosePdf' : 'chooseFile')}
              icon={<Upload size={18} aria-hidden />}
              accept={accepted[accept].attribute}
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

function Sending({
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

function Stored({
  value,
  disabled,
  onRemove,
}: {
  readonly value: FileValue;
  readonly disabled: boolean | undefined;
  readonly onRemove: () => void;
}): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  return (
    <div className="flex items-center gap-3">
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

interface PickerProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept: string;
  /** Opens the camera instead of the files; shown on touch devices only. */
  readonly camera?: boolean;
  readonly primary?: boolean;
  readonly disabled: boolean | undefined;
  readonly onPick: (file: File) => Promise<void>;
  readonly focusTarget?: RefCallback<HTMLElement>;
  readonly control?: Record<string, string | true | undefined>;
  readonly id?: string;
}

/** A button with the browser's own file input in it. */
function Picker({
  label,
  icon,
  accept,
  camera,
  primary,
  disabled,
  onPick,
  focusTarget,
  control,
  id,
}: PickerProps): ReactNode {
  return (
    <label
      className={clsx(
        'btn cursor-pointer pointer-coarse:w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-default has-disabled:opacity-55',
        primary ? 'btn-p' : 'btn-s',
        camera && 'pointer-fine:hidden',
      )}
    >
      {icon}
      <span id={id}>{label}</span>
      <input
        {...control}
        ref={focusTarget}
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was removed or refused.
          event.target.value = '';
          if (file) void onPick(file);
        }}
      />
    </label>
  );
}

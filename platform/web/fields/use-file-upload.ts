import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFailureText } from '../failure-text.ts';
import { useFormFrame } from '../form.tsx';
import { useLanguage } from '../language.ts';
import { RpcFailure } from '../rpc-failure.ts';
import type { FieldProps } from './Field.tsx';
import { fileSize } from './file-size.ts';
import { type ChosenFile, readFile, UnreadablePhoto } from './read-file.ts';

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

export interface FileFieldProps extends FieldProps<FileValue> {
  /** `pdf` where the specification takes nothing else: a photo is made one. */
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

/** What the picker of each kind of field offers, and what is said of anything else. */
export const acceptedFiles = {
  documents: {
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'],
    attribute: 'application/pdf,image/*',
    code: 'fileTypeNotAccepted',
  },
  pdf: { types: ['application/pdf'], attribute: 'application/pdf,image/*', code: 'fileMustBePdf' },
} as const;

type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly fraction: number }
  | { readonly state: 'failed'; readonly file: File };

const none = { state: 'idle' } as const;

/** What the field does with a file: check, read, send, keep; and how far that is. */
export function useFileUpload({
  name,
  accept = 'documents',
  maxSize = 10 * 1024 * 1024,
  upload,
  onPick,
}: FileFieldProps) {
  const language = useLanguage();
  const failureText = useFailureText();
  const {
    field: { value, onChange, ref },
  } = useController({ name });
  const { clearErrors } = useFormContext();
  const { setProblem } = useFormFrame();
  const refuse = (problem: Parameters<typeof setProblem>[1]) => setProblem(name, problem, 'passing');
  const [progress, setProgress] = useState<Progress>(none);
  const [preview, setPreview] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  function keep(next: FileValue | null): void {
    setProgress(none);
    setPreview(undefined);
    onChange(next);
    clearErrors(name);
    onPick?.(next);
  }
  async function take(file: File): Promise<void> {
    sending.current?.abort();
    const { types, code } = acceptedFiles[accept];
    if (file.size === 0) return refuse({ code: 'fileEmpty' });
    if (file.type && !types.some((type) => type === file.type) && !file.type.startsWith('image/'))
      return refuse({ code });
    const controller = (sending.current = new AbortController());
    const report = (fraction: number) => setProgress({ state: 'sending', name: file.name, fraction });
    clearErrors(name);
    report(0);
    try {
      const chosen = await readFile(file, { asPdf: accept === 'pdf' });
      if (chosen.size > maxSize) {
        setProgress(none);
        return refuse({ code: 'fileTooLarge', details: { limit: fileSize(maxSize, language) } });
      }
      const stored = upload
        ? await upload(chosen, { signal: controller.signal, onProgress: report })
        : { name: chosen.name, size: chosen.size, base64: chosen.base64 };
      if (controller.signal.aborted) return;
      keep(stored);
      setPreview(chosen.preview);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof UnreadablePhoto) {
        setProgress(none);
        return refuse({ code: 'photoNotReadable' });
      }
      // A refusal is about the file, and trying the same one again would not help.
      setProgress(error instanceof RpcFailure && error.kind === 'refusal' ? none : { state: 'failed', file });
      refuse({ text: Object.values(error instanceof RpcFailure ? error.fields : {})[0] ?? failureText(error) });
    }
  }
  function remove(): void {
    sending.current?.abort();
    keep(null);
  }
  return { value: (value ?? null) as FileValue | null, focusTarget: ref, progress, preview, take, remove };
}

import { Camera, CircleCheck, Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { readFile, UnreadablePhoto } from '#platform/web/fields/read-file.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podUploadTexts } from '#modules/work/pods/messages/upload/index.ts';

interface SentFile {
  readonly name: string;
  readonly base64: string;
}
interface Sending {
  readonly idempotencyKey: string;
  readonly onProgress: (fraction: number) => void;
}

interface AskedFileProps {
  readonly title: string;
  /** While it is missing; a problem is what was wrong with the last one. */
  readonly asked?: { readonly text: string; readonly isProblem: boolean } | undefined;
  /** Once it is here: who looks at it, and how much came. */
  readonly here?: string | undefined;
  readonly send: (file: SentFile, how: Sending) => Promise<void>;
}

/** One document that is asked for by a link: what it is, what was wrong with the last one, and the camera first. */
export function AskedFile({ title, asked, here, send }: AskedFileProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const { begin, again, percent, problem } = useSending(send);
  const isHere = here !== undefined;
  return (
    <li className="card p-4">
      <p className="text-lg font-medium wrap-break-word">{title}</p>
      {asked && <p className={asked.isProblem ? 'mt-1 text-danger' : 'mt-1 text-muted'}>{asked.text}</p>}
      {isHere && (
        <p className="mt-1 flex gap-2 text-ok">
          <CircleCheck size={20} aria-hidden className="flex-none" />
          <span>{here}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2" aria-live="polite">
        {percent !== undefined && <p className="py-3 font-medium">{t('sending', { percent })}</p>}
        {percent === undefined && (
          <>
            <Chooser
              label={t(isHere ? 'morePages' : 'photo')}
              icon={<Camera size={20} aria-hidden />}
              isMain={!isHere}
              isCamera
              onFiles={(files) => begin(files)}
            />
            <Chooser
              label={t('file')}
              icon={<Paperclip size={20} aria-hidden />}
              isMain={false}
              isCamera={false}
              onFiles={(files) => begin(files)}
            />
          </>
        )}
      </div>
      {problem && (
        <p className="err mt-2" role="alert">
          {problem}{' '}
          {again && (
            <button type="button" className="btn btn-s mt-2 min-h-12" onClick={again}>
              {t('tryAgain')}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

const hasFields = ({ fields }: RpcFailure) => Object.keys(fields).length > 0;

/** Sends files one after the other, made small on the phone; the same press is the same file, however often the network fails. */
function useSending(send: AskedFileProps['send']) {
  const failureText = useFailureText();
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState<{ readonly problem: string; readonly again: (() => void) | undefined }>();

  async function sendEach(files: readonly File[], firstKey: string): Promise<void> {
    for (const [place, file] of files.entries()) {
      const idempotencyKey = place === 0 ? firstKey : newIdempotencyKey();
      setPercent(0);
      try {
        await send(await readFile(file), {
          idempotencyKey,
          onProgress: (fraction) => setPercent(Math.round((fraction * 1000) / 10)),
        });
      } catch (error) {
        const text = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
        const isRefused = error instanceof UnreadablePhoto || (error instanceof RpcFailure && hasFields(error));
        const problem = files.length > 1 ? `${file.name}: ${text}` : text;
        setFailed({
          problem,
          again: isRefused ? undefined : () => begin(files.slice(place), idempotencyKey),
        });
        // One that will never be taken does not keep the others back; a network that is gone does.
        if (!isRefused) break;
      }
    }
    setPercent(undefined);
  }
  function begin(files: readonly File[], firstKey = newIdempotencyKey()): void {
    setFailed(undefined);
    void sendEach(files, firstKey);
  }
  return { begin, percent, problem: failed?.problem, again: failed?.again };
}

interface ChooserProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isMain: boolean;
  readonly isCamera: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Chooser({ label, icon, isMain, isCamera, onFiles }: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`btn ${isMain ? 'btn-p' : 'btn-s'} min-h-12 flex-1 whitespace-nowrap`}
        onClick={() => input.current?.click()}
      >
        {icon} {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={isCamera ? 'image/*' : 'application/pdf,image/jpeg,image/png,image/tiff'}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

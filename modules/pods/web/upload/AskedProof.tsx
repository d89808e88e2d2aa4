import { Camera, CircleCheck, Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { podService } from '#modules/pods/contract.ts';
import { podUploadTexts } from '#modules/pods/messages/upload/index.ts';
import { type AskedPod, type UploadFormProps, uploads } from './link-calls.ts';

interface AskedProofProps extends Pick<UploadFormProps, 'whenOpen'> {
  readonly pod: AskedPod;
  readonly client: string;
  readonly onSent: (answer: OutputOf<(typeof podService.operations)['postPodUpload']>) => void;
}

/** One place that is to be proved: where, what was wrong with the last one, and the camera first. */
export function AskedProof({ pod, client, whenOpen, onSent }: AskedProofProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const { send, again, percent, problem } = useSending(pod, whenOpen, onSent);
  const isHere = pod.status === 'podSubmitted';
  return (
    <li className="card p-4">
      <p className="text-lg font-medium wrap-break-word">{[pod.stopName, pod.reference].filter(Boolean).join(', ')}</p>
      {pod.status === 'podRejected' && (
        <p className="mt-1 text-danger">
          {t('sentBack', {
            reason: [pod.rejectReason === '' ? '' : t(`reason_${pod.rejectReason}`), pod.note]
              .filter(Boolean)
              .join('. '),
          })}
        </p>
      )}
      {pod.status === 'AWAITED' && <p className="mt-1 text-muted">{t('asked')}</p>}
      {isHere && (
        <p className="mt-1 flex gap-2 text-ok">
          <CircleCheck size={20} aria-hidden className="flex-none" />
          <span>
            {t('received', { client })} {t('pages', { count: pod.pageCount })}
          </span>
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
              onFile={send}
            />
            <Chooser
              label={t('file')}
              icon={<Paperclip size={20} aria-hidden />}
              isMain={false}
              isCamera={false}
              onFile={send}
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

/** Sends one file, made small on the phone; the same press is the same proof, however often the network fails. */
function useSending(pod: AskedPod, whenOpen: UploadFormProps['whenOpen'], onSent: AskedProofProps['onSent']) {
  const failureText = useFailureText();
  const [percent, setPercent] = useState<number>();
  const [failed, setFailed] = useState<{ readonly problem: string; readonly again: (() => void) | undefined }>();
  async function send(file: File, idempotencyKey = newIdempotencyKey()): Promise<void> {
    setFailed(undefined);
    setPercent(0);
    try {
      const { name, base64 } = await readFile(file);
      onSent(
        await whenOpen(() =>
          uploads.postPodUpload(
            { id: pod.id, fileName: name, content: base64 },
            { idempotencyKey, onProgress: (fraction) => setPercent(Math.round((fraction * 1000) / 10)) },
          ),
        ),
      );
    } catch (error) {
      const refused = error instanceof RpcFailure ? Object.values(error.fields)[0] : undefined;
      setFailed({
        problem: refused ?? failureText(error),
        again: refused ? undefined : () => void send(file, idempotencyKey),
      });
    } finally {
      setPercent(undefined);
    }
  }
  return { send: (file: File) => void send(file), percent, problem: failed?.problem, again: failed?.again };
}

interface ChooserProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isMain: boolean;
  readonly isCamera: boolean;
  readonly onFile: (file: File) => void;
}

function Chooser({ label, icon, isMain, isCamera, onFile }: ChooserProps): ReactNode {
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
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { podService } from '#modules/work/pods/contract.ts';
import { podUploadTexts } from '#modules/work/pods/messages/upload/index.ts';
import { AskedFile } from './AskedFile.tsx';
import { type AskedPod, type UploadFormProps, uploads } from './link-calls.ts';

interface AskedProofProps extends Pick<UploadFormProps, 'whenOpen'> {
  readonly pod: AskedPod;
  readonly client: string;
  readonly onSent: (answer: OutputOf<(typeof podService.operations)['postPodUpload']>) => void;
}

/** One place that is to be proved. */
export function AskedProof({ pod, client, whenOpen, onSent }: AskedProofProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const { status, rejectReason, note } = pod;
  const reason = [rejectReason === '' ? '' : t(`reason_${rejectReason}`), note].filter(Boolean).join('. ');
  return (
    <AskedFile
      title={[pod.stopName, pod.reference].filter(Boolean).join(', ')}
      asked={
        status === 'podRejected'
          ? { text: t('sentBack', { reason }), isProblem: true }
          : status === 'AWAITED'
            ? { text: t('asked'), isProblem: false }
            : undefined
      }
      here={
        status === 'podSubmitted' ? `${t('received', { client })} ${t('pages', { count: pod.pageCount })}` : undefined
      }
      send={async ({ name, base64 }, how) =>
        onSent(await whenOpen(() => uploads.postPodUpload({ id: pod.id, fileName: name, content: base64 }, how)))
      }
    />
  );
}

import { useState } from 'react';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { newIdempotencyKey, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { pods, podsNoun } from './calls.ts';

/**
 * Sends files one after the other: each becomes a proof of its own. What was refused says why, and holds up no other; the
 * ids of those that arrived are told at the end.
 */
export function useUpload(loadId: string | null, onArrived?: (ids: readonly string[]) => void) {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>();

  async function send(files: readonly File[]): Promise<void> {
    const arrived: string[] = [];
    for (const [done, file] of files.entries()) {
      setProgress({ done, count: files.length });
      try {
        const { name, base64 } = await readFile(file);
        const method = file.type.startsWith('image/') && file.type !== 'image/tiff' ? 'photo' : 'scan';
        const { id } = await pods.postPod(
          { loadId, fileName: name, content: base64, method },
          { idempotencyKey: newIdempotencyKey() },
        );
        arrived.push(id);
      } catch (error) {
        const problem = (error instanceof RpcFailure && Object.values(error.fields)[0]) || failureText(error);
        toast(t('uploadFailed', { name: file.name, problem }), { kind: 'danger' });
      }
    }
    setProgress(undefined);
    void queries.invalidateQueries({ queryKey: [podsNoun] });
    if (arrived.length === 0) return;
    toast(t('uploaded', { count: arrived.length }), { kind: 'ok' });
    onArrived?.(arrived);
  }
  return { send, progress: progress && t('uploading', progress) };
}

import { FileInput } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { telematicsFailureTexts } from '../messages/failures/index.ts';
import { telematics, telematicsNoun } from './calls.ts';

/** Brings the positions of a CSV file into an account; the same file brings nothing twice. */
export function FileButton({ accountId }: { readonly accountId: string }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const refusals = useTexts(telematicsFailureTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  async function take(file: File): Promise<void> {
    setBusy(true);
    try {
      const content = await file.text();
      const { points, unread } = await telematics.postTelematicsFile(
        { accountId, content },
        { idempotencyKey: keyFor(['file', accountId, content]) },
      );
      await queries.invalidateQueries({ queryKey: [telematicsNoun] });
      snackbar(t('fileTaken', { count: points }), { kind: 'ok' });
      if (unread.length > 0) toast(t('fileUnread', { lines: unread.slice(0, 10).join(', ') }), { kind: 'warn' });
    } catch (error) {
      const isOfFile = error instanceof RpcFailure && error.fields?.['content'] !== undefined;
      toast(isOfFile ? refusals('notPositions') : failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <FilePicker
      label={t('bringFile')}
      icon={<FileInput size={16} aria-hidden="true" />}
      accept=".csv,text/csv"
      disabled={isBusy}
      onPick={take}
    />
  );
}

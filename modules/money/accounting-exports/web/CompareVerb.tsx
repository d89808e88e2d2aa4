import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ExportRecord } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { exportCalls, exportsNoun, useMay } from './calls.ts';

interface CompareVerbProps {
  readonly record: ExportRecord;
  readonly icon: LucideIcon;
}

/** Reads what stands there now. */
export function CompareVerb({ record, icon: Icon }: CompareVerbProps): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const may = useMay('compareAccountingExport');
  if (!may || record.status === 'RESOLVED' || record.theirStatus === 'inFile') return null;
  const { id, number } = record;
  async function compare(): Promise<void> {
    setBusy(true);
    try {
      await exportCalls.compareAccountingExport({ id }, { idempotencyKey: keyFor([id, Date.now()]) });
      await queries.invalidateQueries({ queryKey: [exportsNoun] });
      snackbar(t('compared', { number }), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void compare()}>
      <Icon size={16} aria-hidden /> {t('compare')}
    </button>
  );
}

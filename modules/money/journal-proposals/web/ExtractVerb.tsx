import { FileArchive } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PeriodPart } from '#modules/money/posting-periods/web/index.ts';
import { auditExtractService } from '../extract-contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';

const extracts = client(auditExtractService);
const useMay = rightsOf(auditExtractService);

/** At a month of journals: all of it for an auditor, as one file. */
export const extractOfMonth: PeriodPart = {
  Verb({ month, area }): ReactNode {
    const t = useTexts(proposalTexts);
    const failureText = useFailureText();
    const [isBusy, setBusy] = useState(false);
    const mayRead = useMay('getAuditExtract');
    if (!mayRead || area !== 'journals') return null;
    async function run(): Promise<void> {
      setBusy(true);
      try {
        const file = await extracts.getAuditExtract({ periodId: month.id });
        const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0)!);
        saveFile(new Blob([bytes], { type: file.contentType }), file.fileName);
        if (file.differing > 0) toast(t('extractDiffers', { count: file.differing }), { kind: 'danger' });
        else toast(t('extractSaved', { count: file.journals }));
      } catch (error) {
        toast(failureText(error), { kind: 'danger' });
      } finally {
        setBusy(false);
      }
    }
    return (
      <div className="mt-4 border-t border-line pt-4">
        <button type="button" className="btn btn-s w-full" disabled={isBusy} onClick={() => void run()}>
          <FileArchive size={16} aria-hidden="true" />
          {t('extract')}
        </button>
        <p className="mt-1 text-sm text-muted">{t('extractHint')}</p>
      </div>
    );
  },
};

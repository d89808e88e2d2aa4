import { useQuery } from '@tanstack/react-query';
import { FileUp, LoaderCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { readFile } from '#platform/web/fields/read-file.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankPreview } from '../answers.ts';
import type { Columns } from '../columns.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { accountsRead, bank, bankNoun } from './calls.ts';
import { ColumnsOf } from './ColumnsOf.tsx';
import { PreviewOf } from './PreviewOf.tsx';

interface Chosen {
  readonly fileName: string;
  readonly content: string;
  readonly accountId?: string;
  readonly columns?: Columns;
}

/** Findings after which a person names the account. */
const asksAccount = ['chooseAccount', 'columnsUnknown', 'unknownAccount', 'otherAccount'];

/** Chooses a file, shows what it would bring, and reads it in. Columns that we do not know are stated on the way. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(bankStatementTexts);
  const state = useUpload(onClose);
  const { chosen, preview, isBusy, problem } = state;
  const codes = preview?.findings.map(({ code }) => code) ?? [];
  const isUnknown = codes.includes('columnsUnknown');
  const isRefused = preview?.findings.some(({ isRefusal }) => isRefusal) ?? true;
  const mayChoose =
    chosen !== undefined && (chosen.accountId !== undefined || codes.some((code) => asksAccount.includes(code)));
  return (
    <Dialog
      open
      title={t('upload')}
      width={760}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('close')}
          </button>
          <button
            type="button"
            className="btn btn-p"
            disabled={isBusy || isRefused || (preview?.knownSince ?? null) !== null}
            onClick={() => void state.readIn()}
          >
            {t('readIn')}
          </button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            label={t('chooseFile')}
            icon={<FileUp size={15} aria-hidden="true" />}
            accept=".csv,.txt,.xml,.sta,.mt940,.940,.ofx,text/csv,text/plain,application/xml"
            primary={chosen === undefined}
            disabled={isBusy}
            onPick={state.pick}
          />
          <p className="text-muted">{chosen?.fileName ?? t('fileKinds')}</p>
        </div>
        {isBusy && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <LoaderCircle size={15} aria-hidden="true" className="animate-spin" />
            {t('reading')}
          </p>
        )}
        {problem !== '' && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        {mayChoose && (
          <AccountChoice
            accountId={chosen.accountId ?? ''}
            isBusy={isBusy}
            onChoose={(id) => void state.choose({ accountId: id })}
          />
        )}
        {preview && <PreviewOf preview={preview} />}
        {preview && isUnknown && chosen?.accountId !== undefined && (
          <ColumnsOf
            key={preview.sample.length}
            sample={preview.sample}
            proposed={chosen.columns ?? preview.columns}
            isBusy={isBusy}
            onTry={(columns) => void state.choose({ columns })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface AccountChoiceProps {
  /** Empty for the account that the file names. */
  readonly accountId: string;
  readonly isBusy: boolean;
  readonly onChoose: (accountId: string) => void;
}

/** Of which account the file is, where it does not say it. */
function AccountChoice({ accountId, isBusy, onChoose }: AccountChoiceProps): ReactNode {
  const t = useTexts(bankStatementTexts);
  const id = useId();
  const { data: accounts = [] } = useQuery(accountsRead);
  return (
    <label htmlFor={id} className="flex flex-col gap-1">
      <span className="font-medium">{t('chooseAccount')}</span>
      <select
        id={id}
        className="ctl max-w-96"
        value={accountId}
        disabled={isBusy}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{t('byNumber')}</option>
        {accounts.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.name} ${each.number.slice(-4)} ${each.currency}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function useUpload(onClose: () => void) {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [chosen, setChosen] = useState<Chosen>();
  const [preview, setPreview] = useState<BankPreview>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function busy(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  const look = (next: Chosen) =>
    busy(async () => {
      setChosen(next);
      setPreview(undefined);
      setPreview(await bank.previewBankStatement(next));
    });
  return {
    chosen,
    preview,
    isBusy,
    problem,
    async pick(file: File): Promise<void> {
      const { name, base64 } = await readFile(file);
      await look({ fileName: name, content: base64 });
    },
    async choose({ accountId, columns }: { readonly accountId?: string; readonly columns?: Columns }): Promise<void> {
      if (!chosen) return;
      const { fileName, content } = chosen;
      const account = accountId ?? chosen.accountId;
      // Columns are those of one account.
      const kept = accountId === undefined ? (columns ?? chosen.columns) : undefined;
      await look({ fileName, content, ...(account && { accountId: account }), ...(kept && { columns: kept }) });
    },
    readIn: () =>
      busy(async () => {
        if (!chosen) return;
        const read = await bank.postBankStatement(chosen, { idempotencyKey: keyFor(chosen) });
        await queries.invalidateQueries({ queryKey: [bankNoun] });
        const refusal = read.findings.find((finding) => finding.isRefusal);
        if (refusal) return setProblem(refusal.text);
        const at = read.knownSince ?? read.readAt;
        if (read.status === 'WAITING') snackbar(t('later'), { kind: 'ok' });
        else if (read.newLines === 0 && at) snackbar(t('nothingNew', { time: formats.moment(at) }), { kind: 'ok' });
        else snackbar(t('result', { count: read.newLines }), { kind: 'ok' });
        onClose();
      }),
  };
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { bankSuggestions, useUniversalBranchCode } from '#modules/parties/parties/web/later.ts';
import { companyBank } from '../contract.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { BankVersions } from './BankVersions.tsx';
import { bank, companyBankRead, useMayBank } from './calls.ts';

const Field = fieldsFor<typeof companyBank>();
const channel = 'companies';
const empty = { bank: '', branchName: '', branchCode: '', bankAccountNo: '' };

/** The bank details of a company, by versions, and how new ones are recorded. */
export function CompanyBank({ companyId }: { readonly companyId: string }): ReactNode {
  const t = useTexts(bankDeskTexts);
  const mayChange = useMayBank('putCompanyBank');
  const [isOpen, setOpen] = useState(false);
  const { data: onFile } = useQuery({ ...companyBankRead(companyId), enabled: mayChange });

  async function record(value: typeof empty, idempotencyKey: string): Promise<void> {
    await bank.putCompanyBank({ ...value, companyId }, { idempotencyKey, lockId: onFile?.lockId });
    await queries.invalidateQueries({ queryKey: [channel, companyId] });
    snackbar(t('recordedDone'), { kind: 'ok' });
    setOpen(false);
  }
  return (
    <div className="space-y-4 py-6">
      {mayChange && onFile && (
        <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
          {t('record')}
        </button>
      )}
      <BankVersions channel={channel} keyIdentifier={companyId} />
      {isOpen && (
        <FormDialog
          title={t('record')}
          text={t('recordText')}
          schema={companyBank}
          initial={empty}
          confirm={t('recordConfirm')}
          submit={record}
          onClose={() => setOpen(false)}
        >
          <AccountFields />
        </FormDialog>
      )}
    </div>
  );
}

function AccountFields(): ReactNode {
  const t = useTexts(bankDeskTexts);
  useUniversalBranchCode('bank', 'branchCode');
  return (
    <>
      <Field.Suggest name="bank" label={t('bank')} required suggestions={bankSuggestions} />
      <Field.Text name="branchName" label={t('branchName')} autoComplete="off" />
      <Field.Digits name="branchCode" label={t('branchCode')} required />
      <Field.Digits name="bankAccountNo" label={t('accountNo')} required />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import { journalAccountDesk } from '#modules/money/journal-accounts/web/desk.ts';
import { currencies } from '#platform/currencies.ts';
import { accountFields, type BankAccountRow, bankNames } from '../answers.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { bank, bankFailures, bankNoun } from './calls.ts';

const { getCompanyBasicInfo } = client(companyService);
const { columns: _, mailSenders: __, ...fields } = accountFields;
const schema = z.strictObject({
  ...fields,
  companyId: z.uuid({ error: 'required' }),
  mailSenders: z.string().max(1000),
});
const Field = deskFieldsFor<typeof schema>();

interface AccountDialogProps {
  /** Missing for a new one. */
  readonly account?: BankAccountRow;
  readonly onClose: () => void;
}

/** An account of a company at a bank: its number and currency, where its money stands, and who mails its statements. */
export function AccountDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const t = useTexts(bankStatementTexts);
  const companies = useQuery({
    queryKey: ['companies', 'choices'],
    queryFn: ({ signal }) => getCompanyBasicInfo({ search: '' }, { signal }),
  });
  const charts = useQuery({
    queryKey: ['journalAccounts', 'assets'],
    queryFn: ({ signal }) => journalAccountDesk.list({ class: ['asset'], pageSize: 200 }, { signal }),
  });
  if (!companies.data || !charts.data) return null;
  const own = companies.data.filter(({ isClient }) => isClient);
  return (
    <FormDialog
      title={t(account ? 'changeAccount' : 'addAccount')}
      schema={schema}
      width={640}
      initial={{
        companyId: account?.companyId ?? own[0]?.companyId ?? '',
        name: account?.name ?? '',
        bank: account?.bank ?? '',
        branchCode: account?.branchCode ?? '',
        number: account?.number ?? '',
        currency: account?.currency ?? 'ZAR',
        accountId: account?.accountId ?? '',
        mailSenders: account?.mailSenders.join(', ') ?? '',
        mailFile: account?.mailFile ?? '',
        isActive: account?.isActive ?? true,
      }}
      confirm={t('save')}
      intent={account?.id}
      failures={bankFailures}
      onClose={onClose}
      submit={async ({ companyId, mailSenders, ...value }, idempotencyKey) => {
        const senders = mailSenders.split(/[\s,;]+/).filter(Boolean);
        const entered = { ...value, mailSenders: senders, columns: account?.columns ?? null };
        if (account)
          await bank.putBankAccount({ ...entered, id: account.id }, { lockId: account.lockId, idempotencyKey });
        else await bank.postBankAccount({ ...entered, companyId }, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [bankNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Select
        name="companyId"
        label={t('company')}
        required
        disabled={account !== undefined}
        options={own.map((each) => ({ value: each.companyId, label: each.companyName }))}
      />
      <Field.Text name="name" label={t('name')} required />
      <Field.Suggest name="bank" label={t('bank')} suggestions={bankNames.map((value) => ({ value }))} />
      <Field.Text name="branchCode" label={t('branchCode')} />
      <Field.Text name="number" label={t('accountNumber')} required />
      <Field.Select
        name="currency"
        label={t('currency')}
        required
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Field.Select
        name="accountId"
        label={t('chart')}
        required
        placeholder=""
        options={charts.data.rows
          .filter(({ role, isActive }) => role === '' && isActive)
          .map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` }))}
      />
      <Field.Text name="mailFile" label={t('mailFile')} />
      <Field.Text name="mailSenders" label={t('mailSenders')} help={t('mailSendersHelp')} className="sm:col-span-2" />
      <Field.Checkbox name="isActive" label={t('isActive')} className="sm:col-span-2" />
    </FormDialog>
  );
}

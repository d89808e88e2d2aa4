import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankAccountRow } from '../answers.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { bank, bankNoun, useMay } from './calls.ts';

const columns = columnsOf<BankAccountRow, never>();

interface Query {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A company has a handful of accounts: they are read whole, and searched here. */
async function load({ search = '', page = 1, pageSize = 50 }: Query, options?: CallOptions) {
  const all = await bank.getBankAccounts({}, options);
  const words = search.toLowerCase();
  const found = all.filter(({ name, bank: at, number, companyName }) =>
    [name, at, number, companyName].join(' ').toLowerCase().includes(words),
  );
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { rows, total: found.length, totalIsCapped: false };
}

/** `/bankAccounts`: the accounts of the companies at banks. */
export function AccountList(): ReactNode {
  const t = useTexts(bankStatementTexts);
  const mayAdd = useMay('postBankAccount');
  return (
    <ListScreen
      id="bankAccounts"
      title={t('accounts')}
      channel={bankNoun}
      load={load}
      columns={useColumns()}
      rowId={(row) => row.id}
      emptyHint={t('emptyAccounts')}
      actions={
        mayAdd && (
          <DialogButton icon={Plus} title={t('addAccount')} className="btn btn-p" hash="new">
            {(close) => <AccountDialog onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}

function useColumns() {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  const mayChange = useMay('putBankAccount');
  return useMemo(
    () =>
      Object.values(
        columns({
          name: {
            title: t('name'),
            card: 'title',
            cell: (row) => (row.isActive ? row.name : `${row.name} (${t('inactive')})`),
          },
          bank: { title: t('bank'), card: 'meta', cell: (row) => row.bank },
          number: { title: t('accountNumber'), card: 'meta', cell: (row) => row.number },
          currency: { title: t('currency'), card: 'badge', cell: (row) => row.currency },
          companyName: { title: t('company'), hiddenByDefault: 'narrow', cell: (row) => row.companyName },
          chart: { title: t('chart'), cell: (row) => `${row.accountNumber} ${row.accountName}` },
          closing: {
            title: t('closing'),
            align: 'right',
            card: 'subtitle',
            cell: (row) => (row.closing === null ? '' : formats.money(row.closing, row.currency)),
            value: (row) => row.closing,
          },
          statedTo: {
            title: t('statedTo'),
            cell: (row) => (row.statedTo === null ? '' : formats.date(row.statedTo)),
            value: (row) => row.statedTo,
          },
          openLines: {
            title: t('undecided'),
            align: 'right',
            cell: (row) => (row.openLines > 0 ? String(row.openLines) : ''),
            value: (row) => row.openLines,
          },
          verbs: {
            title: t('verbs'),
            card: 'action',
            value: () => '',
            cell: (row) =>
              mayChange && (
                <DialogButton icon={Pencil} title={t('change')} className="btn btn-g">
                  {(close) => <AccountDialog account={row} onClose={close} />}
                </DialogButton>
              ),
          },
        }),
      ),
    [t, formats, mayChange],
  );
}

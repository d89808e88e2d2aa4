import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { contractorSortColumns } from '#modules/parties/contractors/contract.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import type { ContractorRow } from '#modules/parties/contractors/records.ts';
import { application } from '#modules/parties/contractors/status.ts';
import { usePartyColumns } from '#modules/parties/parties/web/desk.ts';
import { AddContractor } from '../links/AddContractor.tsx';
import { contractors, contractorsNoun, useMay } from '../calls.ts';
import { contractorPath } from '../paths.ts';
import { StateBadge } from '../StateBadges.tsx';

/** `/CreditorApplicationAdmin`: every contractor of the client, and what waits for a decision. */
export function ContractorList(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const mayAdd = useMay('AddSubcontractor');
  return (
    <ListScreen
      id="contractors"
      title={t('contractors')}
      channel={contractorsNoun}
      load={load}
      columns={useContractorColumns()}
      rowId={(row) => row.keyIdentifier}
      rowPath={(row) => contractorPath(row.keyIdentifier)}
      searchIn={t('contractorSearch')}
      tabs={{ filter: 'state', many: true, options: titled(t, 'state_', application.states) }}
      actions={
        mayAdd && (
          <DialogButton icon={UserRoundPlus} title={t('addContractor')} className="btn btn-p">
            {(close) => <AddContractor onClose={close} />}
          </DialogButton>
        )
      }
      emptyHint={t('contractorsEmpty')}
    />
  );
}

/** The wire calls its rows by their own name. */
async function load(...[query, options]: Parameters<typeof contractors.getSubcontractors>) {
  const { subcontractors: rows, ...counted } = await contractors.getSubcontractors(query, options);
  return { rows, ...counted };
}

function useContractorColumns(): readonly Column<ContractorRow, (typeof contractorSortColumns)[number]>[] {
  const t = useTexts(contractorDeskTexts);
  const formats = useFormats();
  const party = usePartyColumns();
  return useMemo(
    () => [
      { id: 'subbieName', title: t('contractor'), sort: 'subbieName', card: 'title', cell: (row) => row.subbieName },
      { ...party.tradeName, card: 'subtitle', hiddenByDefault: true },
      party.accountNumber,
      {
        id: 'state',
        title: t('state'),
        sort: 'state',
        card: 'badge',
        cell: (row) => <StateBadge state={row.state} />,
        value: (row) => t(`state_${row.state}`),
      },
      {
        id: 'creditLimit',
        title: t('creditLimit'),
        sort: 'creditLimit',
        align: 'right',
        card: 'meta',
        cell: (row) => (row.creditLimit === null ? '' : formats.wholeMoney(row.creditLimit)),
        value: (row) => row.creditLimit ?? '',
      },
      {
        id: 'paymentTerm',
        title: t('paymentTerm'),
        align: 'right',
        cell: (row) => (row.paymentTerm === null ? '' : t('days', { count: row.paymentTerm })),
        value: (row) => row.paymentTerm ?? '',
      },
      party.warnings,
      party.city,
      { ...party.email, hiddenByDefault: true },
      { ...party.submittedAt, hiddenByDefault: true },
      party.updatedAt,
    ],
    [t, party, formats],
  );
}

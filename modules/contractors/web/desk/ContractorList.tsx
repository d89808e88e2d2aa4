import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { WarningCount } from '#platform/web/list/WarningCount.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { contractorSortColumns } from '#modules/contractors/contract.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import type { ContractorRow } from '#modules/contractors/records.ts';
import { application } from '#modules/contractors/status.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import { AddContractor } from './AddContractor.tsx';
import { contractors, contractorsNoun, useMay } from './calls.ts';
import { contractorPath } from './paths.ts';
import { StateBadge } from './StateBadge.tsx';

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
      tabs={{
        filter: 'state',
        many: true,
        options: application.states.map((value) => ({ value, title: t(`state_${value}`) })),
      }}
      actions={mayAdd && <AddButton />}
      emptyHint={t('contractorsEmpty')}
    />
  );
}

/** The wire calls its rows by their own name. */
async function load(...[query, options]: Parameters<typeof contractors.getSubcontractors>) {
  const { subcontractors: rows, ...counted } = await contractors.getSubcontractors(query, options);
  return { rows, ...counted };
}

function AddButton(): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-p" onClick={() => setOpen(true)}>
        <UserRoundPlus size={15} aria-hidden="true" />
        {t('addContractor')}
      </button>
      {open && <AddContractor onClose={() => setOpen(false)} />}
    </>
  );
}

function useContractorColumns(): readonly Column<ContractorRow, (typeof contractorSortColumns)[number]>[] {
  const t = useTexts(contractorDeskTexts);
  const party = useTexts(partyTexts);
  const formats = useFormats();
  return useMemo(
    () => [
      { id: 'subbieName', title: t('contractor'), sort: 'subbieName', card: 'title', cell: (row) => row.subbieName },
      {
        id: 'tradeName',
        title: party('tradeName'),
        card: 'subtitle',
        hiddenByDefault: true,
        cell: (row) => row.tradeName,
      },
      { id: 'accountNumber', title: t('accountNumber'), cell: (row) => row.accountNumber },
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
        cell: (row) => (row.creditLimit === null ? '' : formats.money(row.creditLimit)),
        value: (row) => row.creditLimit ?? '',
      },
      {
        id: 'paymentTerm',
        title: t('paymentTerm'),
        align: 'right',
        cell: (row) => (row.paymentTerm === null ? '' : t('days', { count: row.paymentTerm })),
        value: (row) => row.paymentTerm ?? '',
      },
      {
        id: 'warnings',
        title: t('warnings'),
        align: 'right',
        cell: ({ warnings }) => <WarningCount count={warnings} label={t('warningCount', { count: warnings })} />,
        value: (row) => row.warnings,
      },
      { id: 'city', title: party('city'), cell: (row) => row.city },
      { id: 'email', title: party('email'), hiddenByDefault: true, cell: (row) => row.email },
      {
        id: 'submittedAt',
        title: t('submittedOn'),
        sort: 'submittedAt',
        hiddenByDefault: true,
        cell: (row) => formats.moment(row.submittedAt),
        value: (row) => (row.submittedAt ? new Date(row.submittedAt) : ''),
      },
      {
        id: 'updatedAt',
        title: t('changed'),
        sort: 'updatedAt',
        cell: (row) => <Ago at={row.updatedAt} />,
        value: (row) => new Date(row.updatedAt),
      },
    ],
    [t, party, formats],
  );
}

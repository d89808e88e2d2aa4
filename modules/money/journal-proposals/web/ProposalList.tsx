import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRow, proposalSorts } from '../contract.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { proposalLife } from '../status.ts';
import { proposals, proposalsNoun, useMay } from './calls.ts';
import { newProposalPath, proposalPath } from './paths.ts';
import { ProposalBadge } from './words.tsx';

const proposalColumns = columnsOf<ProposalRow, (typeof proposalSorts)[number]>();

/** `/transactionproposals`: journals and batches on their way into the books. */
export function ProposalList(): ReactNode {
  const t = useTexts(proposalTexts);
  const mayAdd = useMay('postBatchAdjustmentTransaction');
  return (
    <ListScreen
      id="journalProposals"
      title={t('title')}
      channel={proposalsNoun}
      load={proposals.getTransactionProposals}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => proposalPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', proposalLife.states) }}
      newPath={mayAdd ? newProposalPath : undefined}
      newTitle={t('newProposal')}
      emptyHint={t('empty')}
    />
  );
}

function useColumns() {
  const [what, who] = [useWhatColumns(), useWhoColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(who)], [what, who]);
}

/** Which proposal, of which day, and what it comes to. */
function useWhatColumns() {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      proposalColumns({
        number: { title: t('proposal'), sort: 'number', card: 'title', cell: (row) => row.number },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <ProposalBadge state={row.status} />,
          value: (row) => t(`status_${row.status}`),
        },
        date: {
          title: t('date'),
          sort: 'date',
          card: 'meta',
          cell: (row) => formats.date(row.date),
          value: (row) => row.date,
        },
        reason: { title: t('reason'), card: 'subtitle', room: 'whole', cell: (row) => row.reason },
        kind: { title: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
        lines: { title: t('lines'), align: 'right', cell: (row) => String(row.lines), value: (row) => row.lines },
        journals: {
          title: t('journals'),
          align: 'right',
          cell: (row) => String(row.journals),
          value: (row) => row.journals,
        },
        total: {
          title: t('total'),
          align: 'right',
          card: 'meta',
          cell: (row) => formats.money(row.total),
          value: (row) => row.total,
        },
      }),
    [t, formats],
  );
}

function useWhoColumns() {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      proposalColumns({
        createdBy: { title: t('createdBy'), hiddenByDefault: 'narrow', cell: (row) => row.createdBy },
        submittedBy: { title: t('submittedBy'), hiddenByDefault: true, cell: (row) => row.submittedBy },
        decidedBy: { title: t('decidedBy'), hiddenByDefault: 'narrow', cell: (row) => row.decidedBy },
        reverseOn: {
          title: t('reverseOn'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.reverseOn),
          value: (row) => row.reverseOn,
        },
        companyName: { title: t('company'), hiddenByDefault: true, cell: (row) => row.companyName },
        updatedAt: {
          title: t('updatedAt'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}

import { Printer } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '#modules/work/pods/messages/desk/index.ts';
import type { PackRow } from '#modules/work/pods/pack-contract.ts';
import { packLife, packMethods } from '#modules/work/pods/pack-status.ts';
import { podsNoun } from '../calls.ts';
import { packs, useMayPack } from './calls.ts';
import { PackBadge, usePackProblem } from './pack-words.tsx';
import { usePackActions } from './use-pack-actions.ts';

const packColumns = columnsOf<PackRow, 'askedAt'>();

/** `/podpacks`: what was sent to customers, how, and what came of it. A row opens the load, where it is sent again. */
export function PackList(): ReactNode {
  const t = useTexts(podDeskTexts);
  const actions = usePackActions();
  const mayPrint = useMayPack('getPodPostList');
  return (
    <ListScreen
      id="podPacks"
      title={t('packList')}
      channel={podsNoun}
      load={packs.getPodPacks}
      columns={usePackColumns()}
      rowId={(row) => row.id}
      rowPath={({ loadId }) => `/manageLoads/${loadId}?tab=pod`}
      searchIn={t('packSearch')}
      actions={
        mayPrint && (
          <button
            type="button"
            className="btn btn-s"
            disabled={actions.isBusy}
            onClick={() => void actions.printList()}
          >
            <Printer size={15} aria-hidden /> {t('packPrint')}
          </button>
        )
      }
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'pack_', packLife.states) },
        { id: 'method', kind: 'many', title: t('packMethod'), options: titled(t, 'packBy_', packMethods) },
      ]}
      emptyHint={t('packEmpty')}
    />
  );
}

function usePackColumns() {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const problemOf = usePackProblem();
  return useMemo(
    () =>
      Object.values(
        packColumns({
          loadNumber: { title: t('load'), card: 'title', cell: (row) => row.loadNumber },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <PackBadge state={row.status} />,
            value: (row) => t(`pack_${row.status}`),
          },
          customerName: { title: t('customer'), card: 'subtitle', cell: (row) => row.customerName },
          reference: { title: t('reference'), hiddenByDefault: true, cell: (row) => row.reference },
          method: {
            title: t('packMethod'),
            card: 'meta',
            cell: (row) => (
              <span className="whitespace-nowrap">
                {row.format} {t(`packBy_${row.method}`)}
              </span>
            ),
            value: (row) => `${row.format} ${t(`packBy_${row.method}`)}`,
          },
          recipients: { title: t('packTo'), room: 'little', cell: (row) => row.recipients.join(', ') },
          pages: {
            title: t('packPagesTitle'),
            hiddenByDefault: 'narrow',
            align: 'right',
            cell: (row) => row.parts.reduce((sum, part) => sum + part.pages, 0) || '',
          },
          askedAt: {
            title: t('packAskedAt'),
            sort: 'askedAt',
            card: 'meta',
            cell: (row) => formats.shortMoment(row.askedAt),
            value: (row) => row.askedAt,
          },
          sentAt: {
            title: t('packSentAt'),
            hiddenByDefault: 'narrow',
            cell: (row) => formats.shortMoment(row.sentAt),
            value: (row) => row.sentAt ?? '',
          },
          result: {
            title: t('packResult'),
            room: 'little',
            cell: (row) =>
              problemOf(row) || (row.fetchedAt ? t('packFetched', { at: formats.shortMoment(row.fetchedAt) }) : ''),
          },
        }),
      ),
    [t, formats, problemOf],
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatShortDateTime } from '#platform/dates.ts';
import { useLanguage } from '#platform/web/language.ts';
import { chosenColumns, columnsOf } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypesOf } from '#modules/base/companies/document-types.ts';
import { DeskTabs, documentsNoun } from '#modules/base/documents/web/desk.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { otherPapers, packetStates, packetStatuses, type PaperCode } from '../packet.ts';
import { countsRead, loadPapers, type PacketLine } from './calls.ts';
import { packetMode } from './packet-mode.ts';
import { papersPath } from './paths.ts';
import { PacketBadge, PaperBadge, usePaperName } from './words.tsx';

const modes = [packetMode];
const packetColumns = columnsOf<PacketLine, 'loadAt'>();
const askedCodes: readonly PaperCode[] = [
  ...documentTypesOf('load').filter((code) => code !== 'other'),
  'crossBorderPermit',
  'passport',
  ...otherPapers,
];

/** `/documentManagement/packets`: loads from their booking to their invoice, and what is missing of their papers. */
export function PacketList(): ReactNode {
  const t = useTexts(loadPapersTexts);
  const l = useTexts(loadDeskTexts);
  const nameOf = usePaperName();
  const { data: counts } = useQuery(countsRead);
  return (
    <>
      <DeskTabs current="packets" modes={modes} />
      <ListScreen
        id="loadPackets"
        title={t('packetsTitle')}
        channel={documentsNoun}
        load={loadPapers.getLoadPackets}
        columns={usePacketColumns()}
        rowId={(row) => row.loadId}
        rowPath={(row) => papersPath(row.loadId)}
        searchIn={t('searchIn')}
        tabs={{
          filter: 'status',
          options: packetStatuses.map((value) => ({
            value,
            title: t(`status_${value}`),
            count: counts?.[value],
            ...(value === 'incomplete' && { tone: 'warn' }),
          })),
        }}
        filters={[
          {
            id: 'lacks',
            kind: 'many',
            title: t('lacks'),
            options: askedCodes.map((code) => ({ value: code, title: nameOf({ code }) })),
          },
          {
            id: 'loadStatus',
            kind: 'many',
            title: t('loadStatus'),
            options: packetStates.map((value) => ({ value, title: l(`status_${value}`) })),
          },
          { id: 'isAbroad', kind: 'flag', title: t('abroad') },
        ]}
        emptyHint={t('empty')}
      />
    </>
  );
}

function usePacketColumns() {
  const t = useTexts(loadPapersTexts);
  const l = useTexts(loadDeskTexts);
  const nameOf = usePaperName();
  const language = useLanguage();
  return useMemo(
    () =>
      chosenColumns(
        packetColumns({
          load: { title: t('load'), card: 'title', cell: (row) => row.loadNumber },
          status: {
            title: t('statusTitle'),
            card: 'badge',
            cell: (row) => <PacketBadge state={row.status} />,
            value: (row) => t(`status_${row.status}`),
          },
          lacks: {
            title: t('lacks'),
            card: 'meta',
            cell: (row) => <Lacking row={row} />,
            value: (row) =>
              lackingOf(row)
                .map((paper) => `${nameOf(paper)}: ${t(`state_${paper.state}`)}`)
                .join('; '),
          },
          there: {
            title: t('papersPart'),
            align: 'right',
            hiddenByDefault: 'narrow',
            cell: (row) => (row.required === 0 ? '' : t('thereOf', { there: row.there, required: row.required })),
            value: (row) => row.required - row.there,
          },
          route: {
            title: t('route'),
            card: 'subtitle',
            cell: (row) => (
              <span className="block max-w-56 truncate">
                {[row.origin, row.destination].filter(Boolean).join(' → ')}
              </span>
            ),
            value: (row) => [row.origin, row.destination].filter(Boolean).join(' → '),
          },
          loadStatus: { title: t('loadStatus'), cell: (row) => l(`status_${row.loadStatus}`) },
          loadAt: {
            title: t('loadAt'),
            sort: 'loadAt',
            cell: (row) => formatShortDateTime(row.loadAt, language, row.timeZone),
            value: (row) => new Date(row.loadAt),
          },
          customer: { title: t('customer'), cell: (row) => row.customerName ?? '' },
          supplier: { title: t('supplier'), cell: (row) => row.supplierName },
        }),
        ['load', 'status', 'lacks', 'there', 'route', 'loadStatus', 'loadAt'],
        ['customer', 'supplier'],
      ),
    [t, l, nameOf, language],
  );
}

/** Names papers that are required now and missing; optional papers are left to the page of the load. */
function lackingOf({ papers }: PacketLine) {
  return papers.filter(({ state, isDue, isMandatory }) => isDue && isMandatory && state !== 'there');
}

/** So many are named; more of them say no more in a list. */
const namedAtMost = 2;

function Lacking({ row }: { readonly row: PacketLine }): ReactNode {
  const nameOf = usePaperName();
  const lacking = lackingOf(row);
  const more = lacking.length - namedAtMost;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-normal">
      {lacking.slice(0, namedAtMost).map((paper) => (
        <span key={`${paper.code} ${paper.detail}`} className="inline-flex items-center gap-1.5">
          {nameOf(paper)}
          {paper.state !== 'missing' && <PaperBadge of={paper} />}
        </span>
      ))}
      {more > 0 && <span className="text-muted">+{more}</span>}
    </span>
  );
}

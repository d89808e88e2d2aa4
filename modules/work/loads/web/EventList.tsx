import { type ReactNode, useCallback, useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { eventSources, loadEventKinds } from '../status.ts';
import { type LoadEvent, loads, loadsNoun } from './calls.ts';
import { loadPath } from './paths.ts';
import { useFindingWords } from './finding-words.ts';
import { heldFindings } from './held-findings.ts';
import { useFlagWords } from './event-flags.ts';
import { useReasonWords } from './reason-words.ts';

const eventColumns = columnsOf<LoadEvent, never>();

/** `/loadevents`: everything that happened on the road, newest first; what was corrected stays, struck through. */
export function EventList(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const columns = useColumns();
  return (
    <ListScreen
      id="loadEvents"
      title={t('loadEvents')}
      channel={loadsNoun}
      load={loads.getLoadEvents}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => loadPath(row.loadId)}
      searchIn={t('eventSearch')}
      filters={[
        { id: 'kind', kind: 'many', title: t('event'), options: titled(t, 'event_', loadEventKinds) },
        { id: 'source', kind: 'many', title: t('source'), options: titled(t, 'source_', eventSources) },
        { id: 'isLate', kind: 'flag', title: t('lateOnly') },
        { id: 'isUncorrected', kind: 'flag', title: t('uncorrectedOnly') },
      ]}
      emptyHint={t('eventsEmpty')}
    />
  );
}

function useColumns() {
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  const reason = useReasonWords();
  const flagWords = useFlagWords();
  const noteOf = useNoteOf();
  return useMemo(
    () =>
      Object.values(
        eventColumns({
          occurredAt: {
            title: t('occurredAt'),
            card: 'meta',
            cell: (row) => <Moment at={formats.moment(row.occurredAt)} isPast={row.supersededById !== null} />,
            value: (row) => row.occurredAt,
          },
          loadNumber: { title: t('loadNumber'), card: 'title', cell: (row) => row.loadNumber },
          stopName: { title: t('stop'), card: 'subtitle', cell: (row) => row.stopName },
          kind: { title: t('event'), card: 'badge', room: 'whole', cell: (row) => t(`event_${row.kind}`) },
          reasonCode: { title: t('reason'), cell: (row) => reason(row.reasonCode) },
          flags: { title: t('doubtful'), hiddenByDefault: true, cell: flagWords },
          minutesLate: {
            title: t('minutesLate'),
            align: 'right',
            cell: (row) => row.minutesLate || '',
            value: (row) => row.minutesLate ?? '',
          },
          note: { title: t('note'), card: 'meta', cell: noteOf },
          source: {
            title: t('source'),
            hiddenByDefault: 'narrow',
            room: 'whole',
            cell: (row) => t(`source_${row.source}`),
          },
          actor: {
            title: t('person'),
            hiddenByDefault: 'narrow',
            room: 'whole',
            cell: (row) => (row.actor === 'system' ? '' : row.actor),
          },
          receivedAt: { title: t('receivedAt'), hiddenByDefault: true, cell: (row) => formats.moment(row.receivedAt) },
        }),
      ),
    [t, formats, reason, flagWords, noteOf],
  );
}

/** Gives somebody's note, or the reasons against the carrier where the product held the load. */
function useNoteOf(): (row: LoadEvent) => string {
  const wordsOf = useFindingWords();
  return useCallback(
    ({ note, data }: LoadEvent) => [note, ...heldFindings(data).map(wordsOf)].filter((text) => text !== '').join(' '),
    [wordsOf],
  );
}

function Moment({ at, isPast }: { readonly at: string; readonly isPast: boolean }): ReactNode {
  return isPast ? <s className="text-muted">{at}</s> : at;
}

import { type ReactNode, useCallback, useMemo } from 'react';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { eventSources, loadEventKinds } from '#modules/work/loads/status.ts';
import { loadPath, loadsNoun, useReasonWords } from '#modules/work/loads/web/desk.ts';
import { heldFindings, useFindingWords } from '#modules/work/carriage/web/desk.ts';
import { type LoadEvent, road } from './calls.ts';
import { useFlagWords } from './event-flags.ts';
import { roadTexts } from '../messages/desk/index.ts';

const eventColumns = columnsOf<LoadEvent, never>();

/** `/loadevents`: everything that happened on the road, newest first; what was corrected stays, struck through. */
export function EventList(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const columns = useColumns();
  return (
    <ListScreen
      id="loadEvents"
      title={own('loadEvents')}
      channel={loadsNoun}
      load={road.getLoadEvents}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => loadPath(row.loadId)}
      searchIn={own('eventSearch')}
      filters={[
        { id: 'kind', kind: 'many', title: t('event'), options: titled(t, 'event_', loadEventKinds) },
        { id: 'source', kind: 'many', title: t('source'), options: titled(t, 'source_', eventSources) },
        { id: 'isLate', kind: 'flag', title: own('lateOnly') },
        { id: 'isUncorrected', kind: 'flag', title: own('uncorrectedOnly') },
      ]}
      emptyHint={own('eventsEmpty')}
    />
  );
}

function useColumns() {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const formats = useFormats();
  const reason = useReasonWords();
  const flagWords = useFlagWords();
  const noteOf = useNoteOf();
  return useMemo(
    () =>
      Object.values(
        eventColumns({
          occurredAt: {
            title: own('occurredAt'),
            card: 'meta',
            cell: (row) => <Moment at={formats.moment(row.occurredAt)} isPast={row.supersededById !== null} />,
            value: (row) => row.occurredAt,
          },
          loadNumber: { title: t('loadNumber'), card: 'title', cell: (row) => row.loadNumber },
          stopName: { title: t('stop'), card: 'subtitle', cell: (row) => row.stopName },
          kind: { title: t('event'), card: 'badge', room: 'whole', cell: (row) => t(`event_${row.kind}`) },
          reasonCode: { title: t('reason'), cell: (row) => reason(row.reasonCode) },
          flags: { title: own('doubtful'), hiddenByDefault: true, cell: flagWords },
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
          receivedAt: {
            title: own('receivedAt'),
            hiddenByDefault: true,
            cell: (row) => formats.moment(row.receivedAt),
          },
        }),
      ),
    [own, t, formats, reason, flagWords, noteOf],
  );
}

/** Gives somebody's note, or the reasons against the carrier where the product held the load. */
function useNoteOf(): (row: LoadEvent) => string {
  const wordsOf = useFindingWords();
  const t = useTexts(roadTexts);
  return useCallback(
    ({ note, isInternal, data }: LoadEvent) =>
      [isInternal && note !== '' ? `${t('internalNote')}: ${note}` : note, ...heldFindings(data).map(wordsOf)]
        .filter((text) => text !== '')
        .join(' '),
    [wordsOf, t],
  );
}

function Moment({ at, isPast }: { readonly at: string; readonly isPast: boolean }): ReactNode {
  return isPast ? <s className="text-muted">{at}</s> : at;
}

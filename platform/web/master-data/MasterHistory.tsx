import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HistoryEntry, historyService } from '#platform/history.ts';
import type { MasterData } from '#platform/master-data.ts';
import type { Catalogue } from '#platform/messages.ts';
import { type ChoiceSource, chosenRead } from '../fields/choice-source.ts';
import { HistoryPanel, HistorySkeleton } from '../record/HistoryPanel.tsx';
import { RecordGate } from '../record/RecordGate.tsx';
import { client } from '../rpc.ts';
import { useWords } from '../words.ts';
import { masterChoices, type MasterDesk } from './desk.ts';

/** Field → the noun whose record it names. */
export type References = Readonly<Record<string, MasterDesk>>;

interface MasterHistoryProps<D extends MasterData> {
  readonly desk: MasterDesk<D>;
  readonly id: string;
  readonly texts: Catalogue;
  readonly references: References;
  readonly sources: Readonly<Record<string, ChoiceSource>>;
}

const { getRecordHistory } = client(historyService);

/** The history of a record, in the words of its form. */
export function MasterHistory<D extends MasterData>(props: MasterHistoryProps<D>): ReactNode {
  const { desk, id, texts, references, sources } = props;
  const { noun, channel, fields } = desk.data;
  const words = useWords(texts);
  const entries = useQuery({
    queryKey: [channel, id, 'history'],
    queryFn: ({ signal }) => getRecordHistory({ noun, id }, { signal }),
  });
  const referred = useReferred(entries.data ?? [], references, sources);
  const order = Object.keys(fields.shape);
  return (
    <div className="py-6">
      <RecordGate query={entries} skeleton={<HistorySkeleton />}>
        {(found) => (
          <HistoryPanel
            entries={found}
            words={{
              event: (event) => words.option('event', event),
              label: words.label,
              value: (field, value) => referred(field, value) ?? words.written(field, value),
              place: (field) => order.indexOf(field),
            }}
          />
        )}
      </RecordGate>
    </div>
  );
}

/** What the records are called whose ids stand in the entries. */
function useReferred(
  entries: readonly HistoryEntry[],
  references: References,
  sources: Readonly<Record<string, ChoiceSource>>,
): (field: string, value: unknown) => string | undefined {
  const sourceOf = (field: string): ChoiceSource | undefined =>
    references[field] ? masterChoices(references[field]) : sources[field];
  const named = new Map<string, { readonly from: ChoiceSource; readonly value: string }>();
  for (const [field, values] of entries.flatMap(({ changes }) => Object.entries(changes))) {
    const from = sourceOf(field);
    if (!from) continue;
    for (const value of values)
      if (typeof value === 'string' && value !== '') named.set(`${field} ${value}`, { from, value });
  }
  const found = useQueries({ queries: [...named.values()].map(({ from, value }) => chosenRead(from, value)) });
  const places = new Map([...named.keys()].map((key, place) => [key, place]));
  return (field, value) => {
    return found[places.get(`${field} ${String(value)}`) ?? -1]?.data?.label;
  };
}

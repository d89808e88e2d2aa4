import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HistoryEntry, historyService } from '#platform/history.ts';
import type { MasterData } from '#platform/master-data.ts';
import { type ChoiceSource, chosenRead } from '../fields/choice-source.ts';
import { HistoryPanel, HistorySkeleton } from '../record/HistoryPanel.tsx';
import { RecordGate } from '../record/RecordGate.tsx';
import { client } from '../rpc.ts';
import { useWords } from '../words.ts';
import { choicesRead, codeOf, type MasterDesk, nameOf } from './desk.ts';

/** Field → the noun whose record it names. */
export type References = Readonly<Record<string, MasterDesk>>;
/** Field → where the record that it names is searched for. */
export type Sources = Readonly<Record<string, ChoiceSource>>;

interface MasterHistoryProps<D extends MasterData> {
  readonly desk: MasterDesk<D>;
  readonly id: string;
  readonly references: References;
  readonly sources: Sources;
  readonly written?: ((field: string, value: unknown) => string | undefined) | undefined;
  readonly labelled?: ((field: string) => string | undefined) | undefined;
}

const { getRecordHistory } = client(historyService);

/** The history of a record, in the words of its form. */
export function MasterHistory<D extends MasterData>(props: MasterHistoryProps<D>): ReactNode {
  const { desk, id, references, sources, written, labelled } = props;
  const { noun, channel, fields } = desk.data;
  const words = useWords(desk.texts);
  const entries = useQuery({
    queryKey: [channel, id, 'history'],
    queryFn: ({ signal }) => getRecordHistory({ noun, id }, { signal }),
  });
  const named = useNamed(sources, entries.data);
  const nouns = Object.entries(references);
  const choices = useQueries({ queries: nouns.map(([, each]) => choicesRead(each, 'all')) });
  function referred(field: string, value: unknown): string | undefined {
    if (Array.isArray(value)) return value.map((each: unknown) => referred(field, each) ?? String(each)).join(', ');
    const at = nouns.findIndex(([name]) => name === field);
    const row = choices[at]?.data?.find((each) => each.id === value);
    return row && `${codeOf(nouns[at]![1], row)} ${nameOf(nouns[at]![1], row)}`;
  }
  const order = Object.keys(fields.shape);
  return (
    <div className="py-6">
      <RecordGate query={entries} skeleton={<HistorySkeleton />}>
        {(found) => (
          <HistoryPanel
            entries={found}
            words={{
              event: (event) => words.option('event', event),
              label: (field) => labelled?.(field) ?? words.label(field),
              value: (field, value) =>
                named(field, value) ?? referred(field, value) ?? written?.(field, value) ?? words.written(field, value),
              place: (field) => order.indexOf(field.split('.', 1)[0]!),
            }}
          />
        )}
      </RecordGate>
    </div>
  );
}

/** The names of the records that were named in fields of these sources, as far as the person may see them. */
function useNamed(
  sources: Sources,
  entries: readonly HistoryEntry[] = [],
): (field: string, value: unknown) => string | undefined {
  const wanted = Object.entries(sources).flatMap(([field, source]) =>
    [...new Set(entries.flatMap(({ changes }) => changes[field] ?? []))]
      .filter((id): id is string => typeof id === 'string' && id !== '')
      .map((id) => ({ field, id, read: chosenRead(source, id) })),
  );
  const found = useQueries({ queries: wanted.map(({ read }) => read) });
  return (field, value) => {
    const choice = found[wanted.findIndex((each) => each.field === field && each.id === value)]?.data;
    return choice ? [choice.label, choice.detail].filter(Boolean).join(' · ') : undefined;
  };
}

import { type ReactNode, useMemo } from 'react';
import type { MasterData } from '#platform/master-data.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import type { InputOf } from '#platform/operation.ts';
import { Ago } from '../Ago.tsx';
import type { BulkAction } from '../list/BulkBar.tsx';
import type { Column } from '../list/columns.ts';
import type { Filter } from '../list/filters.ts';
import { ImportLink } from '../list/ImportLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { StatusBadge } from '../list/StatusBadge.tsx';
import { useTitleAt } from '../shell/page-title.ts';
import { useCan } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { useWords } from '../words.ts';
import { withDemanded } from './demanded.ts';
import { codeOf, fieldsOf, type MasterDesk, nameOf, newRecord, type RowOf } from './desk.ts';

interface MasterListProps<D extends MasterData> {
  readonly of: MasterDesk<D>;
  /** Its own columns, between code and name before them and state and change after them. */
  readonly columns: readonly Column<RowOf<D>, never>[];
  readonly filters?: readonly Filter<Extract<keyof InputOf<D['list']>, string>>[];
}

type MasterColumn<D extends MasterData> = Column<RowOf<D>, 'code' | 'name' | 'updatedAt'>;

/** The list of a plain noun: everything but its own columns and filters. */
export function MasterList<D extends MasterData>({
  of: desk,
  columns: own,
  filters = [],
}: MasterListProps<D>): ReactNode {
  const t = useTexts(recordTexts);
  const words = useWords(desk.texts);
  const title = useTitleAt(desk.listPath);
  const mayCreate = useCan(desk.mayCreate);
  const setActive = useSetActive(desk);
  const columns = useMemo<readonly MasterColumn<D>[]>(
    () => [
      {
        id: 'code',
        title: words.label(desk.data.code),
        sort: 'code',
        card: 'subtitle',
        // A code is one word, also with a hyphen in it.
        cell: (row) => <span className="whitespace-nowrap">{codeOf(desk, row)}</span>,
        value: (row) => codeOf(desk, row),
      },
      {
        id: 'name',
        title: words.label(desk.data.name),
        sort: 'name',
        card: 'title',
        cell: (row) => nameOf(desk, row),
        // In a file the field alone, so that it can be brought in again.
        value: (row) => String((row as Readonly<Record<string, unknown>>)[desk.data.name] ?? ''),
      },
      ...withDemanded(desk.data, own, (field) => ({
        id: field,
        title: words.label(field),
        cell: (row) => words.written(field, (row as Readonly<Record<string, unknown>>)[field]),
      })),
      {
        id: 'status',
        title: t('status'),
        card: 'badge',
        // Most are active: only the exception draws the eye.
        cell: ({ isActive }) =>
          isActive ? (
            <span className="text-muted">{t('active')}</span>
          ) : (
            <StatusBadge tone="warn">{t('inactive')}</StatusBadge>
          ),
        value: ({ isActive }) => t(isActive ? 'active' : 'inactive'),
      },
      {
        id: 'updatedAt',
        title: t('updatedAt'),
        sort: 'updatedAt',
        // Who compares many columns has no room for it.
        hiddenByDefault: own.filter(({ hiddenByDefault }) => !hiddenByDefault).length > 4 ? true : 'narrow',
        cell: ({ updatedAt }) => <Ago at={updatedAt} />,
        value: ({ updatedAt }) => new Date(updatedAt),
      },
      { id: 'updatedBy', title: t('updatedBy'), hiddenByDefault: true, cell: ({ updatedBy }) => updatedBy },
    ],
    [desk, own, t, words],
  );
  return (
    <ListScreen<RowOf<D>, { sort?: 'code' | 'name' | 'updatedAt'; status?: string }>
      id={desk.data.channel}
      channel={desk.data.channel}
      title={title}
      load={desk.list as never}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => desk.formPath(id)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'status',
        options: (['active', 'inactive'] as const).map((value) => ({ value, title: t(value) })),
      }}
      filters={filters as never}
      newPath={mayCreate ? desk.formPath(newRecord) : undefined}
      newTitle={words.t('newRecord')}
      emptyHint={words.t('empty')}
      actions={mayCreate && <ImportLink path={`/import/${desk.data.noun}`} />}
      bulk={useCan(desk.mayChange) ? [setActive(false), setActive(true)] : []}
    />
  );
}

/** The bulk actions; what somebody else has changed meanwhile is refused, and the others go on. */
function useSetActive<D extends MasterData>(desk: MasterDesk<D>): (isActive: boolean) => BulkAction<RowOf<D>> {
  const t = useTexts(recordTexts);
  return (isActive) => ({
    id: isActive ? 'activate' : 'deactivate',
    title: t(isActive ? 'activate' : 'deactivate'),
    ...(!isActive && { question: (rows) => t('deactivateQuestion', { count: rows.length }) }),
    run: (row) => desk.change({ ...fieldsOf(desk, row), id: row.id, isActive }, { lockId: row.lockId }),
  });
}

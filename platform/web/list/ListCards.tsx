import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { ShortTimes } from '../Ago.tsx';
import { linkTo } from '../shell/address.ts';
import { CardTable } from './CardTable.tsx';
import type { Column } from './columns.ts';
import { useMark } from './marks.ts';
import type { List } from './use-list.ts';

interface ListCardsProps<Row> {
  readonly list: List<Row>;
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rowPath: ((row: Row) => string) | undefined;
  readonly mark: string;
}

const skeletonCards = 6;

/** The rows of a list as cards: title and badge, then what belongs together on one line. */
export function ListCards<Row>({ list, title, columns, rowPath, mark }: ListCardsProps<Row>): ReactNode {
  const { state, setState, page } = list;
  if (list.isLoading || !page) return Array.from({ length: skeletonCards }, (_, card) => <SkeletonCard key={card} />);
  const at = (place: NonNullable<Column<Row>['card']>) => columns.filter((column) => column.card === place);
  const parts = {
    title: at('title'),
    subtitle: at('subtitle'),
    badge: at('badge'),
    meta: at('meta'),
    action: at('action'),
  };
  return (
    <ShortTimes value>
      <div className={clsx(list.isStale && 'opacity-60 transition-opacity delay-150')}>
        <CardTable
          title={title}
          rows={page.rows}
          total={page.total}
          page={state.page}
          pages={list.pages}
          pageSize={list.pageSize}
          onPage={(next) => {
            setState({ ...state, page: next });
            scrollTo({ top: 0 });
          }}
          rowKey={(row) => list.rowId(row)}
          card={(row) => <RowCard row={row} parts={parts} path={rowPath?.(row)} mark={mark} id={list.rowId(row)} />}
        />
      </div>
    </ShortTimes>
  );
}

interface RowCardProps<Row> {
  readonly row: Row;
  readonly parts: Readonly<Record<NonNullable<Column<Row>['card']>, readonly Column<Row>[]>>;
  readonly path: string | undefined;
  readonly mark: string;
  readonly id: string;
}

function RowCard<Row>({ row, parts, path, mark, id }: RowCardProps<Row>): ReactNode {
  const isMarked = useMark(mark, id);
  const className = clsx('block px-4 pt-3', parts.action.length > 0 ? 'pb-1' : 'pb-3');
  const [first, ...rest] = parts.meta;
  const content = (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-semibold break-words">
          {parts.title.map((column) => (
            <Fragment key={column.id}>{column.cell(row)}</Fragment>
          ))}
        </span>
        {parts.badge.map((column) => (
          <span key={column.id} className="flex-none">
            {column.cell(row)}
          </span>
        ))}
      </span>
      {parts.subtitle.length > 0 && (
        <span className="mt-0.5 line-clamp-2 break-words text-muted">
          {parts.subtitle.map((column, place) => (
            <Fragment key={column.id}>
              {place > 0 && ' · '}
              {column.cell(row)}
            </Fragment>
          ))}
        </span>
      )}
      {first && (
        <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="max-w-full truncate empty:hidden">{first.cell(row)}</span>
          {rest.map((column) => (
            <span key={column.id} className={clsx('empty:hidden', column.align === 'right' && 'tabular-nums')}>
              {column.cell(row)}
            </span>
          ))}
        </span>
      )}
    </>
  );
  return (
    <div className={clsx(isMarked && 'bg-brand-soft')}>
      {path === undefined ? (
        <div className={className}>{content}</div>
      ) : (
        <Link {...linkTo(path)} className={className} data-row-link>
          {content}
        </Link>
      )}
      {/* Beside the link, not in it: a control within a control cannot be reached. */}
      {parts.action.length > 0 && (
        <div className="flex items-center justify-end gap-2 px-2 pb-1">
          {parts.action.map((column) => (
            <Fragment key={column.id}>{column.cell(row)}</Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

function SkeletonCard(): ReactNode {
  return (
    <div aria-hidden="true" className="space-y-2.5 border-b border-line px-4 py-4">
      <div className="skeleton h-4 w-2/5" />
      <div className="skeleton h-3.5 w-3/5" />
    </div>
  );
}

import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';

export interface CardTableProps<Row> {
  readonly title: string;
  /** The rows of the page that is shown, or all rows: what is beyond the page is not drawn. */
  readonly rows: readonly Row[];
  /** How many there are, when `rows` is only one page of them. */
  readonly total?: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Cards on one page; one, as specified, unless said otherwise. */
  readonly pageSize?: number;
  /** More pages than `total` tells, where the total is capped. */
  readonly pages?: number | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly card: (row: Row) => ReactNode;
  /** A search of its own; a list has one already. */
  readonly search?: { readonly value: string; readonly onChange: (text: string) => void };
}

/** Records as cards, with search and paging: the table of a phone. */
export function CardTable<Row>(props: CardTableProps<Row>): ReactNode {
  const { title, rows, page, onPage, pageSize = 1, rowKey, card, search } = props;
  const t = useTexts(deskTexts);
  const total = props.total ?? rows.length;
  const pages = props.pages ?? Math.max(1, Math.ceil(total / pageSize));
  const shown = props.total === undefined ? rows.slice((page - 1) * pageSize, page * pageSize) : rows;
  return (
    <div>
      {search && (
        <div className="relative border-b border-line p-2">
          <Search
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-5 my-auto text-muted"
          />
          <input
            type="search"
            className="ctl pl-9"
            placeholder={t('search')}
            aria-label={t('searchIn', { what: title })}
            value={search.value}
            onChange={(event) => search.onChange(event.target.value)}
          />
        </div>
      )}
      <ul aria-label={title}>
        {shown.map((row) => (
          <li key={rowKey(row)} className="border-b border-line last:border-b-0">
            {card(row)}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-4 py-8 text-center text-muted">{t('nothingFound')}</p>}
      {pages > 1 && (
        <nav
          aria-label={`${title}: ${t('pages')}`}
          className="flex items-center justify-between border-t border-line p-2"
        >
          <button type="button" className="btn btn-s" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" />
            {t('previous')}
          </button>
          <span className="text-sm text-muted tabular-nums">{t('pageOf', { page, pages })}</span>
          <button type="button" className="btn btn-s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('next')}
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  );
}

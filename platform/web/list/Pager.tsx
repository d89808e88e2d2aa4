import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { pageSizes } from '#platform/list-address.ts';
import { useLanguage } from '../language.ts';
import { tellFooterHeight } from '../notices/footer-height.ts';
import { useTexts } from '../texts.ts';
import { useCount } from './count.ts';
import type { List } from './use-list.ts';

interface PagerProps<Row> {
  readonly list: List<Row>;
  readonly onPage: (page: number) => void;
}

/** `51–100 of 1 284`, rows on a page, and the way to the next. */
export function Pager<Row>({ list, onPage }: PagerProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const count = useCount();
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const { page, pages, pageSize, state } = list;
  if (!page) return null;
  const start = (state.page - 1) * pageSize;
  return (
    <footer
      ref={tellFooterHeight}
      data-chrome
      className="list-edge mt-auto flex min-h-8.5 flex-none flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-0.5 text-sm text-muted"
    >
      <span className="tabular-nums">
        {t('rowsOf', {
          from: number.format(start + 1),
          to: number.format(start + page.rows.length),
          total: count(page),
        })}
      </span>
      <label className="flex items-center gap-2">
        {t('rowsPerPage')}
        <select
          className="ctl h-7 w-auto py-0 pr-7 pl-2 text-sm pointer-coarse:h-11"
          value={pageSize}
          onChange={(event) => list.setPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav aria-label={t('pages')} className="ml-auto flex items-center gap-1">
        <span className="mr-2 tabular-nums">
          {page.totalIsCapped ? t('pageNumber', { page: state.page }) : t('pageOf', { page: state.page, pages })}
        </span>
        <PageButton
          label={t('previous')}
          icon={<ChevronLeft size={16} />}
          disabled={state.page <= 1}
          onClick={() => onPage(state.page - 1)}
        />
        <PageButton
          label={t('next')}
          icon={<ChevronRight size={16} />}
          disabled={state.page >= pages}
          onClick={() => onPage(state.page + 1)}
        />
      </nav>
    </footer>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function PageButton({ label, icon, disabled, onClick }: PageButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g size-7 p-0 pointer-coarse:size-11"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

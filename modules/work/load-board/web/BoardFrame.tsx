import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadListPath, newLoadPath, useCountedChips, useMayOfLoads } from '#modules/work/loads/web/desk.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import clsx from 'clsx';

interface BoardFrameProps {
  readonly title: string;
  readonly count?: string | undefined;
  /** Before the chips: what this view is asked for. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Heading and chips, as the list has them; a chip opens the list behind its count. */
export function BoardFrame({ title, count, tools, children }: BoardFrameProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const mayBook = useMayOfLoads('postLoad');
  return (
    <section aria-labelledby="board-title" className="list-screen relative flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <h1 id="board-title" className="text-xl font-semibold">
          {title}
        </h1>
        <span
          role="status"
          className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums empty:hidden"
        >
          {count}
        </span>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:*:flex-auto">
          <ViewSwitch />
          {mayBook && (
            <Link {...linkTo(newLoadPath)} className="btn btn-p">
              <Plus size={16} aria-hidden="true" />
              {t('newLoad')}
            </Link>
          )}
        </div>
      </header>
      <div className="list-edge flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2">
        {tools}
        <CountedLinks />
      </div>
      {children}
    </section>
  );
}

function CountedLinks(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const chips = useCountedChips();
  return (
    <nav aria-label={t('attention')} className="flex min-w-0 gap-0.5 overflow-x-auto max-md:w-full">
      {chips.map(({ value, title, count, tone }) => (
        <Link
          key={value}
          {...linkTo(`${loadListPath}?chip=${value}`)}
          className="btn btn-g h-7 flex-none px-2 text-sm 2xl:px-2.5"
        >
          {title}
          {count !== undefined && (
            <span
              className={clsx(
                'tabular-nums',
                count > 0 && tone ? (tone === 'danger' ? 'text-danger' : 'text-warn') : 'text-muted',
              )}
            >
              {count > 1000 ? '1000+' : count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { linkTo } from '../shell/address.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { useCount } from './count.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { List } from './use-list.ts';

interface ListHeaderProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  readonly title: string;
  readonly newPath: string | undefined;
  readonly newTitle: string | undefined;
  readonly actions: ReactNode;
  readonly isPart: boolean;
  readonly onPrint: (rows: readonly Row[]) => void;
}

/** Title with an honest count, export, New. */
export function ListHeader<Row>(props: ListHeaderProps<Row>): ReactNode {
  const { list, columns, title, newPath, newTitle, actions, isPart } = props;
  const count = useCount();
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Heading id="list-title" className={clsx('font-semibold', isPart ? 'text-lg' : 'text-xl')}>
        {title}
      </Heading>
      <span role="status" className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums empty:hidden">
        {list.page && count(list.page)}
      </span>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:*:flex-auto">
        <ExportMenu list={list} columns={columns} title={title} onPrint={props.onPrint} />
        {actions}
        {newPath !== undefined && <NewButton path={newPath} title={newTitle} />}
      </div>
    </header>
  );
}

interface NewButtonProps {
  readonly path: string;
  readonly title?: string | undefined;
}

/** Leads to the page that creates; `n` does the same. */
function NewButton({ path, title }: NewButtonProps): ReactNode {
  const t = useTexts(deskTexts);
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut({ key: 'n' }, () => link.current?.click());
  return (
    <Link ref={link} {...linkTo(path)} className="btn btn-p" aria-keyshortcuts="n">
      <Plus size={16} aria-hidden="true" />
      {title ?? t('new')}
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useCurrentInSight } from '../current-in-sight.ts';
import { useTexts } from '../texts.ts';

interface PartTabsProps<Part extends string> {
  readonly path: string;
  /** In the order shown; an address that names none shows the first. */
  readonly parts: readonly { readonly id: Part; readonly title: string }[];
  readonly current: Part;
}

/** The parts of a record. They stand in the address, so that each can be linked to and gone back to. */
export function PartTabs<Part extends string>({ path, parts, current }: PartTabsProps<Part>): ReactNode {
  const t = useTexts(recordTexts);
  const line = useCurrentInSight([current, ...parts.map(({ title }) => title)].join());
  return (
    <nav
      ref={line}
      aria-label={t('sections')}
      className="mt-4 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] max-md:-mx-4 max-md:px-4"
    >
      {parts.map(({ id, title }, place) => (
        <Link
          key={id}
          to={path}
          search={(place === 0 ? {} : { tab: id }) as never}
          replace
          resetScroll={false}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            'flex h-9 flex-none items-center border-b-2 px-3 font-medium pointer-coarse:h-12',
            id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

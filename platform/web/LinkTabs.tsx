import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface LinkTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

interface LinkTabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly LinkTab<Id>[];
  readonly current: Id | undefined;
  readonly className?: string;
  /** Parts of one record: going back leaves the record, and a part opens where the page stands. */
  readonly areParts?: boolean;
}

/** Tabs that stand in the address, so that each can be linked to and gone back to. */
export function LinkTabs<Id extends string>(props: LinkTabsProps<Id>): ReactNode {
  const { label, tabs, current, className, areParts = false } = props;
  const line = useCurrentInSight(`${current} of ${tabs.length}`);
  return (
    <nav
      ref={line}
      aria-label={label}
      className={clsx('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    >
      {tabs.map(({ id, title, to, search }) => (
        <Link
          key={id}
          to={to}
          search={(search ?? {}) as never}
          replace={areParts}
          resetScroll={!areParts}
          // Left alone the router calls a tab current too whose address the current one begins with.
          activeOptions={{ exact: true }}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            'flex h-9 flex-none items-center border-b-2 px-3 font-medium whitespace-nowrap pointer-coarse:h-12',
            id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

/**
 * For a line of tabs that is wider than a phone: the current one is moved into the middle of what is seen, and the page stays
 * where it is. Again when the line or a tab gets another width: a phone is turned, the letters of the page have come.
 * `shown` changes with the current tab and with how many there are.
 */
function useCurrentInSight(shown: string): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = line.current;
    if (!frame) return;
    const show = () => {
      const tab = frame.querySelector<HTMLElement>('[aria-current=page]');
      if (!tab) return;
      const { left, width } = frame.getBoundingClientRect();
      const place = tab.getBoundingClientRect();
      frame.scrollLeft += place.left - left - (width - place.width) / 2;
    };
    const widths = new ResizeObserver(show);
    for (const each of [frame, ...frame.children]) widths.observe(each);
    return () => widths.disconnect();
  }, [shown]);
  return line;
}

import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Id extends string> {
  /** What the tabs are parts of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
  /** What belongs to the current tab. */
  readonly children: ReactNode;
}

/** Parts of one record, of which one is shown; the address stays, so that a form behind them keeps what was typed. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, children }: TabsProps<Id>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move({ key }: KeyboardEvent): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const place = (tabs.findIndex((tab) => tab.id === current) + step + tabs.length) % tabs.length;
    onChoose(tabs[place]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap gap-1 border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={clsx(
              '-mb-px h-9 flex-none border-b-2 px-3 font-medium pointer-coarse:h-12',
              tab.id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => onChoose(tab.id)}
            onKeyDown={move}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

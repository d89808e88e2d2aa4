import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { NoticeAnnouncer } from './NoticeAnnouncer.tsx';
import { NoticeIcon } from './NoticeIcon.tsx';
import { dismissNotice, type Notice, useNotices } from './notices.ts';

/** Where snackbars, toasts and status notes appear, and what says them aloud; each document has it once. */
export function Notices(): ReactNode {
  return (
    <>
      <NoticeAnnouncer />
      <NoticeStack />
    </>
  );
}

/** The visible part. It is a popover, so that it also stands above an open dialog. */
export function NoticeStack(): ReactNode {
  const t = useTexts(publicTexts);
  const notices = useNotices();
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    // Older browsers have no popovers; there the region is an ordinary fixed element.
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (notices.length > 0) element.showPopover();
  }, [notices]);
  const at = (place: Notice['place']) => notices.filter((notice) => notice.place === place);
  return (
    <section
      ref={host}
      aria-label={t('notices')}
      popover="manual"
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-transparent p-0 text-base text-ink"
    >
      {/* Above the page's own footer, which says how high it is. */}
      <div className="absolute inset-x-0 bottom-(--footer-height,0px)">
        <div className="grid p-4 *:col-start-1 *:row-start-1 *:flex *:flex-col *:justify-end *:gap-2">
          <div className="items-center">
            {at('snackbar').map((notice) => (
              <Snackbar key={notice.id} notice={notice} />
            ))}
          </div>
          <div className="items-end">
            {at('toast').map((notice) => (
              <Toast key={notice.id} notice={notice} />
            ))}
          </div>
        </div>
        {at('status').map((notice) => (
          <StatusNote key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  );
}

/** Removes the notice when its time is over; the time stands still while the pointer or the focus is on it. */
function useExpiry({ id, milliseconds }: Notice) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds, held]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}

/** Words alone: a press goes through to what it covers, where the pointer often still is, and never holds it there. */
function Snackbar({ notice }: { readonly notice: Notice }): ReactNode {
  useExpiry(notice);
  return (
    <div aria-hidden="true" className="w-full max-w-lg rounded-card bg-ink px-4 py-3 text-surface shadow-lg">
      {notice.text}
    </div>
  );
}

function Toast({ notice }: { readonly notice: Notice }): ReactNode {
  const t = useTexts(publicTexts);
  const hold = useExpiry(notice);
  const { action } = notice;
  return (
    <div {...hold} className="pop pointer-events-auto flex w-full max-w-sm items-start gap-3 p-3 ps-4">
      <span className="mt-0.5 pointer-coarse:mt-1">
        <NoticeIcon kind={notice.kind} size={18} />
      </span>
      <div className="min-w-0 flex-1 py-px break-words">
        <p>{notice.text}</p>
        {action && (
          <button
            type="button"
            className="btn btn-l -ms-1"
            onClick={() => {
              dismissNotice(notice.id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="grid size-6 shrink-0 place-items-center rounded-ctl text-muted hover:text-ink"
        aria-label={t('close')}
        onClick={() => dismissNotice(notice.id)}
      >
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        >
          <path d="M3 3l8 8M11 3l-8 8" />
        </svg>
      </button>
    </div>
  );
}

function StatusNote({ notice }: { readonly notice: Notice }): ReactNode {
  const hold = useExpiry(notice);
  return (
    <div
      {...hold}
      aria-hidden="true"
      className="pointer-events-auto flex items-center gap-2 border-t border-line bg-surface px-4 py-1.5 text-sm"
    >
      <NoticeIcon kind={notice.kind} size={14} />
      {notice.text}
    </div>
  );
}

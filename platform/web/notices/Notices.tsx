import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { dismissNotice, type Notice, type NoticeKind, useNotices } from './notices.ts';

const icons = { plain: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;
const colours: Record<NoticeKind, string> = {
  plain: 'text-muted',
  ok: 'text-ok',
  warn: 'text-warn',
  danger: 'text-danger',
};

/**
 * Where snackbars, toasts and status notes appear; each document shows it once. It is a popover, so that it also stands
 * above an open dialog, and a live region that is always there, so that screen readers announce what comes into it.
 */
export function Notices(): ReactNode {
  const notices = useNotices();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    // Older browsers have no popovers; there the region is an ordinary fixed element.
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (notices.length > 0) element.showPopover();
  }, [notices]);
  const at = (place: Notice['place']) => notices.filter((notice) => notice.place === place);
  return (
    <>
      {/* Outside the popover, which is hidden while it is empty. */}
      <output aria-live="polite" className="sr-only">
        {notices.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </output>
      <div
        ref={host}
        popover="manual"
        className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-transparent p-0 text-base text-ink"
      >
        <div className="absolute inset-x-4 bottom-(--notice-bottom,1rem) flex flex-col items-center gap-2">
          {at('snackbar').map((notice) => (
            <Snackbar key={notice.id} notice={notice} />
          ))}
        </div>
        <div className="absolute right-4 bottom-(--notice-bottom,1rem) left-4 flex flex-col items-end gap-2">
          {at('toast').map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </div>
        {at('status').map((notice) => (
          <StatusNote key={notice.id} notice={notice} />
        ))}
      </div>
    </>
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

function Snackbar({ notice }: { readonly notice: Notice }): ReactNode {
  const hold = useExpiry(notice);
  return (
    <div
      {...hold}
      aria-hidden="true"
      className="pointer-events-auto w-full max-w-lg rounded-card bg-ink px-4 py-3 text-surface shadow-lg"
    >
      {notice.text}
    </div>
  );
}

function Toast({ notice }: { readonly notice: Notice }): ReactNode {
  const t = useTexts(publicTexts);
  const hold = useExpiry(notice);
  const Icon = icons[notice.kind];
  const { action } = notice;
  return (
    <div {...hold} className="pop pointer-events-auto flex w-full max-w-sm items-start gap-3 p-3 ps-4">
      <Icon size={18} aria-hidden className={clsx('mt-0.5 shrink-0 pointer-coarse:mt-1', colours[notice.kind])} />
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
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}

function StatusNote({ notice }: { readonly notice: Notice }): ReactNode {
  const hold = useExpiry(notice);
  const Icon = icons[notice.kind];
  return (
    <div
      {...hold}
      aria-hidden="true"
      className="pointer-events-auto absolute inset-x-0 bottom-0 flex items-center gap-2 border-t border-line bg-surface px-4 py-1.5 text-sm"
    >
      <Icon size={14} aria-hidden className={clsx('shrink-0', colours[notice.kind])} />
      {notice.text}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { NoticeKind } from './notices.ts';

const shapes: Readonly<Record<NoticeKind, string>> = {
  plain: 'M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 7.2v3.6M8 5v.1',
  ok: 'M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM5.4 8.2l1.8 1.8l3.4-3.6',
  warn: 'M8 2.2L1.7 13.3h12.6ZM8 6.4v3M8 11.4v.1',
  danger: 'M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 5v3.6M8 10.9v.1',
};
const colours: Readonly<Record<NoticeKind, string>> = {
  plain: 'text-muted',
  ok: 'text-ok',
  warn: 'text-warn',
  danger: 'text-danger',
};

/** The kind of a notice; drawn here so that a phone fetches no icon library for it. */
export function NoticeIcon({ kind, size }: { readonly kind: NoticeKind; readonly size: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${colours[kind]}`}
    >
      <path d={shapes[kind]} />
    </svg>
  );
}

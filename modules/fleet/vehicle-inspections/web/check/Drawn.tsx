import type { ReactNode } from 'react';

/** Drawn here because a public page fetches no icon library. The last five say where to look. */
const shapes = {
  check: 'M4 10.5l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  back: 'M16 10H4M9 5l-5 5 5 5',
  camera: 'M3 6.5h3l1.5-2h5l1.5 2h3v9.5H3ZM10 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  stop: 'M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7ZM10 6.5v4.5M10 13.5v.2',
  sent: 'M5.5 14.5a3.5 3.5 0 0 1 .3-7A4.5 4.5 0 0 1 14.5 8a3.2 3.2 0 0 1 .5 6.3M8 14l2 2 4-4',
  waits: 'M5.5 14.5a3.5 3.5 0 0 1 .3-7A4.5 4.5 0 0 1 14.5 8a3.2 3.2 0 0 1 .5 6.3M3 3l14 14',
  papers: 'M5 2.5h7l3 3v12H5ZM12 2.5v3h3M7.5 9h5M7.5 12h5',
  outside:
    'M2 13V5h10v8M12 7.5h3.5l2.5 3V13h-6ZM5.5 15.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM14.5 15.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  tyres:
    'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 2v2M10 16v2M2 10h2M16 10h2',
  brakes:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM5 7.2a5.7 5.7 0 0 0 0 5.6M15 7.2a5.7 5.7 0 0 1 0 5.6',
  safety: 'M10 2.5l6 2.2v4.8c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8V4.7ZM7.3 9.8l2 2 3.4-3.8',
} as const;
export type DrawnName = keyof typeof shapes;

export function Drawn({ name, size = 22 }: { readonly name: DrawnName; readonly size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

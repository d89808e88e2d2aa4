import type { ReactNode } from 'react';

/** Drawn here because the first public screen fetches no icon library. */
const shapes = {
  check: 'M4 10.5l4 4 8-9',
  sent: 'M5.5 14.5a3.5 3.5 0 0 1 .3-7A4.5 4.5 0 0 1 14.5 8a3.2 3.2 0 0 1 .5 6.3M8 14l2 2 4-4',
  waits: 'M5.5 14.5a3.5 3.5 0 0 1 .3-7A4.5 4.5 0 0 1 14.5 8a3.2 3.2 0 0 1 .5 6.3M3 3l14 14',
  pin: 'M10 17s-5.5-5-5.5-9a5.5 5.5 0 0 1 11 0c0 4-5.5 9-5.5 9ZM10 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  leave: 'M8 4H4v12h4M9 10h8M13.5 6.5L17 10l-3.5 3.5',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4l2.5 2',
  warning: 'M10 3.5L17.5 16h-15ZM10 8.5v3.5M10 14v.2',
  phone: 'M6.5 3H4a1 1 0 0 0-1 1c0 7 6 13 13 13a1 1 0 0 0 1-1v-2.5l-3.5-1.5-1.5 1.5a9 9 0 0 1-4.5-4.5L9 7.5Z',
  way: 'M17 3L3 9l6 2 2 6Z',
  note: 'M3.5 4h13v9.5h-8l-3.5 3v-3h-1.5ZM6.5 7.5h7M6.5 10h5',
  menu: 'M3 5h14M3 10h14M3 15h14',
  list: 'M4 4h12v13H4ZM7 8l1.2 1.2L10.5 7M12 8.5h2M7 12.5l1.2 1.2 2.3-2.2M12 13h2',
  box: 'M3 6.5l7-3.5 7 3.5v7L10 17l-7-3.5ZM3 6.5l7 3.5 7-3.5M10 10v7',
} as const;
export type IconName = keyof typeof shapes;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return <Drawn path={shapes[name]} size={size} />;
}

/** A shape of one's own, as those of a sheet. */
export function Drawn({ path, size = 22 }: { readonly path: string; readonly size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

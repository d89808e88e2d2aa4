import type { ReactNode } from 'react';
import { Tile } from '#platform/web/dashboard/Tile.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useCountedChips } from './chips.ts';
import { loadsNoun } from '../calls.ts';
import { loadListPath } from '../paths.ts';

/** The questions of a dispatcher's day as the list counts them; each figure is the number of rows behind it. */
export function LoadFigures(): ReactNode {
  const chips = useCountedChips();
  useChannel(loadsNoun);
  return chips.map(({ value, title, count, tone }) => (
    <Tile key={value} label={title} value={count} url={`${loadListPath}?chip=${value}`} tone={tone} />
  ));
}

import type { ReactNode } from 'react';
import { type MapSize, type MapView, tilesOf } from './mercator.ts';

interface TilesProps {
  readonly template: string;
  readonly view: MapView;
  readonly size: MapSize;
}

/** The pictures of a tile server. One that does not come leaves the outlines under it in sight. */
export function Tiles({ template, view, size }: TilesProps): ReactNode {
  return tilesOf(template, view, size).map(({ key, address, left, top, size: side }) => (
    <img
      key={key}
      src={address}
      alt=""
      draggable={false}
      // Tile servers ask who shows their pictures; the page itself is nobody's business.
      referrerPolicy="origin"
      className="absolute max-w-none dark:brightness-75"
      // Half a pixel more closes the seams between two.
      style={{ left, top, width: side + 0.5, height: side + 0.5 }}
      onError={({ currentTarget }) => (currentTarget.hidden = true)}
    />
  ));
}

import { type ReactNode, useRef } from 'react';
import type { Position } from '#platform/coordinates.ts';
import { mapTexts } from '#platform/messages/map/index.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { MapGround } from './MapDrawing.tsx';
import { type MapPoint, toMap, toScreen } from './mercator.ts';
import { RouteDrawing } from './RouteDrawing.tsx';
import { routeView } from './route.ts';
import { Tiles } from './Tiles.tsx';
import { useMapView } from './use-map-view.ts';

export interface RouteStop {
  readonly id: string;
  readonly label: string;
  readonly position: Position;
  /** The vehicle has been there. */
  readonly isDone: boolean;
}

export interface RouteMapProps {
  /** Everything that the map says, in words. */
  readonly label: string;
  readonly stops: readonly RouteStop[];
  /** Where the vehicle was last; undefined while nobody knows. */
  readonly vehicle: Position | undefined;
}

/** The stops of a trip on a map that is only looked at: a line to where the vehicle is, dots from there on. */
export function RouteMap({ label, stops, vehicle }: RouteMapProps): ReactNode {
  const t = useTexts(mapTexts);
  const tiles = useSignedIn()?.settings?.map ?? undefined;
  const frame = useRef<HTMLDivElement>(null);
  const places = [...stops.map(({ position }) => position), ...(vehicle ? [vehicle] : [])];
  const { size, view } = useMapView(frame, undefined, (known) => routeView(places, known));
  const at = (position: Position): MapPoint => (view && size ? toScreen(toMap(position), view, size) : { x: 0, y: 0 });
  return (
    <div ref={frame} role="img" aria-label={label} className="relative isolate h-60 overflow-hidden bg-sunken">
      {view && size && (
        <>
          <MapGround view={view} size={size} />
          {tiles && <Tiles template={tiles.tilesUrl} view={view} size={size} />}
          <RouteDrawing
            size={size}
            stops={stops.map((stop) => ({ ...stop, at: at(stop.position) }))}
            vehicle={vehicle && at(vehicle)}
          />
          <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-ctl bg-surface/80 px-1.5 text-2xs text-muted">
            {tiles?.attribution ?? t('outlines')}
          </p>
        </>
      )}
    </div>
  );
}

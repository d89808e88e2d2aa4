import type { ReactNode } from 'react';
import { namesWithRoom } from './labels.ts';
import type { MapPoint, MapSize } from './mercator.ts';
import { routeParts } from './route.ts';

interface RouteDrawingProps {
  readonly size: MapSize;
  readonly stops: readonly {
    readonly id: string;
    readonly label: string;
    readonly at: MapPoint;
    readonly isDone: boolean;
  }[];
  readonly vehicle: MapPoint | undefined;
}

/** What the letters stand out from. */
const halo = { paintOrder: 'stroke', strokeWidth: 3, strokeLinejoin: 'round' } as const;
const lineOf = (points: readonly MapPoint[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** The way of a trip over a map: driven, and to go; its stops by name, and the vehicle. */
export function RouteDrawing({ size, stops, vehicle }: RouteDrawingProps): ReactNode {
  const { done, ahead } = routeParts(stops, vehicle);
  const named = namesWithRoom(stops);
  const line = { fill: 'none', className: 'stroke-brand', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="pointer-events-none absolute inset-0 text-2xs"
    >
      <polyline points={lineOf(done)} {...line} />
      <polyline points={lineOf(ahead)} {...line} strokeDasharray="2 6" strokeLinecap="round" />
      {stops.map(({ id, at, label, isDone }, place) => (
        <g key={id}>
          <circle
            cx={at.x}
            cy={at.y}
            r={5}
            className={isDone ? 'fill-brand stroke-surface' : 'fill-surface stroke-brand'}
            strokeWidth={2}
          />
          {named.has(place) && (
            <text x={at.x + 9} y={at.y + 4} className="fill-ink stroke-surface" {...halo}>
              {label}
            </text>
          )}
        </g>
      ))}
      {vehicle && <circle cx={vehicle.x} cy={vehicle.y} r={7} className="fill-brand stroke-surface" strokeWidth={3} />}
    </svg>
  );
}

import { type ReactNode, useMemo } from 'react';
import { countryName } from '#platform/africa.ts';
import type { Position } from '#platform/coordinates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '../language.ts';
import { graticule } from './graticule.ts';
import { namesWithRoom } from './labels.ts';
import { fromMap, type MapPoint, type MapSize, type MapView, metresPerPixel, toMap, toScreen } from './mercator.ts';
import { namedCountries, outlinePath, outlinesUntil } from './outline.ts';

export interface MapMark {
  readonly id: string;
  readonly label: string;
  readonly position: Position;
}

interface Drawn {
  readonly view: MapView;
  readonly size: MapSize;
}

interface MapDrawingProps extends Drawn {
  readonly pin: MapPoint | undefined;
  /** Metres. */
  readonly radius: number;
  readonly marks: readonly MapMark[];
}

/** What stands on a map; it is seen only, everything that it says stands in fields and texts too. */
export function MapDrawing({ view, size, pin, radius, marks }: MapDrawingProps): ReactNode {
  const points = marks.map(({ id, label, position }) => ({ id, label, at: toScreen(toMap(position), view, size) }));
  const named = namesWithRoom(points);
  return (
    <Sheet size={size}>
      {points.map(({ id, label, at }, place) => (
        <Mark key={id} label={named.has(place) ? label : ''} at={at} />
      ))}
      {pin && <Pin at={pin} radius={radius / metresPerPixel(fromMap(view.centre).latitude, view.zoom)} />}
    </Sheet>
  );
}

function Sheet({ size, children }: { readonly size: MapSize; readonly children: ReactNode }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="pointer-events-none absolute inset-0 text-2xs"
    >
      {children}
    </svg>
  );
}

/** Land, borders and degrees, where no pictures cover them. */
export function MapGround({ view, size }: Drawn): ReactNode {
  const language = useLanguage();
  const isOutlined = view.zoom <= outlinesUntil;
  const outline = useMemo(() => (isOutlined ? outlinePath(view, size) : ''), [isOutlined, view, size]);
  const { meridians, parallels, decimals } = graticule(view, size);
  const degrees = (value: number) => `${formatDecimal(language, value, { decimals })}°`;
  return (
    <Sheet size={size}>
      {isOutlined ? (
        <path d={outline} className="fill-surface stroke-line-strong" strokeWidth={0.75} strokeLinejoin="round" />
      ) : (
        <rect width={size.width} height={size.height} className="fill-surface" />
      )}
      {meridians.map(({ degrees: value, at }) => (
        <g key={value}>
          <line x1={at} x2={at} y1={0} y2={size.height} className="stroke-line" />
          <text x={at + 4} y={size.height - 6} className="fill-faint tabular-nums">
            {degrees(value)}
          </text>
        </g>
      ))}
      {parallels.map(({ degrees: value, at }) => (
        <g key={value}>
          <line y1={at} y2={at} x1={0} x2={size.width} className="stroke-line" />
          <text x={6} y={at - 4} className="fill-faint tabular-nums">
            {degrees(value)}
          </text>
        </g>
      ))}
      {isOutlined &&
        namedCountries(view, size).map(({ code, at }) => (
          <text key={code} x={at.x} y={at.y} textAnchor="middle" className="fill-muted">
            {countryName(code, language)}
          </text>
        ))}
    </Sheet>
  );
}

/** What the letters stand out from. */
const halo = { paintOrder: 'stroke', strokeWidth: 3, strokeLinejoin: 'round' } as const;

function Mark({ at, label }: { readonly at: MapPoint; readonly label: string }): ReactNode {
  return (
    <>
      <circle cx={at.x} cy={at.y} r={4} className="fill-muted stroke-surface" strokeWidth={1.5} />
      <text x={at.x + 8} y={at.y + 4} className="fill-ink stroke-surface" {...halo}>
        {label}
      </text>
    </>
  );
}

/** Smaller than this a circle says nothing. */
const radiusShown = 3;

function Pin({ at, radius }: { readonly at: MapPoint; readonly radius: number }): ReactNode {
  return (
    <>
      {radius > radiusShown && (
        <circle
          cx={at.x}
          cy={at.y}
          r={radius}
          className="fill-brand/12 stroke-brand"
          strokeWidth={1.5}
          strokeDasharray="4 3"
        />
      )}
      <path
        d={`M${at.x} ${at.y}c-4.5-7-9-11.6-9-17.4a9 9 0 0 1 18 0c0 5.800-4.500 10.400-9 17.400z`}
        className="fill-brand stroke-surface"
        strokeWidth={1.5}
      />
      <circle cx={at.x} cy={at.y - 17.4} r={3} className="fill-surface" />
    </>
  );
}

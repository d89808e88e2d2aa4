import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { africanCountry } from '#platform/africa.ts';
import { type Position, roundDegrees } from '#platform/coordinates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { mapTexts } from '#platform/messages/map/index.ts';
import { useLanguage } from '../language.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { MapControls } from './MapControls.tsx';
import { MapDrawing, MapGround, type MapMark } from './MapDrawing.tsx';
import {
  frameOf,
  fromMap,
  fromScreen,
  type MapFrame,
  movedBy,
  toMap,
  toScreen,
  viewAbout,
  viewAround,
  viewOf,
} from './mercator.ts';
import { frameOfCountry } from './outline.ts';
import { Tiles } from './Tiles.tsx';
import { useMapPointers } from './use-map-pointers.ts';
import { useMapView } from './use-map-view.ts';

export interface PinMapProps {
  /** What the pin marks. */
  readonly label: string;
  readonly value: Position | undefined;
  /** Metres around the pin that are drawn; 0 for none. */
  readonly radius: number;
  /** What else is there, by name. */
  readonly marks: readonly MapMark[];
  /** What is shown while there is no pin: the country of this name or code. */
  readonly country: string;
  /** Absent: the pin is only looked at. */
  readonly onPlace?: ((position: Position) => void) | undefined;
  /** What is in sight, so that the caller can fetch the marks of it. */
  readonly onLook?: (frame: MapFrame) => void;
}

/** Pixels that an arrow key moves the pin, with Shift and without. */
const keyStep = { fine: 1, usual: 10 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A map with one pin and the circle around it. Without a tile server it shows outlines, degrees and the other marks. */
export function PinMap(props: PinMapProps): ReactNode {
  const { value, radius, country, onPlace } = props;
  const t = useTexts(mapTexts);
  const language = useLanguage();
  const hintId = useId();
  const tiles = useSignedIn()?.settings?.map ?? undefined;
  const frame = useRef<HTMLDivElement>(null);
  const { size, view, look, zoomBy } = useMapView(frame, value, (known) => {
    if (!value) return viewOf(frameOfCountry(africanCountry(country)?.code), known);
    // Without pictures there is nothing to see from near: at first the map shows where in the country the pin is.
    return tiles ? viewAround(value, radius, known) : viewAbout(value);
  });
  const pin = value && view && size && toScreen(toMap(value), view, size);
  const place =
    onPlace && view && size
      ? (at: { x: number; y: number }) => {
          const { latitude, longitude } = fromMap(fromScreen(at, view, size));
          // What is looked at stays as it is under the finger.
          look(view);
          onPlace({ latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) });
        }
      : undefined;
  const { dragged, handlers } = useMapPointers({ size, view, look, pin, place });

  const seen = view && size && JSON.stringify(frameOf(view, size));
  const tell = useEffectEvent((text: string) => props.onLook?.(JSON.parse(text) as MapFrame));
  useEffect(() => {
    if (seen) tell(seen);
  }, [seen]);

  function key(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || !view || !size) return;
    const arrow = arrows[event.key];
    if (!arrow && !['+', '-', '='].includes(event.key)) return;
    event.preventDefault();
    if (!arrow) return zoomBy(event.key === '-' ? -1 : 1);
    const step = event.shiftKey ? keyStep.fine : keyStep.usual;
    const [x, y] = [arrow[0] * step, arrow[1] * step];
    const from = pin ?? { x: size.width / 2, y: size.height / 2 };
    if (place) place({ x: from.x + x, y: from.y + y });
    else look(movedBy(view, -x * 4, -y * 4));
  }

  const written = (degrees: number) => formatDecimal(language, degrees, { decimals: 6 });
  const stands = value
    ? t('pinAt', { latitude: written(value.latitude), longitude: written(value.longitude) })
    : t('noPin');
  return (
    <div>
      <div className="relative isolate h-72 overflow-hidden rounded-card border border-line bg-sunken sm:h-96">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- A point in a
            plane has no role of its own; "application" is the one whose keys are ours, and the fields say the same. */}
        <div
          ref={frame}
          role="application"
          tabIndex={0}
          aria-label={`${props.label}: ${stands}`}
          aria-describedby={hintId}
          className="absolute inset-0 -outline-offset-2 select-none pointer-fine:cursor-crosshair touch-pan-y"
          onKeyDown={key}
          {...handlers}
        >
          {view && size && (
            <>
              <MapGround view={view} size={size} />
              {tiles && <Tiles template={tiles.tilesUrl} view={view} size={size} />}
              <MapDrawing
                view={view}
                size={size}
                pin={dragged ?? pin}
                radius={value ? radius : 0}
                marks={props.marks}
              />
            </>
          )}
        </div>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {view && size && (
          <MapControls
            view={view}
            credit={tiles?.attribution ?? t('outlines')}
            zoomBy={zoomBy}
            toPin={value && (() => look(viewAround(value, radius, size)))}
          />
        )}
      </div>
      <p id={hintId} className="hlp mt-1.5">
        {t(onPlace ? 'keys' : 'look')}
      </p>
      <output className="sr-only">{stands}</output>
    </div>
  );
}

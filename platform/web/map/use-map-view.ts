import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Position } from '#platform/coordinates.ts';
import { frameOf, type MapPoint, type MapSize, type MapView, zoomedAt } from './mercator.ts';

/** The size of an element, once it is known and whenever it changes. */
function useSize(element: RefObject<HTMLElement | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

interface MapSight {
  /** Undefined until the element has a size. */
  readonly size: MapSize | undefined;
  readonly view: MapView | undefined;
  readonly look: (view: MapView) => void;
  readonly zoomBy: (steps: number, at?: MapPoint) => void;
}

/**
 * What of the map is in sight. By itself it shows what `viewFor` says; once somebody moved it, it stays, until the pin is
 * put where nobody would see it.
 */
export function useMapView(
  element: RefObject<HTMLElement | null>,
  pin: Position | undefined,
  viewFor: (size: MapSize) => MapView,
): MapSight {
  const size = useSize(element);
  const [moved, setMoved] = useState<MapView>();
  const view = size && (moved ?? viewFor(size));
  if (size && moved && pin && !isInSight(pin, moved, size)) setMoved(undefined);

  function zoomBy(steps: number, at?: MapPoint): void {
    if (size && view)
      setMoved(zoomedAt(view, size, at ?? { x: size.width / 2, y: size.height / 2 }, view.zoom + steps));
  }
  // Without the control key the wheel goes on moving the page; a pinch on a touchpad comes with it.
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = element.current!.getBoundingClientRect();
    zoomBy(-event.deltaY / 100, { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    const target = element.current!;
    const listener = (event: WheelEvent) => turn(event);
    target.addEventListener('wheel', listener, { passive: false });
    return () => target.removeEventListener('wheel', listener);
  }, [element]);
  return { size, view, look: setMoved, zoomBy };
}

function isInSight({ latitude, longitude }: Position, view: MapView, size: MapSize): boolean {
  const { south, west, north, east } = frameOf(view, size);
  return south < latitude && latitude < north && west < longitude && longitude < east;
}

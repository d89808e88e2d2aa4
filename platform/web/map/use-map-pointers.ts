import { type PointerEvent, useRef, useState } from 'react';
import { type MapPoint, type MapSize, type MapView, movedBy, zoomedAt } from './mercator.ts';

interface PointerOptions {
  readonly size: MapSize | undefined;
  readonly view: MapView | undefined;
  readonly look: (view: MapView) => void;
  /** Where the pin stands on the screen. */
  readonly pin: MapPoint | undefined;
  /** Undefined: the pin stays where it is. */
  readonly place: ((at: MapPoint) => void) | undefined;
}

/** Pixels that a press may slip without being a drag. */
const slip = 5;
/** Pixels around the foot of the pin, and up to its head, in which it is taken hold of. */
const reach = { side: 16, above: 34, below: 10 };

type Gesture = 'press' | 'map' | 'pin' | 'fingers';

/**
 * What pointers do on a map: a press puts the pin, a drag of it moves it, a mouse drags the map. One finger is left to the
 * page, which it scrolls; two move the map and come closer.
 */
export function useMapPointers({ size, view, look, pin, place }: PointerOptions) {
  const pointers = useRef(new Map<number, MapPoint>());
  const gesture = useRef<Gesture>(undefined);
  const began = useRef<MapPoint>({ x: 0, y: 0 });
  const [dragged, setDragged] = useState<MapPoint>();

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): MapPoint => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function down(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = at;
    gesture.current = pointers.current.size > 1 ? 'fingers' : place && pin && isOn(pin, at) ? 'pin' : 'press';
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before || !view || !size) return;
    const at = pointOf(event);
    const [others] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const isFar = Math.hypot(at.x - began.current.x, at.y - began.current.y) > slip;
    if (gesture.current === 'press' && isFar) gesture.current = event.pointerType === 'mouse' ? 'map' : undefined;
    pointers.current.set(event.pointerId, at);
    if (gesture.current === 'map') look(movedBy(view, at.x - before.x, at.y - before.y));
    else if (gesture.current === 'pin' && pin && isFar)
      setDragged({ x: pin.x + at.x - began.current.x, y: pin.y + at.y - began.current.y });
    else if (gesture.current === 'fingers' && others) look(betweenFingers(view, size, others, before, at));
  }

  function up(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId)) return;
    if (gesture.current === 'press') place?.(pointOf(event));
    if (gesture.current === 'pin' && dragged) place?.(dragged);
    stop();
  }

  function stop(): void {
    setDragged(undefined);
    if (pointers.current.size === 0) gesture.current = undefined;
  }

  function cancel(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
    gesture.current = undefined;
    stop();
  }

  return {
    dragged,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
  };
}

function isOn(pin: MapPoint, { x, y }: MapPoint): boolean {
  return Math.abs(x - pin.x) <= reach.side && y >= pin.y - reach.above && y <= pin.y + reach.below;
}

/** One of two fingers moved: the map follows their middle, and comes closer as they part. */
function betweenFingers(view: MapView, size: MapSize, still: MapPoint, before: MapPoint, at: MapPoint): MapView {
  const apart = (point: MapPoint) => Math.max(1, Math.hypot(point.x - still.x, point.y - still.y));
  const middle = { x: (at.x + still.x) / 2, y: (at.y + still.y) / 2 };
  const moved = movedBy(view, (at.x - before.x) / 2, (at.y - before.y) / 2);
  return zoomedAt(moved, size, middle, view.zoom + Math.log2(apart(at) / apart(before)));
}

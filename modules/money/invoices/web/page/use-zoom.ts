import { useState } from 'react';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';

/** 1 fits the pane. */
const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fitted = levels.indexOf(1);

/** How large a paper is shown, by `+`, `-` and `0` too. */
export function useZoom() {
  const [place, setPlace] = useState<number>(fitted);
  const larger = place < levels.length - 1 ? () => setPlace(place + 1) : undefined;
  const smaller = place > 0 ? () => setPlace(place - 1) : undefined;
  const fit = place === fitted ? undefined : () => setPlace(fitted);
  useShortcut({ key: '+' }, larger);
  useShortcut({ key: '=' }, larger);
  useShortcut({ key: '-' }, smaller);
  useShortcut({ key: '0' }, fit);
  return { level: levels[place]!, larger, smaller, fit };
}
export type Zoom = ReturnType<typeof useZoom>;

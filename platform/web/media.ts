import { useSyncExternalStore } from 'react';

/** Whether a media query holds, for what styles alone cannot choose: to draw a table or cards, and not both. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

import { useEffect, useState } from 'react';

/** Whole seconds until a moment, by the clock of the server: that of a phone may be wrong by minutes. */
export function useSecondsLeft(until: string | null, serverTime: string): number {
  const [ahead] = useState(() => Date.now() - Date.parse(serverTime));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (until === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(until) - (now - ahead)) / 1000));
}

/** `42:07`, or `3:05:12` from an hour on. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

import { useEffect, useEffectEvent } from 'react';

/** Runs this when the network comes back: nobody has to watch for it. */
export function useWhenOnline(run: () => unknown): void {
  const back = useEffectEvent(() => void run());
  useEffect(() => {
    const listen = () => back();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}

import { useRef } from 'react';

/**
 * One call after the other: a draft that is still on its way when the link is used up would be refused, and would look
 * as if the link had expired.
 */
export function useTurns(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (call) => {
    const turn = last.current.then(call, call);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}

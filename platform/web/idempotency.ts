import { useRef } from 'react';
import { newIdempotencyKey } from './rpc.ts';

/**
 * The key of a submit: the same while the content is the same, so that a second press or a lost answer does nothing
 * twice; a new one once the content was corrected.
 */
export function useIdempotencyKey(): (payload: unknown) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return (payload) => {
    const content = JSON.stringify(payload);
    if (last.current?.content !== content) last.current = { content, key: newIdempotencyKey() };
    return last.current.key;
  };
}

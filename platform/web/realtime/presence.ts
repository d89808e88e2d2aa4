import type { ChannelEvent } from '#platform/envelope.ts';

/** Forms in which somebody else changes the same record: the form's id → who, and when they were last heard. */
export type Others = ReadonlyMap<string, { readonly name: string; readonly at: number }>;

/** What is known after an event; the same map when nothing changed. `lockId` names the form. */
export function heardPresence(others: Others, { event, lockId, by }: ChannelEvent, now: number): Others {
  if (lockId === null || event === 'presence.asked') return others;
  if (event === 'presence.ended' && !others.has(lockId)) return others;
  const next = new Map(others);
  if (event === 'presence.ended') next.delete(lockId);
  else next.set(lockId, { name: by ?? '', at: now });
  return next;
}

/** Whoever was not heard since then has closed the form without a word: a dead battery, a lost network. */
export function withoutSilent(others: Others, since: number): Others {
  const next = new Map([...others].filter(([, { at }]) => at >= since));
  return next.size === others.size ? others : next;
}

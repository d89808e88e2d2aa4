import type { Tone } from '#platform/web/list/StatusBadge.tsx';
import type { texts } from '#modules/suppliers/messages/desk/en.ts';

type Key = keyof typeof texts;

/** How far a link has come, as the server says it: the word and the colour for it. */
const progresses = {
  waiting: ['linkWaiting', 'plain'],
  sent: ['linkDelivered', 'plain'],
  bounced: ['linkBounced', 'danger'],
  opened: ['linkOpened', 'info'],
  verified: ['linkVerified', 'info'],
  inProgress: ['linkInProgress', 'info'],
  submitted: ['linkSubmitted', 'ok'],
  expired: ['linkExpired', 'warn'],
  revoked: ['linkRevoked', 'plain'],
  superseded: ['linkSuperseded', 'plain'],
  locked: ['linkLocked', 'danger'],
} as const satisfies Readonly<Record<string, readonly [Key, Tone]>>;

type Progress = (typeof progresses)[keyof typeof progresses];

export function progressOf(progress: string): Progress | readonly [undefined, Tone] {
  return Object.hasOwn(progresses, progress) ? progresses[progress as keyof typeof progresses] : [undefined, 'plain'];
}

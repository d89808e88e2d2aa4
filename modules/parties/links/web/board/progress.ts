import type { Tone } from '#platform/web/list/StatusBadge.tsx';
import type { LinkProgress } from '#modules/parties/links/contract.ts';
import type { texts } from '#modules/parties/links/messages/board/en.ts';

type Key = keyof typeof texts;

/** How far a link has come, as the server says it: the word and the colour for it. */
export const progressWords = {
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
} as const satisfies Readonly<Record<LinkProgress, readonly [Key, Tone]>>;

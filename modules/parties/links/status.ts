import { machine, type StateOf } from '#platform/machine.ts';
import type { LinkProgress } from './board.ts';

/**
 * The life of a link. Only `open` admits anybody. What has expired or was locked can be brought back by staff; what was
 * submitted, revoked or superseded has ended for good.
 */
export const link = machine({
  initial: 'open',
  states: {
    open: {
      submit: 'submitted',
      resend: 'open',
      extend: 'open',
      remind: 'open',
      copy: 'open',
      revoke: 'revoked',
      supersede: 'superseded',
      expire: 'expired',
      lock: 'locked',
    },
    expired: { resend: 'open', extend: 'open', revoke: 'revoked', supersede: 'superseded' },
    /** Too many wrong codes: whoever holds this address is not trusted any more, so only a new one helps. */
    locked: { resend: 'open', revoke: 'revoked', supersede: 'superseded' },
    /** Also accepted and declined, where the flow asks for that. */
    submitted: {},
    revoked: {},
    superseded: {},
  },
  past: {
    submit: 'submitted',
    resend: 'sentAgain',
    extend: 'extended',
    remind: 'reminded',
    copy: 'copied',
    revoke: 'revoked',
    supersede: 'superseded',
    expire: 'expired',
    lock: 'locked',
  },
});
export type LinkState = StateOf<typeof link>;

/** The state behind what the board shows. */
export function stateOf(progress: LinkProgress): LinkState {
  switch (progress) {
    case 'expired':
    case 'locked':
    case 'submitted':
    case 'revoked':
    case 'superseded':
      return progress;
    default:
      return 'open';
  }
}

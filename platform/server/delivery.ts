/**
 * Why a message was not handed over. The first four may pass: the same message is tried again later. `account` is our own
 * configuration (credentials, balance, sender); an operator mends it, and nothing is lost meanwhile. The last two are final:
 * the recipient cannot be reached (a bounce), or this message is not accepted.
 */
export type DeliveryProblem = 'unreachable' | 'timeout' | 'busy' | 'account' | 'recipient' | 'rejected';

const isRetried: Readonly<Record<DeliveryProblem, boolean>> = {
  unreachable: true,
  timeout: true,
  busy: true,
  account: true,
  recipient: false,
  rejected: false,
};

/** The one error of the mail and SMS ports; the delivering job decides by it between another try and the dead list. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly reason: DeliveryProblem;
  readonly retry: boolean;
  /** When the provider says how long to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** The answer was lost: the provider may have taken the message. Who must not send twice asks a person. */
  readonly mayHaveArrived: boolean;

  /** The detail is what the provider answered; it is kept with the message, so addresses and numbers are taken out. */
  constructor(
    reason: DeliveryProblem,
    detail: string,
    more: { readonly retryAfterSeconds?: number | undefined; readonly mayHaveArrived?: boolean } = {},
  ) {
    super(withoutRecipients(detail));
    this.reason = reason;
    this.retry = isRetried[reason];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.mayHaveArrived = more.mayHaveArrived ?? false;
  }
}

function withoutRecipients(detail: string): string {
  return detail
    .slice(0, 500)
    .replace(/[^\s<>@]{1,64}@[^\s<>]{1,255}/g, '(address)')
    .replace(/\+?\d{9,15}/g, '(number)');
}

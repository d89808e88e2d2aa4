export interface OutgoingSms {
  /** The number in E.164, e.g. `+27821234567`. */
  readonly to: string;
  readonly text: string;
  /**
   * Our own id of this message, the same for every try; providers that can, use it to drop a repeated one. Running numbers
   * serve best: a provider's own id space can be small.
   */
  readonly reference: string;
}

export interface SmsPort {
  /** Hands the message to the network; throws `DeliveryError`. "Handed over" is not "delivered" (domain.md §5.8). */
  send(sms: OutgoingSms): Promise<{ providerId: string }>;
}

/** What every provider takes beside its credentials. */
export interface GatewayOptions {
  /** Instead of the provider's own address: a sandbox, a proxy, a test. Without a path. */
  readonly baseUrl?: string;
  /** The longest one call may take; 15 s by default. */
  readonly timeoutMilliseconds?: number;
}

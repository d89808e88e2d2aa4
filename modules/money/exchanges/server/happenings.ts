import type { ExchangedNoun, ExchangePurpose } from '../status.ts';

/** What modules above exchanges listen to: an invoice gets its mark, or the number that its customer gave it. */
type ExchangeFacts = {
  readonly exchangeId: string;
  readonly purpose: ExchangePurpose;
  readonly noun: ExchangedNoun;
  readonly recordId: string;
  /** What the other system answered: `id`, `qr` and `signedAt` of a mark, `number` of a customer. */
  readonly answer: { readonly [name: string]: string };
};

/** What a person decided about an exchange. */
type DecidedFacts = Omit<ExchangeFacts, 'answer'> & { readonly reason: string };

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    readonly 'exchange.succeeded': ExchangeFacts;
    /** It was certainly not taken, and is not tried again by itself. */
    readonly 'exchange.failed': ExchangeFacts;
    /** A person lets one that failed be sent once more. */
    readonly 'exchange.triedAgain': DecidedFacts;
    /** A person ended it for the stated reason. */
    readonly 'exchange.resolved': DecidedFacts;
  }
}

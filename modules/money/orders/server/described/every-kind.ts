import type { Sentences } from '#platform/server/described.ts';

// Sentences of what several kinds of orders have, under names with a star for the noun (named.ts).

interface Words {
  /** `purchase order` */
  readonly order: string;
  /** `a purchase order` */
  readonly one: string;
}

/** What every kind has and does alike. */
export const everyKind = ({ order, one }: Words) =>
  ({
    'get*s': {
      does: `Lists ${order}s by search, filters and order, one page at a time.`,
      refuses: 'Refuses a caller who is limited to suppliers.',
    },
    'get*Counts': {
      does: `Counts the ${order}s behind each tab of their list; null stands for a tab that could not be counted.`,
      refuses: 'Refuses a caller who is limited to suppliers.',
    },
    'get*': {
      does: `Reads ${one} with its lines, receipts and findings.`,
      refuses: `Refuses an unknown ${order}, and a caller who is limited to suppliers.`,
    },
    'get*History': {
      does: `Lists what happened to ${one}, the latest first.`,
      refuses: `Refuses an unknown ${order}, and a caller who is limited to suppliers.`,
    },
    'get*Paper': {
      does: `Answers ${one} as a PDF in base64, in the caller’s language.`,
      refuses: `Refuses an unknown ${order}, and a caller who is limited to suppliers.`,
    },
    'delete*': {
      does: `Deletes a draft of ${one}.`,
      refuses: 'Refuses an order that is not a draft, and one that was sent before.',
    },
    'hold*': {
      does: `Puts ${one} on hold for a stated reason.`,
      refuses: 'Refuses a draft, one that waits for approval, and one that is complete or over.',
    },
    'release*': {
      does: `Releases ${one} to where it was held.`,
      refuses: 'Refuses an order that is not on hold.',
    },
    'cancel*': {
      does: `Cancels ${one} for a stated reason.`,
      refuses: 'Refuses an order of which something was received, which is closed instead, and one on hold.',
    },
  }) satisfies Record<string, Sentences>;

/** What goes to a supplier, and what a second person decides. */
export const boughtKind = ({ order, one }: Words) =>
  ({
    'submit*': {
      does: `Submits ${one} for approval, or approves it where no second person has to look at it.`,
      refuses: 'Refuses a supplier who is not approved, and a line that its profit centre may not pay or post.',
    },
    'approve*': {
      does: `Approves ${one}, which can then be sent to the supplier.`,
      refuses:
        'Refuses who asked for or changed the order, an amount above what the caller’s roles allow, and faults as at submission.',
    },
    'reject*': {
      does: `Sends ${one} back to its draft, or drops its revision that waits, for a stated reason.`,
      refuses: 'Refuses who asked for or changed the order, and an order that waits for no approval.',
    },
    'send*': {
      does: `Mails ${one} to its supplier as a PDF and keeps it as it was sent; sending it again changes nothing.`,
      refuses: 'Refuses an order that is not approved, and a supplier without a mail address where none is given.',
    },
    'post*File': {
      does: `Stores a quote for ${one}, which the order names when it is saved.`,
      refuses: 'Refuses a file that is not a PDF, JPEG, PNG or TIFF, and one that is damaged, encrypted or infected.',
    },
    'get*File': {
      does: `Answers a quote of ${one} in base64.`,
      refuses: `Refuses a file that is not a quote of this ${order}.`,
    },
  }) satisfies Record<string, Sentences>;

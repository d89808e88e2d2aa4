import type { Operations, Service, ServiceName } from '#platform/operation.ts';
import { refusesNothing, type Sentences } from '#platform/server/described.ts';
import { boardNames, type BoardPart, type linkBoard } from '../contract.ts';

/** What every operation refuses that a link must be usable for. */
export const unusableLink = 'Refuses a link that is unknown, used, expired, replaced, revoked or locked.';
const endedForGood = 'Refuses a link that was used, revoked or replaced.';
const notOpen = 'Refuses a link that is no longer open.';

/** `links` as in "registration links of suppliers", `link` as in "the registration link of a supplier". */
interface Called {
  readonly link: string;
  readonly links: string;
}

/** The sentences of a noun's board of links, under the names of its contract: all boards do the same. */
export function linkBoardSentences<Ops extends Operations>(
  { operations }: Service<ServiceName, Ops>,
  { link, links }: Called,
): { readonly [Name in keyof BoardPart<Ops>]: Sentences } {
  const sentences: Readonly<Record<keyof typeof linkBoard, Sentences>> = {
    list: {
      does: `Lists ${links} by search, status and order, with how far each has come, one page at a time.`,
      refuses: refusesNothing,
    },
    figures: { does: `Counts how far the ${links} of the last ninety days have come.`, refuses: refusesNothing },
    resend: {
      does: `Mails ${link} again with a new address and period; older addresses end, and what was filled in stays.`,
      refuses: endedForGood,
    },
    revoke: {
      does: `Ends ${link}, and erases what was filled in through it.`,
      refuses: endedForGood,
    },
    extend: {
      does: `Adds days to ${link}, also once it has expired; its address stays the same.`,
      refuses: 'Refuses a link that was used, revoked or replaced, or that wrong codes have locked.',
    },
    remind: { does: `Mails the recipient of ${link} a reminder at once.`, refuses: notOpen },
    copy: {
      does: `Makes a further address of ${link}, and shows it this once; the mailed one keeps working.`,
      refuses: notOpen,
    },
  };
  const named = Object.entries(boardNames(operations)).map(([key, name]) => [
    name,
    sentences[key as keyof typeof linkBoard],
  ]);
  return Object.fromEntries(named) as { readonly [Name in keyof BoardPart<Ops>]: Sentences };
}

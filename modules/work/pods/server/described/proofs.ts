import { described, refusesNothing } from '#platform/server/described.ts';
import { podService } from '#modules/work/pods/contract.ts';

const unseen = 'Refuses a proof of delivery that the caller cannot see.';

export const podsDescribed = described(podService, {
  getPods: {
    does: 'Lists proofs of delivery by tab, search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getPodCounts: {
    does: 'Counts the proofs of each tab up to a thousand, and how long the missing ones are missing.',
    refuses: refusesNothing,
  },
  getPodReport: {
    does: 'Counts proofs by status and age, and those that each supplier has not sent.',
    refuses: refusesNothing,
  },
  getPod: { does: 'Reads a proof with its pages, its place and what was decided on it.', refuses: unseen },
  getPodFile: {
    does: 'Answers one file of a proof in base64, to staff and to whoever holds the upload link of its load.',
    refuses: 'Refuses a file of another proof, and a link of another load.',
  },
  getPodHistory: {
    does: 'Lists what happened to a proof, the latest first.',
    refuses: 'Refuses a proof of delivery that the caller cannot see, and a caller who is limited to suppliers.',
  },
  getPodMatches: {
    does: 'Lists loads that a proof may belong to, the best guess first, with what each still waits for.',
    refuses: 'Refuses a proof of delivery that the caller cannot see, and a caller who is limited to suppliers.',
  },
  postPod: {
    does: 'Stores a file as the proof of a load, or unmatched where no load is named; pages go to a proof that waits already.',
    refuses:
      'Refuses a load before its dispatch, an unknown stop or document, and a file that is damaged, encrypted or of another kind.',
  },
  matchPod: {
    does: 'Puts a proof to a load, stop and document; where it was before, one is awaited again.',
    refuses: 'Refuses a place that has a proof already, a load before its dispatch, and a proof that is decided.',
  },
  splitPod: {
    does: 'Takes some pages out of a proof as an unmatched proof of its own.',
    refuses: 'Refuses all pages at once, and a proof that is decided.',
  },
  mergePod: {
    does: 'Puts the pages of a proof behind those of another.',
    refuses: 'Refuses a proof that is decided, one with itself, and two that hold the same page.',
  },
  putPodPages: {
    does: 'Orders and turns the pages of a proof.',
    refuses: 'Refuses a list that does not name each page once, and a proof that is decided.',
  },
  approvePod: {
    does: 'Accepts a proof with its exceptions; the last one that a load waits for lets the load be billed.',
    refuses:
      'Refuses who brought one of its pages, an exception without its quantity, and a proof that waits for no decision.',
  },
  rejectPod: {
    does: 'Rejects a proof for a reason, and asks whoever brought it for a better one by link.',
    refuses: 'Refuses a proof that waits for no decision, and the reason “other” without a note.',
  },
  undoPod: {
    does: 'Takes the caller’s own decision on a proof back within thirty seconds.',
    refuses: 'Refuses the decision of somebody else, an older one, and a load that is invoiced.',
  },
  waivePod: {
    does: 'Does without a proof that is missing or rejected, for a stated reason.',
    refuses: 'Refuses a load whose price is above the amount that the caller’s roles allow, and a proof that came.',
  },
  reopenPod: {
    does: 'Opens an accepted proof for another decision, for a stated reason.',
    refuses: 'Refuses a load that is invoiced or closed, and a proof that is not accepted.',
  },
  sendPodRequest: {
    does: 'Mails a link for the missing proofs of a load to its supplier, or to whoever is named; an older link ends.',
    refuses: 'Refuses a load of which nothing is missing, and a recipient without a mail address and mobile number.',
  },
  getPodUpload: {
    does: 'Opens the upload link of a load: before the code the client’s name alone, after it the proofs that are asked for.',
    refuses: 'Refuses a link that is used, expired, replaced or revoked.',
  },
  postPodUpload: {
    does: 'Stores one file for a proof that the link asks for; further pages may follow until it is accepted.',
    refuses:
      'Refuses a proof of another load, one that is decided, and a file that is damaged, encrypted or of another kind.',
  },
});

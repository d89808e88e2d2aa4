import { described } from '#platform/server/described.ts';
import { podMailboxService } from '#modules/work/pods/mailbox-contract.ts';
import { podPackService } from '#modules/work/pods/pack-contract.ts';

const limited = 'Refuses a caller who is limited to suppliers.';
const bound = 'Refuses a caller who is limited to suppliers or to some records.';

/** Packs to customers. */
export const podPacksDescribed = described(podPackService, {
  getPodPacks: {
    does: 'Lists what was sent to customers as their packs of proofs, with what became of each, one page at a time.',
    refuses: limited,
  },
  sendPodPack: {
    does: 'Sends the accepted proofs of a load, or of one document, in the way and form that the customer wants.',
    refuses:
      'Refuses a load without an accepted proof, and proofs that are being sent or of whose last mail nobody knows whether it arrived.',
  },
  settlePodPack: {
    does: 'Records what became of a pack: its mail arrived, is lost, or its envelope was posted.',
    refuses: 'Refuses a pack that waits for no such word.',
  },
  getPodPackFile: {
    does: 'Answers one file of a pack in base64, to staff, to the customer by its link and to its system by token.',
    refuses: 'Refuses a link of another pack, and a part that the pack does not have.',
  },
  getPodPostList: {
    does: 'Answers a list to print, as a PDF in base64, of the packs that wait to be posted.',
    refuses: limited,
  },
  getPodPackLink: {
    does: 'Opens the link of a pack: before the code the client’s name alone, after it the files.',
    refuses: 'Refuses a link that is used, expired, replaced or revoked.',
  },
});

/** The mailbox to which scans are sent. */
export const podMailboxDescribed = described(podMailboxService, {
  getPodMailbox: {
    does: 'Reads the mailbox to which the caller’s company has its scans sent, with the last twenty mails and any problem.',
    refuses: bound,
  },
  putPodMailbox: {
    does: 'Saves the mailbox of scans; the password is kept sealed and never answered.',
    refuses:
      'Refuses another server or account without its password, and a caller who is limited to suppliers or to some records.',
  },
  checkPodMailbox: {
    does: 'Opens the saved mailbox once, and answers how many mails are in its folder or what is wrong.',
    refuses: 'Refuses a company without a saved mailbox; a mailbox that does not open is an answer.',
  },
});

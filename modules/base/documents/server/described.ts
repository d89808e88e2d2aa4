import { described, refusesNothing } from '#platform/server/described.ts';
import { documentService } from '../contract.ts';

const unseen = 'Refuses a document that the caller cannot see.';
const unseenFile =
  'Refuses a file of a record that the caller cannot see, and to a guest every file but those of the link and its record.';

export const documentsDescribed = described(documentService, {
  downloadFile: {
    does: 'Answers a file in base64, with the type that its content was recognised as.',
    refuses: unseenFile,
  },
  getFileToken: {
    does: 'Makes an address of a file that works once, within sixty seconds and without a session.',
    refuses: unseenFile,
  },
  getDocumentArchive: {
    does: 'Makes an address of up to 200 documents as one ZIP that works once within sixty seconds; the history of each says so.',
    refuses: 'Refuses documents of more than 500 MB together, and all of them where the caller cannot see one.',
  },

  getDocuments: {
    does: 'Lists documents by search, filters and order, one page at a time; superseded versions only where the filter asks for them.',
    refuses: refusesNothing,
  },
  getDocument: { does: 'Reads a version of a document, with all versions before and after it.', refuses: unseen },
  getDocumentHistory: {
    does: 'Lists what happened to a document and its other versions, the latest first.',
    refuses: unseen,
  },
  getDocumentSubjects: {
    does: 'Lists up to twenty parties, drivers, vehicles or loads that a document can be filed under, by search.',
    refuses: refusesNothing,
  },
  getMissingDocuments: {
    does: 'Lists the subjects that lack a document that their company requires, with how each stands, one page at a time.',
    refuses: refusesNothing,
  },

  postDocument: {
    does: 'Files a document, or a new version of one, as submitted or as a draft; an approved version holds until the new one is approved.',
    refuses:
      'Refuses a type that the subject cannot have or whose details are kept on its record, a file other than PDF, JPEG, PNG or TIFF, and dates in the wrong order.',
  },
  putDocument: {
    does: 'Changes dates, number, issuer and tags of a document, and its type while it has one version and no decision.',
    refuses:
      'Refuses a superseded version, facts that are kept on another record, an approved paper without its end or by its uploader, and dates in the wrong order.',
  },
  submitDocument: {
    does: 'Submits a draft for review; other versions that nobody approved give way to it.',
    refuses: 'Refuses a document that is not a draft, and a superseded version.',
  },
  reviewDocument: {
    does: 'Takes a document into review, so that others see that somebody is at it.',
    refuses: 'Refuses a document that is not newly submitted, and a superseded version.',
  },
  approveDocument: {
    does: 'Approves a document with the dates that its reader states; a GIT certificate is approved with its supplier.',
    refuses:
      'Refuses its uploader, one that does not wait, a needed end that is missing, what its text contradicts without a reason, and a GIT certificate without that right.',
  },
  rejectDocument: {
    does: 'Rejects a document for a stated reason, also one that was approved.',
    refuses:
      'Refuses the person who uploaded it, a draft, a rejected or superseded version, and a GIT certificate without that right.',
  },
});

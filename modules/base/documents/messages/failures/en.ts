export const texts = {
  ownUpload: 'You uploaded this document, so someone else must decide on it.',
  expiryBeforeIssue: 'The expiry date cannot be before the date of issue.',
  documentOwned: 'The dates of this document are kept on the record it belongs to. Change them there.',
  documentSuperseded: 'A newer version has replaced this document. Open the newer version.',
  documentTypeFixed: 'This document already has versions or a decision, so its type cannot be changed.',
  documentOfRecord: 'Upload this document on the record itself, where its details are entered.',
  dateOfDocument: 'The approved document shows another date. Upload a new version to change it.',
  archiveTooLarge:
    'These documents total {size} MB. You can download at most {megabytes} MB at once. Choose fewer documents.',
  documentSaysOtherwise: 'The document says {read}. Take it over, or give a reason for approving something else.',
} as const;

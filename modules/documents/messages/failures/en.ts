export const texts = {
  ownUpload: 'You uploaded this document. Someone else must decide on it.',
  expiryBeforeIssue: 'The end cannot come before the date of issue.',
  documentOwned: 'The dates of this document are kept with the record that it belongs to. Change them there.',
  documentSuperseded: 'A newer version stands in place of this document. Open that one.',
  documentTypeFixed: 'This document already has versions or a decision. Its type stays.',
  documentOfRecord: 'Such a document is brought with the record itself, where its details are asked for.',
  dateOfDocument: 'The approved document says another day. Replace the document to change it.',
  archiveTooLarge:
    'These documents have {size} MB together; at most {megabytes} MB can be downloaded at once. Choose fewer.',
} as const;

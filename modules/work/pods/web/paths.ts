/** Addresses of the screens for proofs of delivery, spelled as the specification spells them. */
export const stagingPath = '/podstaging';
export const reportsPath = '/reports';
export const packsPath = '/podpacks';
export const mailboxPath = '/podmailbox';

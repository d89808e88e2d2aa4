/** The flow of links by which customers accept or decline a credit limit. */
export const creditLinkKind = 'creditlimitapprove';

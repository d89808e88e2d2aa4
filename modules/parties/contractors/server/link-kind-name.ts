/** The flow of links that brings applications in. */
export const contractorLinkKind = 'creditorapplicationform';

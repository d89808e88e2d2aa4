/** The flow of links that brings suppliers in. */
export const supplierLinkKind = 'carrierregister';

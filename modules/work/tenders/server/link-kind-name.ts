/** The flow of links by which suppliers answer an offer: `#/loadtender/{token}`. */
export const tenderLinkKind = 'loadtender';

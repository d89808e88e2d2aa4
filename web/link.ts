import { firstSegment, linkIn, type PublicLink } from './public-address.ts';

const storageKey = 'link';

/**
 * The link that this tab was opened with. It is read from the fragment once, and the address bar is cleaned, so that the
 * token is neither seen over a shoulder nor sent on with a copied address. The tab keeps it, and nothing else does: a
 * phone ends the page whenever its camera needs the memory, and the person must come back to the same form.
 */
export function takeLink(): PublicLink | undefined {
  const found = linkIn(location.hash);
  if (found) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(found));
    } catch {
      // A device without space shows the form all the same; a reload needs the link anew.
    }
    history.replaceState(null, '', `/${found.kind}`);
    return found;
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PublicLink | null;
    if (kept && location.pathname.toLowerCase() === `/${kept.kind}`) return kept;
    // The pages of drivers know their trips and inspections themselves, so that a tab which the phone has ended opens again
    // (decisions 0088 and 0242).
    const kind = (['drivertrip', 'vehiclecheck'] as const).find((each) => each === firstSegment(location.pathname));
    return kind && { kind, token: '' };
  } catch {
    return undefined;
  }
}

/** The flow is over: the link is used, and a reload must not come back to it. */
export function forgetLink(): void {
  sessionStorage.removeItem(storageKey);
}

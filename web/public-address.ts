import type { LinkKindName } from '#modules/parties/links/contract.ts';

/** The flows that an emailed link opens: `#/carrierregister/{token}`. */
export const publicKinds = [
  'carrierregister',
  'shipperregister',
  'creditorapplicationform',
  'creditlimitapprove',
  'gitcertificaterenewal',
  'podupload',
  'podpack',
  'paperupload',
  'drivertrip',
  'loadtracking',
  'vehiclecheck',
  'loadtender',
  'customerinvoice',
  'supplierinvoice',
  'supplierstatement',
] as const satisfies readonly LinkKindName[];

/** Pages without a token that belong to the public side: where flows end. */
export const outcomePaths = [
  'registersuccess',
  'creditorregisteredsuccessful',
  'creditorapplicationlinkexpired',
  'otpverificationfailed',
  'gitrenewalcertificatsubmittedsuccessfully',
  'gitrenewalcertificatesubmissionerror',
  'creditlimitsubmitted',
  'errorpage',
] as const;

export type OutcomePath = (typeof outcomePaths)[number];

export interface PublicLink {
  readonly kind: LinkKindName;
  /** Opaque, and only ever sent to the server; what it stands for is not readable from it. */
  readonly token: string;
}

/**
 * The link in a fragment such as `#/carrierregister/AbC…`; the kind in any case, as mail programs change it, and without
 * the full stop or bracket that was copied along. One without a token was cut off, which its page says.
 */
export function linkIn(hash: string): PublicLink | undefined {
  const [, kindText = '', token = ''] = /^#\/?([a-z]+)(?:\/([\w-]*)(?:\/?|[^\w/-].*))?$/i.exec(hash) ?? [];
  const kind = publicKinds.find((each) => each === kindText.toLowerCase());
  return kind && { kind, token };
}

/** The first segment of a path, as the lists above write it. */
export function firstSegment(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** Whether an address belongs to the public document; everything else is the desk's. */
export function isPublicAddress({ hash, pathname }: { readonly hash: string; readonly pathname: string }): boolean {
  const hashKind = firstSegment(hash.replace(/^#\/?/, '/'));
  const path = firstSegment(pathname);
  const isKind = (name: string) => publicKinds.some((kind) => kind === name);
  return isKind(hashKind) || isKind(path) || outcomePaths.some((outcome) => outcome === path);
}

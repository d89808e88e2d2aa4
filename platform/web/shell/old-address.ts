/** Where an address leads, and the token of a reset link that it carried. */
export interface Arrival {
  /** Undefined where the address stays as it is. */
  readonly path: string | undefined;
  readonly token: string | undefined;
}

const reset = /^\/(?:resetpassword|passwordreset)(?:\/([\w-]+))?\/?$/i;

/** Addresses of the specification that are another one here. */
const moved: Readonly<Record<string, string>> = { '/creditor': '/manage-carrier' };

/**
 * Reads an address as links of mails and old bookmarks have it: the screen as a path or behind `#`, a reset link with its token
 * in either. Links of the public flows never come here; they have a document of their own.
 */
export function arrivalAt({ pathname, hash }: { readonly pathname: string; readonly hash: string }): Arrival {
  const behind = /^#\/[\w]/.test(hash) ? hash.slice(1) : undefined;
  const wanted = behind ?? pathname;
  const [path = ''] = wanted.split('?');
  const link = reset.exec(path);
  if (link) return { path: '/resetPassword', token: link[1] };
  const other = moved[path.replace(/\/$/, '').toLowerCase()];
  return { path: other ?? behind, token: undefined };
}

/** What a reset link brought; kept in memory only. */
let token: string | undefined;

/**
 * Takes the token of `#/resetpassword/{token}` or `#/passwordreset/{token}` and cleans the address bar, so that the token
 * is neither seen over a shoulder nor kept in the history. To be called before the router reads the address.
 */
export function takeResetLink(): void {
  const link = /^#\/?(?:resetpassword|passwordreset)(?:\/([\w-]+))?/i.exec(location.hash);
  if (!link) return;
  token = link[1];
  history.replaceState(history.state, '', '/resetPassword');
}

export function resetToken(): string | undefined {
  return token;
}

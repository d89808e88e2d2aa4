import { arrivalAt } from './old-address.ts';

/** What a reset link brought; kept in memory only. */
let token: string | undefined;
/** What was said of the new password, until somebody signs in. */
let message = '';

/**
 * Opens the screen that an old address means, and takes the token of a reset link out of the address bar, so that it is neither
 * seen over a shoulder nor kept in the history. To be called before the router reads the address.
 */
export function takeAddress(): void {
  const { path, token: brought } = arrivalAt(location);
  token = brought;
  if (path !== undefined && path !== location.pathname) history.replaceState(history.state, '', path);
}

export function resetToken(): string | undefined {
  return token;
}

export function keepResetMessage(text: string): void {
  message = text;
  token = undefined;
}

export function resetMessage(): string {
  return message;
}

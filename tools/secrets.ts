/** Keys and passwords by the forms in which their makers give them out; a form that is no secret's is not looked for. */
const forms: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/,
  'key of Amazon': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'token of GitHub': /\b(?:gh[opsur]_[A-Za-z0-9]{36}|github_pat_\w{60})/,
  'token of GitLab': /\bglpat-[\w-]{20}/,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'token of Slack': /\bxox[abeoprs]-[A-Za-z0-9-]{10}/,
  'key of Google': /\bAIza[\w-]{35}/,
  'key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{20}/,
  'key of Twilio or SendGrid': /\b(?:SK[0-9a-f]{32}|SG\.[\w-]{22}\.[\w-]{43})\b/,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20}/,
  // Addresses of this machine, and of names that nobody can have (RFC 2606), carry the passwords of tests and examples.
  'password in an address':
    /\b[a-z][a-z\d+]{1,12}:\/\/[^\s/:@"'`${}]{1,60}:[^\s/:@"'`${}]{3,60}@(?!localhost\b|127\.|\[::1\]|[\w.-]*\.example\b)[a-z\d]/i,
};

/** Names of the secrets that a text holds, as far as they can be told by their form. */
export function secretsIn(text: string): string[] {
  return Object.entries(forms).flatMap(([name, form]) => (form.test(text) ? [name] : []));
}

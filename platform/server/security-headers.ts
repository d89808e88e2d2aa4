import fs from 'node:fs';
import path from 'node:path';

const known = new Map<string, Readonly<Record<string, string>>>();

/** The headers of every answer (quality.md §5). The build says which inline lines of the root document may run. */
export function securityHeaders(
  webRoot: string | undefined,
  isProduction: boolean,
  /** Whence pictures may come besides: the template of a tile server's addresses. */
  tilesUrl?: string,
): Readonly<Record<string, string>> {
  const key = `${webRoot}/${isProduction}/${tilesUrl}`;
  let headers = known.get(key);
  if (!headers) known.set(key, (headers = makeHeaders(webRoot, isProduction, tilesUrl)));
  return headers;
}

function makeHeaders(
  webRoot: string | undefined,
  isProduction: boolean,
  tilesUrl: string | undefined,
): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${inlineHashes(webRoot).join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src 'self' data: blob: ${tilesUrl ? new URL(tilesUrl).origin : ''}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src blob:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function inlineHashes(webRoot: string | undefined): string[] {
  const file = webRoot && path.join(webRoot, 'csp.json');
  if (!file || !fs.existsSync(file)) return [];
  const listed = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  const hashes = Array.isArray(listed) ? listed : Object.values(listed as Record<string, unknown>).flat();
  return hashes
    .filter((hash): hash is string => typeof hash === 'string' && /^'?sha256-/.test(hash))
    .map((hash) => `'${hash.replaceAll("'", '')}'`);
}

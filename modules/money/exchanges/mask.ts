const dots = '••••••••••••';

/** Names whose values are secrets, in headers, JSON, XML and addresses. */
const secretName = String.raw`[\w-]{0,40}(?:password|passwd|pwd|secret|token|api[-_]?key|subscription[-_]?key|private[-_]?key|signature|credential)[\w-]{0,40}`;

const patterns: readonly (readonly [RegExp, string])[] = [
  // Headers: the scheme stays, so that one sees how it was signed in.
  [/^((?:proxy-)?authorization:\s*)(?:(Basic|Bearer|Digest|Token)\s+)?\S.*$/gim, `$1$2 ${dots}`],
  [/^((?:set-)?cookie:\s*)\S.*$/gim, `$1${dots}`],
  [new RegExp(String.raw`^(${secretName}:\s*)\S.*$`, 'gim'), `$1${dots}`],
  [new RegExp(String.raw`((?<!\\)"${secretName}"\s{0,20}:\s{0,20}")(?:\\.|[^"\\])*`, 'gi'), `$1${dots}`],
  [new RegExp(String.raw`((?<!\\)"${secretName}"\s{0,20}:\s{0,20})-?\d[\d.eE+-]*`, 'gi'), `$1"${dots}"`],
  // Of an object in a text, where the quotes are escaped.
  [new RegExp(String.raw`(\\"${secretName}\\"\s{0,20}:\s{0,20}\\")[^"\\]*`, 'gi'), `$1${dots}`],
  [new RegExp(String.raw`(<(?:\w{1,40}:)?${secretName}(?:\s[^<>]{0,200})?>)[^<]+`, 'gi'), `$1${dots}`],
  [new RegExp(String.raw`([?&;]${secretName}=)[^&\s"'<>]+`, 'gi'), `$1${dots}`],
  [/(\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s/:@]{0,100}:)[^\s/@]{1,200}(?=@)/gi, `$1${dots}`],
  [/\b(Bearer\s+)[\w.~+/=-]{8,}/g, `$1${dots}`],
  // A JSON Web Token, wherever it stands.
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, dots],
];

/**
 * What was sent or answered as people may see it: passwords, tokens, keys and cookies become dots. `known` are secrets that
 * the product has itself, which are masked wherever they stand.
 */
export function masked(text: string, known: readonly string[] = []): string {
  let shown = text;
  for (const secret of known) if (secret !== '') shown = shown.replaceAll(secret, dots);
  for (const [pattern, by] of patterns) shown = shown.replaceAll(pattern, by);
  return shown.replaceAll(`:  ${dots}`, `: ${dots}`);
}

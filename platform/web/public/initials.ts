/** Up to two letters for a name: `Highveld Carriers (Pty) Ltd` → `HC`. */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();
}

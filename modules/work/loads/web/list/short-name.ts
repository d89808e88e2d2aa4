/** `Karoo Hauliers (Pty) Ltd` is told from others by its first words. */
export function shortName(name: string): string {
  return name.replace(/\s*\((?:Pty|Edms)\)\s*(?:Ltd|Bpk)\.?$|,?\s+(?:CC|BK|Lda|SARL|SA)\.?$/i, '');
}

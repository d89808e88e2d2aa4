/** Two letters that stand for a name: `Naledi Mokoena` is NM, `Highveld` is HI. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '')
      : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

import { type Language, locales } from '#platform/language.ts';

/** `155 kB`, `3.8 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, divisor] = bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
  const size = bytes / divisor;
  const options = { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locales[language], options).format(size);
}

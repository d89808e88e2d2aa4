import type { Limit } from '../template.ts';

type Say = (key: 'atLeast' | 'atMost', details: { readonly value: string; readonly unit: string }) => string;

/** `at least 8,0 mm`, with numbers as the caller writes them; empty where nothing is measured. */
export function limitWords(t: Say, number: (value: number) => string, limit: Limit | null, unit: string): string {
  if (limit === null) return '';
  const said = (value: number) => ({ value: number(value), unit });
  const parts = [
    ...(limit.min === null ? [] : [t('atLeast', said(limit.min))]),
    ...(limit.max === null ? [] : [t('atMost', said(limit.max))]),
  ];
  return parts.join(', ');
}

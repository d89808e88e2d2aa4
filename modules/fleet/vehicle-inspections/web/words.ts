import { formatDecimal } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import type { InspectionAnswer } from '../answers.ts';
import type { Limit } from '../template.ts';

type Say = (key: 'atLeast' | 'atMost', details: { readonly value: string; readonly unit: string }) => string;

/** The limit that holds for an answer; null where nothing is measured. */
export function limitOf({ usual, without, property, hasProperty }: InspectionAnswer): Limit | null {
  return property === '' || hasProperty ? usual : (without ?? usual);
}

/** `at least 8,0 mm`, as the language writes it; empty where nothing is measured. */
export function limitWords(t: Say, language: Language, limit: Limit | null, unit: string): string {
  if (limit === null) return '';
  const said = (value: number) => ({ value: formatDecimal(language, value), unit });
  const parts = [
    ...(limit.min === null ? [] : [t('atLeast', said(limit.min))]),
    ...(limit.max === null ? [] : [t('atMost', said(limit.max))]),
  ];
  return parts.join(', ');
}

import { useTexts } from '#platform/web/texts.ts';
import type { TemplateRow } from '../contract.ts';
import { templateDeskTexts } from '../messages/desk/index.ts';

/** The days of a template in words: `Mon, Wed`. */
export function useDayWords(): (days: readonly number[]) => string {
  const t = useTexts(templateDeskTexts);
  return (days) => (days.length === 0 ? t('byHand') : days.map((day) => t(`day_${day as 1}`)).join(', '));
}

export function stateOf({ isActive, isFailing }: Pick<TemplateRow, 'isActive' | 'isFailing'>) {
  if (!isActive) return 'paused';
  return isFailing ? 'failing' : 'active';
}

import { useTexts } from '#platform/web/texts.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';

/** How late, in the unit that one takes in at a glance: minutes of a morning, hours of a day, then days. */
export function useLateWords(): (minutes: number) => string {
  const t = useTexts(loadListTexts);
  return (minutes) => {
    if (minutes < 120) return t('lateMinutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48 ? t('lateHours', { count: hours }) : t('lateDays', { count: Math.round(hours / 24) });
  };
}

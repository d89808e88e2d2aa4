import type { Translate } from '#platform/messages.ts';
import type { texts } from './messages/checklist/en.ts';
import type { InspectionFinding } from './outcome.ts';

export type ChecklistWords = Translate<typeof texts>;

/** `24 000 kg`, as weighbridges print it. */
export function kilogramsText(kilograms: number): string {
  return `${grouped(kilograms)} kg`;
}

/** `412 000 km` */
export function kilometresText(kilometres: number): string {
  return `${grouped(kilometres)} km`;
}

const grouped = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** What is not in order, a sentence each. */
export function findingTexts(t: ChecklistWords, findings: readonly InspectionFinding[]): string[] {
  return findings.map(({ code, item, details }) => {
    const { rule, ...numbers } = details;
    return t(
      `finding_${code}` as 'finding_itemFailed',
      {
        ...numbers,
        ...(rule && { rule: t(`rule_${rule}` as 'rule_gcm') }),
        item: item === '' ? '' : t(`item_${item}`),
      } as never,
    );
  });
}

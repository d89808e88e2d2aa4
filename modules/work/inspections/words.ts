import type { Translate } from '#platform/messages.ts';
import type { texts } from './messages/checklist/en.ts';
import { isStandard } from './checklist.ts';
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

/** What an item is called: by the company that added it, or in the words of the standard list. */
export function itemWords(t: ChecklistWords, { code, name }: { readonly code: string; readonly name: string }): string {
  return name !== '' || !isStandard(code) ? name || code : t(`item_${code}`);
}

/** What is not in order, a sentence each. */
export function findingTexts(
  t: ChecklistWords,
  findings: readonly (InspectionFinding & { readonly itemName: string })[],
): string[] {
  return findings.map(({ code, item, itemName, details }) => {
    const { rule, ...numbers } = details;
    return t(
      `finding_${code}` as 'finding_itemFailed',
      {
        ...numbers,
        ...(rule && { rule: t(`rule_${rule}` as 'rule_gcm') }),
        item: item === '' ? '' : itemWords(t, { code: item, name: itemName }),
      } as never,
    );
  });
}

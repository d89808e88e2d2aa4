import type { Option } from '#platform/web/fields/index.ts';

/** Choices of a field by the words of their values. */
export function choicesOf<Before extends string, Value extends string>(
  t: (key: `${Before}${Value}`) => string,
  before: Before,
  values: readonly Value[],
): readonly Option[] {
  return values.map((value) => ({ value, label: t(`${before}${value}`) }));
}

import type { ReactNode } from 'react';
import { recordTexts } from '#platform/messages/records/index.ts';
import { LinkTabs } from '../LinkTabs.tsx';
import { useTexts } from '../texts.ts';

interface PartTabsProps<Part extends string> {
  readonly path: string;
  /** In the order shown; an address that names none shows the first. */
  readonly parts: readonly { readonly id: Part; readonly title: string }[];
  readonly current: Part;
}

/** The parts of a record. They stand in the address, so that each can be linked to and gone back to. */
export function PartTabs<Part extends string>({ path, parts, current }: PartTabsProps<Part>): ReactNode {
  const t = useTexts(recordTexts);
  const tabs = parts.map(({ id, title }, place) => ({ id, title, to: path, search: place === 0 ? {} : { tab: id } }));
  return (
    <LinkTabs label={t('sections')} tabs={tabs} current={current} areParts className="mt-4 max-md:-mx-4 max-md:px-4" />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { type ChoiceSource, chosenRead } from './choice-source.ts';

/** What a record is called whose id a field holds. */
export function ChosenName({ from, id }: { readonly from: ChoiceSource; readonly id: string }): ReactNode {
  const t = useTexts(deskTexts);
  const { data, isPending } = useQuery(chosenRead(from, id));
  return data ? data.label : isPending ? '…' : t('choiceHidden');
}

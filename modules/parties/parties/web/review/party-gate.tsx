import type { ReactNode } from 'react';
import type { Catalogue } from '#platform/messages.ts';
import { type GateWords, type Read, RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';

export interface PartyGateProps<Data> {
  readonly query: Read<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** The gate before everything that is shown of one kind of party, with its own words and the way back to its list. */
export function partyGate(texts: Catalogue<Readonly<Record<keyof GateWords, string>>>, listPath: string) {
  return function PartyGate<Data>(props: PartyGateProps<Data>): ReactNode {
    const t = useTexts(texts);
    const words = {
      recordForbidden: t('recordForbidden'),
      recordNotFound: t('recordNotFound'),
      recordFailed: t('recordFailed'),
      backToList: t('backToList'),
    };
    return <RecordGate {...props} listPath={listPath} words={words} />;
  };
}

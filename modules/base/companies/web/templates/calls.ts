import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/language.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { templateService } from '#modules/base/companies/templates.ts';
import type { TermsKind, TermsPurpose } from '#modules/base/companies/terms.ts';

export const templates = client(templateService);

/** The channel of companies, and with it the first part of the key of everything that is read here. */
export const companiesNoun = 'companies';

export const settingRead = queryOptions({
  queryKey: [companiesNoun, 'setting'],
  queryFn: ({ signal }) => templates.getCompanyDebtorSetting({}, { signal }),
});

export function termsRead(kind: TermsKind, purpose: TermsPurpose) {
  return queryOptions({
    queryKey: [companiesNoun, 'terms', kind, purpose],
    queryFn: ({ signal }) => templates.getCompanyTerms({ kind, purpose }, { signal }),
  });
}

export function messagesRead(language: Language) {
  return queryOptions({
    queryKey: [companiesNoun, 'messages', language],
    queryFn: ({ signal }) => templates.getMessageTemplates({ language }, { signal }),
  });
}

export interface WhichLetter {
  readonly catalogue: string;
  readonly letter: string;
  readonly language: Language;
}

export function messageRead(which: WhichLetter) {
  return queryOptions({
    queryKey: [companiesNoun, 'message', which],
    queryFn: ({ signal }) => templates.getMessageTemplate({ ...which }, { signal }),
  });
}

/** Whether the person may call an operation of template settings. Only shows and hides: the server decides. */
export const useMay = rightsOf(templateService);

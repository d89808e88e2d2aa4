import type { PaperCondition, PaperStop, AskedSubjectType } from '../document-types.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { currencies } from '#platform/currencies.ts';
import type { Language } from '#platform/language.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { companyLocales } from '../fields.ts';
import type { TermsBodies, TermsKind, TermsPurpose, TermsStatus } from '../terms.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    company: Narrowed<
      Rows['company'],
      {
        licence_type: Generated<'Pro' | 'Lite' | 'mobileOnly'>;
        address: JSONColumnType<Record<string, string>, string | undefined, string>;
        locale: Generated<(typeof companyLocales)[number]>;
        base_currency: Generated<(typeof currencies)[number]>;
        default_vat_code: Generated<(typeof vatCodes)[number]>;
      }
    >;
    company_logo: Rows['company_logo'];
    daily_work: Rows['daily_work'];
    company_terms: Narrowed<
      Rows['company_terms'],
      {
        kind: Generated<TermsKind>;
        purpose: TermsPurpose;
        status: Generated<TermsStatus>;
        bodies: JSONColumnType<TermsBodies, string | undefined, string>;
      }
    >;
    debtor_setting: Rows['debtor_setting'];
    required_document: Narrowed<
      Rows['required_document'],
      {
        subject_type: AskedSubjectType;
        applies: Generated<PaperCondition>;
        blocks: Generated<PaperStop>;
      }
    >;
    message_text: Narrowed<
      Rows['message_text'],
      {
        language: Language;
      }
    >;
  }
}

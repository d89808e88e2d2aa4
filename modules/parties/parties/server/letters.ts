import type { Language } from '#platform/language.ts';
import { translator, type Catalogue, type Text, type Texts, type Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkLetter, LinkRow } from '#platform/server/links.ts';
import { companyTexts, sendLetter, sendShortLetter } from '#modules/base/companies/server/index.ts';

/** What a mail about a party needs to know of it. */
export interface Addressee {
  readonly company_id: string;
  readonly registered_name: string;
  readonly account_number: string;
  readonly email: string;
  readonly language: Language;
}

type LetterKey =
  | `${'invite' | 'edit' | 'question'}${'Subject' | 'Intro' | 'Action'}`
  | 'inviteNeeded'
  | `approved${'Subject' | 'Intro'}`
  | `received${'Subject' | 'Intro' | 'Reference' | 'Next' | 'Action'}`
  | `bankChanged${'Subject' | 'Intro' | 'Warning' | 'Sms'}`;

interface PartyLetters<English extends Texts, Name extends string, Mobile extends string> {
  readonly texts: Catalogue<English>;
  /** What the texts call the party: `carrierName`. */
  readonly name: Name;
  /** How purposes begin, for boards and logs: `carrier`. */
  readonly purpose: string;
  /** The column with the number of its mobile. */
  readonly mobile: Mobile;
}

/** The mails that every kind of party gets, in its own words. */
export function partyLetters<
  English extends Texts & Readonly<Record<LetterKey, Text>>,
  Name extends string,
  Mobile extends string,
>({ texts, name, purpose, mobile }: PartyLetters<English, Name, Mobile>) {
  /** The texts of a party name it and the client; each takes of these values what it has a place for. */
  const saying =
    (text: Translate<English>, values: Readonly<Record<string, string>>) =>
    (key: keyof English & string, more: Readonly<Record<string, string>> = {}) =>
      (text as (key: string, values: object) => string)(key, { ...values, ...more });

  return {
    /** What the operations answer in words, in the caller's language. */
    async words(language: Language): Promise<Translate<English>> {
      return translator(language, (await texts.load[language]()).texts);
    },

    /** The mail that carries a link: to answer a question, to check what is on record, or to come. */
    async link(
      context: Context,
      { company_id, language, scope }: Pick<LinkRow, 'company_id' | 'language' | 'scope'>,
      company: string,
      party: { readonly registeredName: string; readonly isEdit: boolean } | undefined,
    ): Promise<LinkLetter> {
      const text = await companyTexts(context, texts, company_id, language);
      const say = saying(text, { company, [name]: party?.registeredName ?? '' });
      const letter = (kind: 'question' | 'edit' | 'invite', paragraphs: readonly string[]) => ({
        subject: say(`${kind}Subject`),
        paragraphs: [say(`${kind}Intro`), ...paragraphs],
        action: say(`${kind}Action`),
      });
      if (scope.question !== undefined) return letter('question', [scope.question]);
      return party?.isEdit ? letter('edit', []) : letter('invite', [say('inviteNeeded')]);
    },

    /** What came by link has a status page; `statusUrl` leads to it. */
    async received(context: Context, party: Addressee, statusUrl: string): Promise<void> {
      await sendLetter(context, texts, party, party.company_id, (text, { trade_name: company }) => {
        const say = saying(text, { company, [name]: party.registered_name, reference: party.account_number });
        return {
          purpose: `${purpose}Received`,
          subject: say('receivedSubject'),
          paragraphs: [say('receivedIntro'), say('receivedReference'), say('receivedNext')],
          action: { label: say('receivedAction'), url: statusUrl },
        };
      });
    },

    /** The account number, and what was agreed besides. */
    async approved(
      context: Context,
      party: Addressee,
      agreed: (text: Translate<English>) => readonly string[] = () => [],
    ): Promise<void> {
      await sendLetter(context, texts, party, party.company_id, (text, { trade_name: company }) => {
        const say = saying(text, { company, [name]: party.registered_name, accountNumber: party.account_number });
        return {
          purpose: `${purpose}Approved`,
          subject: say('approvedSubject'),
          paragraphs: [say('approvedIntro'), ...agreed(text)],
        };
      });
    },

    /** The reason, between the sentences that begin with `key`. */
    async turnedDown(
      context: Context,
      party: Addressee,
      reason: string,
      { key, kind = `${purpose}Rejected` }: { readonly key: string; readonly kind?: string },
    ): Promise<void> {
      await sendLetter(context, texts, party, party.company_id, (text, { trade_name: company }) => {
        const say = saying(text, { company, [name]: party.registered_name });
        return {
          purpose: kind,
          subject: say(`${key}Subject`),
          paragraphs: [say(`${key}Intro`), reason, say(`${key}Next`)],
        };
      });
    },

    /** Tells the address and the mobile number that were known before the change, which a fraudster does not read (domain §4.20). */
    async bankChanged(context: Context, before: Addressee & Readonly<Record<Mobile, string>>): Promise<void> {
      const { company_id, language, registered_name } = before;
      await sendLetter(context, texts, before, company_id, (text, { trade_name: company }) => {
        const say = saying(text, { company, [name]: registered_name });
        return {
          purpose: 'bankChanged',
          subject: say('bankChangedSubject'),
          paragraphs: [say('bankChangedIntro'), say('bankChangedWarning')],
        };
      });
      await sendShortLetter(context, texts, { mobile: before[mobile], language }, company_id, (text, client) => ({
        purpose: 'bankChanged',
        text: saying(text, { company: client.name, support: client.support })('bankChangedSms'),
      }));
    },
  };
}

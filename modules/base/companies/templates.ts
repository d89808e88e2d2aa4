import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { askedSubjectTypes, documentTypes, documentTypesOf, paperConditions, paperStops } from './document-types.ts';
import { partRoles } from './letters.ts';
import { termsKinds, termsPurposes, termsVersion } from './terms.ts';

const timestamp = z.iso.datetime();
const lockId = z.string();

/** Own company unless another client of the partition is named. */
const companyName = text(120).default('');

/** Text of several paragraphs: as `text`, and with lines kept. */
const longest = 20_000;
const bodies = z.partialRecord(z.enum(languages), text(longest));

export const requiredDocument = z.strictObject({
  subjectType: z.enum(askedSubjectTypes),
  code: z.enum(documentTypes),
  /** What the company calls it; empty for the usual name. */
  label: text(100).default(''),
  isMandatory: z.boolean().default(true),
  maxAgeMonths: z.int().min(1).max(120).nullable().default(null),
  /** For papers of loads alone: which loads need the paper, and what waits for it. */
  applies: z.enum(paperConditions).default('always'),
  blocks: z.enum(paperStops).default('nothing'),
});
export type RequiredDocument = z.infer<typeof requiredDocument>;

/** What a company asks of its applicants, and how it reminds them. */
export const debtorSetting = z.strictObject({
  linkValidityDays: z.int().min(1).max(90),
  /** Days after sending; at most ten, each once. */
  reminderDays: z
    .array(z.int().min(1).max(90))
    .max(10)
    .refine((days) => new Set(days).size === days.length, { error: 'daysTwice' }),
  /** Days for which what was filled in and uploaded through an expired link is kept. */
  endedLinkDays: z.int().min(0).max(365).default(30),
  /** Rand. */
  creditApprovalThreshold: z.number().min(0).max(10_000_000_000),
  /** Whether a lower limit waits for the customer's acceptance; otherwise it takes effect on its day by itself. */
  creditDecreaseNeedsAcceptance: z.boolean().default(true),
  tradeReferencesMin: z.int().min(0).max(4),
  directorsMin: z.int().min(0).max(10),
  informationOfficer: text(100).default(''),
  requiredDocuments: z
    .array(requiredDocument)
    .max(80)
    .refine((rules) => new Set(rules.map(({ subjectType, code }) => `${subjectType} ${code}`)).size === rules.length, {
      error: 'documentTwice',
    })
    .refine((rules) => rules.every(({ subjectType, code }) => documentTypesOf(subjectType).includes(code)), {
      error: 'notAnOption',
    })
    .refine(
      (rules) =>
        rules.every(
          ({ subjectType, applies, blocks }) =>
            subjectType === 'load' || (applies === 'always' && blocks === 'nothing'),
        ),
      { error: 'notAnOption' },
    ),
});
export type DebtorSettingValues = z.infer<typeof debtorSetting>;

/** What holds for a company until it saves something else. The usual papers stand in the database, which gives them to every new client. */
export const usualSetting: Omit<DebtorSettingValues, 'requiredDocuments'> = {
  linkValidityDays: 14,
  reminderDays: [3, 7, 12],
  endedLinkDays: 30,
  creditApprovalThreshold: 250_000,
  creditDecreaseNeedsAcceptance: true,
  tradeReferencesMin: 0,
  directorsMin: 1,
  informationOfficer: '',
};

/** What can be taken over from another company of the partition. */
export const copiedParts = ['setting', 'terms', 'messages'] as const;

export const termsRow = z.object({
  termsId: z.uuid(),
  lockId,
  kind: z.enum(termsKinds),
  purpose: z.enum(termsPurposes),
  version: z.string(),
  status: z.enum(termsVersion.states),
  bodies,
  createdBy: z.string(),
  createdAt: timestamp,
  publishedBy: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  retiredAt: timestamp.nullable(),
});
export type TermsRow = z.infer<typeof termsRow>;

const whichLetter = { catalogue: z.string().max(60), letter: z.string().max(60), language: z.enum(languages) };
/** Texts by their names; an empty one stands for the built-in words. */
const words = z.record(z.string().max(80), text(2000));

const part = z.object({
  key: z.string(),
  role: z.enum(partRoles),
  builtIn: z.string(),
  /** The company's own words, if it has any. */
  own: z.string().nullable(),
  mergeFields: z.array(z.string()),
});

const which = { companyName, termsId: z.uuid() };

/** All versions of a text, the newest first; with `termsId` that one alone. */
const getCompanyTerms = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({
    companyName,
    kind: z.enum(termsKinds).optional(),
    purpose: z.enum(termsPurposes).optional(),
    termsId: z.uuid().optional(),
  }),
  output: z.array(termsRow),
});

const getMessageTemplate = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ companyName, ...whichLetter }),
  output: z.object({
    lockId,
    parts: z.array(part),
    /** The company's own words alone, by the key of their part, as they are saved. */
    texts: z.record(z.string(), z.string()),
  }),
});

const getCompanyDebtorSetting = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ companyName }),
  output: z.object({
    ...debtorSetting.shape,
    companyName: z.string(),
    tradeName: z.string(),
    logoURL: z.string(),
    brandColour: z.string(),
    /** Until it was saved for the first time the usual values are shown. */
    isStored: z.boolean(),
    lockId,
    updatedBy: z.string().nullable(),
    updatedAt: timestamp.nullable(),
  }),
});

export const templateService = service('tripDirector', {
  getCompanyDebtorSetting,
  postCompanyDebtorSetting: operation({
    audience: 'permitted',
    input: z.strictObject({ companyName, ...debtorSetting.shape }),
    output: z.object({ lockId }),
  }),
  putCompanyDebtorSetting: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getCompanyDebtorSetting, by: ['companyName'] },
    input: z.strictObject({ companyName, ...debtorSetting.shape }),
    output: z.object({ lockId }),
  }),
  /** Back to the usual values; who answers for personal information stays, and so do terms and messages. */
  deleteCompanyDebtorSetting: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ companyName }),
    output: z.object({ lockId }),
  }),
  /**
   * Takes over what another client of the partition has: its setting and its own words for messages in place of what is
   * there, its terms in force as drafts. What that client has not is left as it is.
   */
  importCompanyDebtorSetting: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      companyName,
      fromCompanyName: requiredText(120),
      parts: z.array(z.enum(copiedParts)).min(1).max(copiedParts.length),
    }),
    output: z.object({ lockId, terms: z.int(), messages: z.int() }),
  }),

  getCompanyTerms,
  /** A draft; with `copyOf` it begins with the words of another version. */
  postCompanyTerms: operation({
    audience: 'permitted',
    input: z.strictObject({
      companyName,
      kind: z.enum(termsKinds),
      purpose: z.enum(termsPurposes),
      version: requiredText(40),
      copyOf: z.uuid().optional(),
    }),
    output: termsRow,
  }),
  putCompanyTerms: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getCompanyTerms, by: ['companyName', 'termsId'] },
    input: z.strictObject({ ...which, version: requiredText(40), bodies }),
    output: termsRow,
  }),
  deleteCompanyTerms: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject(which),
    output: z.object({ termsId: z.uuid() }),
  }),
  /** In force from now on; the version before is retired. Applications keep the version that they agreed to. */
  publishCompanyTerms: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject(which),
    output: termsRow,
  }),
  /** Without a version in force applicants are asked for no agreement. */
  retireCompanyTerms: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject(which),
    output: termsRow,
  }),

  getMessageTemplates: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ companyName, language: z.enum(languages) }),
    output: z.array(
      z.object({
        catalogue: z.string(),
        letter: z.string(),
        /** Its subject with sample values; of an SMS its beginning. */
        title: z.string(),
        isSms: z.boolean(),
        /** Languages in which the company has words of its own. */
        ownLanguages: z.array(z.enum(languages)),
      }),
    ),
  }),
  getMessageTemplate,
  /** Parts that `texts` does not name keep their words. */
  putMessageTemplate: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getMessageTemplate, by: ['companyName', 'catalogue', 'letter', 'language'] },
    input: z.strictObject({ companyName, ...whichLetter, texts: words }),
    output: z.object({ lockId }),
  }),
  /** Back to the built-in words. */
  deleteMessageTemplate: operation({
    audience: 'permitted',
    input: z.strictObject({ companyName, ...whichLetter }),
    output: z.object({ lockId }),
  }),
  /** The message as a recipient would see it, with sample values, before it is saved. */
  getMessagePreview: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ companyName, ...whichLetter, texts: words }),
    output: z.object({
      subject: z.string(),
      paragraphs: z.array(z.string()),
      action: z.string().nullable(),
      footer: z.string(),
      sms: z.array(z.string()),
    }),
  }),
});

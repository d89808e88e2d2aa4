import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { isEmail } from '#platform/email.ts';
import { africanCountry } from '#platform/africa.ts';
import { currencies } from '#platform/currencies.ts';
import { todayIn } from '#platform/dates.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import type { Verdict } from '#platform/identifiers/finding.ts';
import { checkGlobalLocationNumber } from '#platform/identifiers/gln.ts';
import { checkPostalCode } from '#platform/identifiers/postal-code.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { requiredText, text } from '#platform/operation.ts';
import { readPercent } from '#platform/scaled.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { timeZones } from './time-zones.ts';

export const licenceTypes = ['Pro', 'Lite', 'mobileOnly'] as const;

export const companyLocales = ['en-ZA', 'af-ZA', 'pt-MZ', 'fr'] as const;

/** The largest logo in bytes; the form makes pictures much smaller before they are sent. */
export const logoBytes = 150_000;

const email = text(100).refine((value) => value === '' || isEmail(value), {
  error: 'invalidEmail',
});

/** Two decimals, as the columns of the settings have them. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => !Object.is(value, -0) && (readPercent(value) ?? 1n) % 100n === 0n, { error: 'invalidValue' });

/** What people enter of a company, spelled as the specification does (§3 Company). */
export const companyFields = z
  .strictObject({
    name: requiredText(120),
    tradeName: requiredText(120),
    registrationNumber: text(30).default(''),
    vatNo: text(20).default(''),
    address1: requiredText(100),
    address2: text(100).default(''),
    suburb: text(60).default(''),
    city: requiredText(80),
    province: requiredText(80),
    country: requiredText(80),
    postalcode: text(12).default(''),
    telno: text(30).default(''),
    contactName: text(80).default(''),
    /** What the contact person is in the company. */
    designation: text(80).default(''),
    /** The picture that there is (its address, as it was read), another one (a `data:` URL of PNG or JPEG), or none. */
    logoURL: z
      .string()
      .max(Math.ceil(logoBytes / 3) * 4 + 100, { error: 'logoTooLarge' })
      .refine((url) => /^(\/logos\/[\w-]{43}|data:image\/(png|jpeg);base64,.+)?$/.test(url), { error: 'logoAddress' })
      .default(''),
    /** Shown on its public pages: `#1a4f8b`. */
    brandColour: z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, { error: 'colour' })
      .toLowerCase()
      .default(''),
    /** Whom applicants ask. */
    supportEmail: email.default(''),
    supportTelephone: text(30).default(''),
    /** Where answers to its mails go. */
    emailSender: email.default(''),
    licenceType: z.enum(licenceTypes).default('Lite'),
    globalLocationNumber: text(13).default(''),
    timeZone: z.enum(timeZones).default('Africa/Johannesburg'),
    /** Life of its people's sessions without activity, from the next sign-in on. */
    sessionIdleMinutes: z.int().min(1).max(720).default(20),
    /** How its people read dates and amounts unless they choose another language. */
    locale: z.enum(companyLocales).default('en-ZA'),
    baseCurrency: z.enum(currencies).default('ZAR'),
    financialYearStartMonth: z.int().min(1).max(12).default(3),
    defaultVatCode: z.enum(vatCodes).default('standard'),
    /** How long a vehicle stands for nothing where neither the rate nor the place says so, in minutes. */
    standingFreeMinutes: z.int().min(0).max(1440).default(120),
    /** Standing time is counted up to whole steps of so many minutes. */
    standingStepMinutes: z.int().min(1).max(240).default(15),
    /** At most so many hours of standing time are charged for each day; 24 is no limit. */
    standingCapHours: z.int().min(1).max(24).default(24),
    /** Less than this is left of a load only by a right of its own, in per cent. */
    marginFloorPercent: percent.default(5),
    /** So much may come, and be invoiced, above what an order says, in per cent. */
    orderTolerancePercent: percent.default(5),
    /** What a revision may add without a second approval: the lower of a share in per cent and an amount in rand. */
    orderRisePercent: percent.default(5),
    orderRiseAmount: amount.max(100_000_000).default(5000),
    /** Rand, with VAT. */
    invoiceApprovalAbove: amount.max(100_000_000).default(50_000),
    /** A trip of a day is local up to so many kilometres. */
    localTripKm: z.int().min(0).max(2000).default(100),
  })
  .superRefine(judge);
/** A company to be put on the list, complete with the specification's fields: without a trade name it trades under its own. */
export const newCompany = z
  .strictObject({
    ...companyFields.shape,
    companyId: z.literal('').nullish(),
    tradeName: text(120).default(''),
    isActive: z.boolean().default(true),
    /** Who it is, the session says. */
    modifiedBy: text(100).default(''),
  })
  .superRefine(judge);

export type CompanyValues = z.output<typeof companyFields>;

interface Numbers {
  readonly vatNo: string;
  readonly registrationNumber: string;
  readonly postalcode: string;
  readonly globalLocationNumber: string;
}
interface CompanyNumbers extends Numbers {
  readonly country: string;
  readonly timeZone: (typeof timeZones)[number];
}

function judge(company: CompanyNumbers, context: z.RefinementCtx): void {
  for (const [field, verdict] of Object.entries(checks(company))) {
    const problem = verdict.findings.find(({ level }) => level === 'E');
    if (problem)
      context.addIssue({ code: 'custom', path: [field], message: problem.code, params: problem.details ?? {} });
  }
}

/** What the numbers say of themselves, by the rules of the country; a number that was left empty says nothing. */
function checks(company: CompanyNumbers): Partial<Record<keyof Numbers, Verdict<unknown>>> {
  const { vatNo, registrationNumber, postalcode, globalLocationNumber, timeZone } = company;
  const country = africanCountry(company.country)?.code ?? '';
  return {
    ...(registrationNumber && {
      registrationNumber: checkCompanyRegistration(registrationNumber, {
        country,
        today: todayIn(timeZone, new Date()),
      }),
    }),
    ...(vatNo && { vatNo: checkVatNumber(vatNo, { country, isVatRegistered: true }) }),
    ...(postalcode && { postalcode: checkPostalCode(postalcode, { country }) }),
    ...(globalLocationNumber && { globalLocationNumber: checkGlobalLocationNumber(globalLocationNumber) }),
  };
}

/** The numbers in the form in which they are stored and compared. */
export function normalised(company: CompanyValues): CompanyValues {
  const numbers = Object.entries(checks(company)).map(([field, verdict]) => [field, verdict.normalised]);
  return { ...company, ...(Object.fromEntries(numbers) as Partial<Numbers>) };
}

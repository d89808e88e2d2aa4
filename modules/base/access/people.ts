import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';

/** What somebody is to the company; decides what they are bound to. */
export const userTypes = ['staff', 'companyMaster', 'supplier', 'customer', 'driver', 'integration'] as const;
export type UserType = (typeof userTypes)[number];

/** The sets of role profiles: for the company's own people, and for users of suppliers. */
export const profileSets = ['PRIMARY', 'CARRIER'] as const;
export type ProfileSet = (typeof profileSets)[number];

/** From which set somebody's roles are taken. */
export function profileSetOf(userType: UserType): ProfileSet {
  return userType === 'supplier' ? 'CARRIER' : 'PRIMARY';
}

/** The email address that somebody signs in with, compared in lower case; the specification's limit for the sign-in field. */
const email = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(60, { error: 'tooLong' })
  .pipe(z.email({ error: 'invalidEmail' }))
  .transform((address) => address.toLowerCase());

/** The fields of a person, as the form has them. */
export const personFields = z.strictObject({
  email,
  name: requiredText(60),
  surname: requiredText(60),
  phone: text(30).default(''),
  language: z.enum(languages),
  userType: z.enum(userTypes).default('staff'),
  /** The company they work for; empty: the caller's own. */
  companyId: z.uuid().or(z.literal('')).default(''),
  /** Of users of suppliers: the only supplier that they see. */
  keyIdentifier: z.uuid().or(z.literal('')).default(''),
  /** Names or ids. Of users of customers: whom they belong to. Of users of suppliers: whose loads they see; empty for all. */
  shippers: z.array(requiredText(120)).max(200).default([]),
  profileIds: z.array(z.uuid()).min(1, { error: 'roleRequired' }).max(20),
});
export type Person = z.output<typeof personFields>;

/**
 * A person as callers send it. The specification names the company and the role by their names and knows no language; what
 * it leaves out is the caller's own company, the usual role and the caller's language.
 */
export const personSent = personFields.extend({
  language: z.enum(languages).optional(),
  profileIds: personFields.shape.profileIds.optional(),
  /** Names of roles, with commas between several; `profileIds` say more. */
  role: text(600).default(''),
  company: text(120).default(''),
  /** Whether they can sign in. */
  active: z.boolean().optional(),
});
export type PersonSent = z.output<typeof personSent>;

/** The nouns of which a role may see only some records, and the kinds of approvals that it may decide up to an amount. */
export const scopedNouns = ['suppliers', 'customers', 'profitCentres', 'companies'] as const;
export type ScopedNoun = (typeof scopedNouns)[number];
export const limitedKinds = [
  'customer',
  'creditLimit',
  'load',
  'rate',
  'order',
  'fuelAdjustment',
  'driverPay',
  'journal',
  'invoice',
  'payment',
] as const;
export type LimitedKind = (typeof limitedKinds)[number];
/** The rights by which each is decided: only roles that give it count. */
export const decidingRights = {
  customer: ['tripDirector.approveShipper'],
  creditLimit: ['tripDirector.approveShipperCreditChange'],
  load: ['tripDirector.releaseLoadHold'],
  rate: ['tripDirector.approveRate'],
  order: ['tripDirector.approvePurchaseOrder', 'tripDirector.approveServiceOrder', 'tripDirector.approveInternalOrder'],
  fuelAdjustment: ['tripDirector.approveFuelAdjustment'],
  driverPay: ['tripDirector.approveDriverPay'],
  journal: ['tripDirector.approveTransaction'],
  invoice: ['tripDirector.approveInvoice'],
  payment: ['tripDirector.approvePaymentRun'],
} as const satisfies Record<LimitedKind, readonly string[]>;
export const scopeLimits = ['all', 'own', 'chosen'] as const;
export type ScopeLimit = (typeof scopeLimits)[number];

/** Which records of a noun: all, those that the person captured or invited, or these. */
const scope = <Limit extends ScopeLimit>(limits: readonly Limit[]) =>
  z
    .strictObject({ limit: z.enum(limits).default('all' as Limit), ids: z.array(z.uuid()).max(200).default([]) })
    .refine(({ limit, ids }) => limit !== 'chosen' || ids.length > 0, { path: ['ids'], error: 'scopeEmpty' })
    .prefault({});
const recordScope = z
  .strictObject({
    suppliers: scope(scopeLimits),
    customers: scope(scopeLimits),
    /** Nobody captures a profit centre for themselves. */
    profitCentres: scope(['all', 'chosen']),
    /** Own: of the company that they work for, which is among the chosen ones too. */
    companies: scope(scopeLimits),
  })
  .prefault({});
export type RecordScope = z.output<typeof recordScope>;

/** Rand; null for no limit. */
const amountLimit = amount.max(1e12).nullable().default(null);
const amountLimits = z
  .strictObject({
    customer: amountLimit,
    creditLimit: amountLimit,
    load: amountLimit,
    rate: amountLimit,
    order: amountLimit,
    fuelAdjustment: amountLimit,
    driverPay: amountLimit,
    journal: amountLimit,
    invoice: amountLimit,
    payment: amountLimit,
  } satisfies Record<LimitedKind, typeof amountLimit>)
  .prefault({});
export type AmountLimits = z.output<typeof amountLimits>;

/** The fields of a role, as the form has them. */
export const roleFields = z.strictObject({
  profileName: requiredText(60),
  description: text(300).default(''),
  profileSet: z.enum(profileSets).default('PRIMARY'),
  isDefault: z.boolean().default(false),
  requiresSecondFactor: z.boolean().default(false),
  authorisations: z.array(requiredText(200)).max(1000),
  recordScope,
  amountLimits,
});
export type Role = z.output<typeof roleFields>;

import type { z } from 'zod';
import { text } from '#platform/operation.ts';
import { personFields, type UserType } from '#modules/base/access/people.ts';
import type { UserRow } from '#modules/base/access/user-contract.ts';

/** The form has customers one a line; a company's people work for that company, which nobody has to choose. */
export const userForm = personFields.omit({ companyId: true }).extend({ shippers: text(5000) });
export type UserValues = z.input<typeof userForm>;
/** As the form hands them over. */
export type UserFormOutput = z.output<typeof userForm>;

export function emptyUser(userType: UserType, language: UserValues['language']): UserValues {
  return {
    email: '',
    name: '',
    surname: '',
    phone: '',
    language,
    userType,
    keyIdentifier: '',
    shippers: '',
    profileIds: [],
  };
}

export function valuesOf(user: UserRow): UserValues {
  const { email, name, surname, phone, language, userType, keyIdentifier, shippers, profiles } = user;
  return {
    email,
    name,
    surname,
    phone,
    language,
    userType,
    keyIdentifier,
    shippers: shippers.join('\n'),
    profileIds: profiles.map(({ profileId }) => profileId),
  };
}

export function personOf(values: UserFormOutput) {
  return {
    ...values,
    shippers: values.shippers
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

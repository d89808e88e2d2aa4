import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageNames, languages } from '#platform/language.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { profileSetOf, userTypes } from '#modules/base/access/people.ts';
import type { UserRecord } from '#modules/base/access/user-contract.ts';
import { users, usersNoun, useMay } from '../calls.ts';
import { supplierUserListPath, userListPath } from '../paths.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import { RolesField } from './RolesField.tsx';
import { SupplierField } from './SupplierField.tsx';
import { personOf, userForm, type UserFormOutput, type UserValues, valuesOf } from './values.ts';

const Field = deskFieldsFor<typeof userForm>();

interface UserFormProps {
  readonly initial: UserValues;
  /** Absent for an invitation. */
  readonly user?: UserRecord | undefined;
  /** Whom somebody is invited for, where it is not the company of who invites. */
  readonly company?: { readonly companyId: string; readonly name: string } | undefined;
  readonly subtitle?: ReactNode;
  readonly aside?: ReactNode;
}

/** A person's fields: the same to invite somebody and to change them. */
export function UserForm({ initial, user, company, subtitle, aside }: UserFormProps): ReactNode {
  const t = useTexts(peopleTexts);
  const mayChange = useMay('putUser');
  const isSupplierUser = initial.userType === 'supplier';
  const [companyId, setCompanyId] = useState(company?.companyId ?? '');

  async function save(values: UserFormOutput, options: Parameters<typeof users.putUser>[1]): Promise<unknown> {
    const { email, ...person } = personOf(values);
    if (user)
      return users.putUser({ ...person, companyId: user.companyId, haulwayUserId: user.haulwayUserId }, options);
    const { userType, ...supplierUser } = person;
    return isSupplierUser
      ? users.saveCarrierUser({ ...supplierUser, email }, options)
      : users.postUser({ ...supplierUser, userType, email, companyId }, options);
  }

  return (
    <FormScreen
      title={
        user
          ? t('userTitle', { name: `${user.name} ${user.surname}` })
          : t(isSupplierUser ? 'newSupplierUser' : 'newUser')
      }
      subtitle={company ? t('forCompany', { company: company.name }) : subtitle}
      schema={userForm}
      initial={initial}
      noun={usersNoun}
      id={user?.haulwayUserId}
      lockId={user?.lockId}
      readOnly={
        user !== undefined && (!mayChange || user.status === 'deactivated' || user.barrier === 'holdsMoreThanOwn')
      }
      save={save}
      saidOf={({ name, surname, email }) =>
        user ? undefined : t('personInvited', { name: `${name} ${surname}`, email })
      }
      {...(!user && { backTo: isSupplierUser ? supplierUserListPath : userListPath })}
      idOf={(answer) => (answer as { haulwayUserId: string }).haulwayUserId}
      valuesOf={(theirs: UserRecord) => valuesOf(theirs)}
      failures={[accessFailureTexts]}
      aside={aside}
    >
      <FormSection title={t('person')} hint={user ? undefined : t('personHint')}>
        <Field.Text name="name" label={t('name')} required autoComplete="off" />
        <Field.Text name="surname" label={t('surname')} required autoComplete="off" />
        <Field.Email
          name="email"
          label={t('email')}
          required
          help={user ? undefined : t('emailHelp')}
          disabled={user !== undefined}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <Field.Phone name="phone" label={t('phone')} autoComplete="off" className="sm:col-span-2" />
        <Field.Select
          name="language"
          label={t('language')}
          help={t('languageHelp')}
          required
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          className="sm:col-span-2"
        />
      </FormSection>
      <FormSection title={t('access')} hint={isSupplierUser ? undefined : t('accessHint')}>
        {!user && !company && !isSupplierUser && <CompanyChoice value={companyId} onChange={setCompanyId} />}
        {!isSupplierUser && <TypeField />}
        <SupplierFields user={user} />
        <RolesOfType />
      </FormSection>
    </FormScreen>
  );
}

/** Roles of one set mean nothing to the other: who becomes something else chooses anew. */
function TypeField(): ReactNode {
  const t = useTexts(peopleTexts);
  const { setValue, getValues } = useFormContext<UserValues>();
  return (
    <Field.Select
      name="userType"
      label={t('userType')}
      required
      options={userTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
      className="sm:col-span-2"
      onPick={(next) => {
        if (next !== 'supplier') setValue('keyIdentifier', '');
        if ((next === 'supplier') !== (getValues('keyIdentifier') !== '')) setValue('profileIds', []);
      }}
    />
  );
}

function SupplierFields({ user }: Pick<UserFormProps, 'user'>): ReactNode {
  const t = useTexts(peopleTexts);
  const userType = useWatch({ name: 'userType' }) as UserValues['userType'];
  if (userType === 'customer')
    return (
      <Field.Textarea
        name="shippers"
        label={t('shippers')}
        help={t('ofCustomersHelp')}
        required
        className="sm:col-span-2"
      />
    );
  if (userType !== 'supplier') return null;
  return (
    <>
      <SupplierField chosen={{ value: user?.keyIdentifier ?? '', label: user?.carrierName ?? '' }} />
      <Field.Textarea name="shippers" label={t('shippers')} help={t('shippersHelp')} className="sm:col-span-2" />
    </>
  );
}

function RolesOfType(): ReactNode {
  const userType = useWatch({ name: 'userType' }) as UserValues['userType'];
  return <RolesField set={profileSetOf(userType ?? 'staff')} className="sm:col-span-2" />;
}

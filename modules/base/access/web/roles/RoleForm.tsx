import { useNavigate } from '@tanstack/react-router';
import { Copy, GitCompareArrows, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { profileSets, roleFields } from '#modules/base/access/people.ts';
import type { RoleRow } from '#modules/base/access/role-contract.ts';
import { roles, rolesNoun, useMay } from '../calls.ts';
import { copyRolePath, roleListPath } from '../paths.ts';
import { CompareRoles } from './CompareRoles.tsx';
import { ReachFields } from './ReachFields.tsx';
import { useRightWords } from './right-words.ts';
import { RightsField } from './RightsField.tsx';
import { RoleWarnings } from './RoleWarnings.tsx';

const Field = deskFieldsFor<typeof roleFields>();
export type RoleValues = z.input<typeof roleFields>;

interface RoleFormProps {
  readonly initial: RoleValues;
  /** Absent for a new role. */
  readonly role?: RoleRow;
  /** What the records are called that a copied role is limited to. */
  readonly names?: RoleRow['scopeNames'];
}

/** A role: what it is for, and the grid of what it admits to. */
export function RoleForm({ initial, role, names = {} }: RoleFormProps): ReactNode {
  const t = useTexts(rightTexts);
  const mayChange = useMay('putUserRole');
  const words = useRightWords();
  return (
    <FormScreen
      title={role ? t('roleTitle', { name: role.profileName }) : t('newRole')}
      schema={roleFields}
      initial={fieldsOf(initial)}
      noun={rolesNoun}
      id={role?.profileId}
      lockId={role?.lockId}
      readOnly={role !== undefined && !mayChange}
      save={(values, options) =>
        role
          ? roles.putUserRole({ ...values, profileId: role.profileId }, options)
          : roles.postUserRole(values, options)
      }
      {...(!role && { backTo: roleListPath })}
      idOf={(answer) => (answer as { profileId: string }).profileId}
      valuesOf={(theirs: RoleRow) => fieldsOf(theirs)}
      conflictWords={{
        written: (path, value) =>
          path === 'authorisations'
            ? words.explain(String(value))
            : path.endsWith('.ids')
              ? (role?.scopeNames[String(value)] ?? t('gone'))
              : undefined,
      }}
      failures={[accessFailureTexts]}
      actions={role && <RoleActions role={role} />}
    >
      <FormSection title={t('role')}>
        <Field.Text name="profileName" label={t('profileName')} required autoComplete="off" />
        <Field.Select
          name="profileSet"
          label={t('profileSet')}
          required
          options={profileSets.map((value) => ({ value, label: t(`set_${value}`) }))}
        />
        <Field.Textarea
          name="description"
          label={t('description')}
          help={t('descriptionHelp')}
          className="sm:col-span-2"
        />
        <Field.Checkbox name="isDefault" label={t('isDefault')} className="sm:col-span-2" />
        <Field.Checkbox
          name="requiresSecondFactor"
          label={t('requiresSecondFactor')}
          help={t('requiresSecondFactorHelp')}
          className="sm:col-span-2"
        />
      </FormSection>
      <ReachFields names={role?.scopeNames ?? names} />
      <FormSection
        title={t('rights')}
        hint={
          <>
            {t('rightsHint')}
            <RoleWarnings />
          </>
        }
      >
        <RightsField className="sm:col-span-2" />
      </FormSection>
    </FormScreen>
  );
}

/** What the form edits of a role, and nothing of its row besides. */
function fieldsOf(role: RoleValues): RoleValues {
  const { profileName, description, profileSet, isDefault, requiresSecondFactor, authorisations } = role;
  const { recordScope, amountLimits } = role;
  return {
    profileName,
    description,
    profileSet,
    isDefault,
    requiresSecondFactor,
    authorisations,
    recordScope,
    amountLimits,
  };
}

function RoleActions({ role }: { readonly role: RoleRow }): ReactNode {
  const t = useTexts(rightTexts);
  const navigate = useNavigate();
  const failureText = useFailureText();
  const mayCreate = useMay('postUserRole');
  const mayDelete = useMay('deleteUserRole');
  const [isComparing, setComparing] = useState(false);
  async function remove(): Promise<void> {
    const { profileId, profileName } = role;
    if (
      !(await askConfirm({ text: t('deleteRoleQuestion', { name: profileName }), yes: t('deleteRole'), danger: true }))
    )
      return;
    try {
      await roles.deleteUserRole({ profileId });
      snackbar(t('roleDeleted'), { kind: 'ok' });
      void queries.invalidateQueries({ queryKey: [rolesNoun] });
      await navigate({ to: roleListPath });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <>
      <button type="button" className="btn btn-s" onClick={() => setComparing(true)}>
        <GitCompareArrows size={15} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('compare')}</span>
      </button>
      {mayCreate && (
        <button type="button" className="btn btn-s" onClick={() => void navigate({ to: copyRolePath(role.profileId) })}>
          <Copy size={15} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('clone')}</span>
        </button>
      )}
      {mayDelete && (
        <button
          type="button"
          className="btn btn-s"
          title={t('deleteRole')}
          aria-label={t('deleteRole')}
          onClick={() => void remove()}
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      )}
      {isComparing && <CompareRoles role={role} onClose={() => setComparing(false)} />}
    </>
  );
}

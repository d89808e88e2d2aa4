import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame, useField } from '#platform/web/fields/Field.tsx';
import { namesFor } from '#platform/web/fields/named.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { type ProfileSet } from '#modules/base/access/people.ts';
import { profileSetRead } from '../calls.ts';
import type { userForm } from './values.ts';

const name = namesFor<typeof userForm>()('profileIds');

/** The roles of a set, each with what it is for; any of them can be ticked. */
export function RolesField({ set, className }: { readonly set: ProfileSet; readonly className?: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const { data } = useQuery(profileSetRead(set));
  const field = {
    name,
    label: t('roles'),
    help: t('rolesHelp'),
    required: true,
    ...(className && { className }),
  };
  const state = useField(field);
  const { field: ticked } = useController({ name });
  const held = ticked.value as readonly string[];
  const toggle = (id: string) =>
    ticked.onChange(held.includes(id) ? held.filter((each) => each !== id) : [...held, id]);
  return (
    <FieldFrame {...field} state={state} group>
      <div role="group" aria-labelledby={`${state.id}-label`} className="grid gap-2 sm:grid-cols-2">
        {data?.profiles.map(({ profileId, profileName, description }, index) => (
          <label
            key={profileId}
            className="flex cursor-pointer gap-3 rounded-ctl border border-line-strong bg-surface p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              ref={index === 0 ? ticked.ref : undefined}
              type="checkbox"
              name="profileIds"
              value={profileId}
              checked={held.includes(profileId)}
              onChange={() => toggle(profileId)}
              onBlur={ticked.onBlur}
              aria-describedby={description === '' ? undefined : `${profileId}-description`}
              className="mt-0.5 size-4 shrink-0 accent-ink outline-none"
            />
            <span>
              <span className="block font-medium">{profileName}</span>
              {description !== '' && (
                <span id={`${profileId}-description`} className="hlp block">
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

import type { ComponentType } from 'react';
import { type Needs, screen, type Screen, type ScreenProps } from '../screens.ts';

/** Where a plain noun is listed, and where one of its records is opened. */
export interface MasterPages {
  readonly listPath: `/${string}`;
  readonly formPath: (id: string) => string;
}

/** `masterPages('/managePackingType', '/packingTypeCapture/$id')` */
export function masterPages<const Form extends `/${string}/$id`>(listPath: `/${string}`, form: Form) {
  return { listPath, form, formPath: (id: string): string => form.replace('$id', id) };
}

type Component = () => Promise<ComponentType<ScreenProps>>;

interface MasterScreens<List extends string, Form extends string> {
  /** The right of its list operation, which both begin with: `rightOf<typeof packingTypeService>(…)`. */
  readonly needs: Needs;
  readonly list: readonly [title: List, component: Component];
  readonly form: readonly [title: Form, component: Component];
}

/** The two screens of a plain noun: its list, and the form that is opened from it. */
export function masterScreens<const List extends string, const Form extends string>(
  { listPath, form: path }: ReturnType<typeof masterPages>,
  { needs, list, form }: MasterScreens<List, Form>,
): readonly [Screen<List>, Screen<Form>] {
  return [
    screen({ path: listPath, title: list[0], needs, component: list[1] }),
    screen({ path, title: form[0], needs, parent: listPath, component: form[1] }),
  ];
}

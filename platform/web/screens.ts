import type { ComponentType, LazyExoticComponent } from 'react';
import type { Channel } from '#platform/nouns.ts';
import type { InputOf, Service } from '#platform/operation.ts';
import { lazyWithRetry } from './app/lazy-with-retry.ts';

/** Who may see a screen: everybody, everybody who is signed in, or the holders of an authorisation. */
export type Needs = 'nothing' | 'signedIn' | `${Service['name']}.${string}`;

/** What a screen is given; it knows nothing of the router. */
export interface ScreenProps {
  /** The `$` parts of its path. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * One screen of the desk. Routes, menu titles, breadcrumbs, the palette and the rights of all of them come from one list of
 * these. `Title` is the key of a title catalogue.
 */
export interface Screen<Title extends string = string> {
  /** Exactly as specified, parameters as `$id`. */
  readonly path: `/${string}`;
  /** For the menu, the breadcrumbs and the tab of the browser; a screen that shows a record says more with `PageTitle`. */
  readonly title: Title;
  readonly needs: Needs;
  /** The path of the screen that it is opened from: its title stands before this one's in the breadcrumbs. */
  readonly parent?: `/${string}`;
  /** Screens of one register stand beside each other as tabs: which register, and what the tab is called. */
  readonly tab?: { readonly of: string; readonly title: Title };
  /** What it asks first where its address says nothing more: asked as it is chosen, while its code is on the way. */
  readonly first?: readonly FirstQuestion[];
  readonly component: LazyExoticComponent<ComponentType<ScreenProps>>;
  /** Fetches the code before it is shown. */
  readonly preload: () => Promise<unknown>;
}

/** A call that a screen begins with, exactly as the screen makes it. */
export interface FirstQuestion {
  readonly service: Service['name'];
  readonly operation: string;
  /** Written when it is asked: some of it is the person's choice. */
  readonly payload: () => unknown;
  /** Whose changes make the answer old before it was taken. */
  readonly channel: Channel;
}

/** `firstQuestions<typeof loadService>('tripDirector', 'loads', { getLoads: firstPage })`: only types are imported for it. */
export function firstQuestions<S extends Service>(
  service: S['name'],
  channel: Channel,
  asked: { readonly [Name in keyof S['operations']]?: () => InputOf<S['operations'][Name]> },
): readonly FirstQuestion[] {
  return Object.entries(asked).map(([operation, payload]) => ({ service, channel, operation, payload: payload! }));
}

interface Declaration<Title extends string> extends Omit<Screen<Title>, 'component' | 'preload'> {
  readonly component: () => Promise<ComponentType<ScreenProps>>;
}

/** A screen whose code is fetched when it is first shown, or pointed at in the menu. */
export function screen<const Title extends string>({ component, ...declared }: Declaration<Title>): Screen<Title> {
  return { ...declared, preload: component, component: lazyWithRetry(component) };
}

/**
 * The right that a screen needs is the right of the operation that it begins with, so that menu and server cannot drift:
 * `rightOf<typeof supplierService>('tripDirector', 'getAllCarriersByClientName')`. Only types are imported for it.
 */
export function rightOf<S extends Service>(service: S['name'], operation: keyof S['operations'] & string): Needs {
  return `${service}.${operation}` as Needs;
}

/** The same for a module that names several of them: `const supplierRight = rightsIn<typeof supplierService>('tripDirector')`. */
export const rightsIn =
  <S extends Service>(service: S['name']) =>
  (operation: keyof S['operations'] & string): Needs =>
    rightOf<S>(service, operation);

/** Whether `url` leads to a path with parameters: `/dashboard/1` to `/dashboard/$id`. As the router, it ignores case. */
function leadsTo(url: string, path: string): boolean {
  const [given, wanted] = [url, path].map((each) => (each.split(/[?#]/)[0] ?? '').toLowerCase().split('/'));
  return (
    given?.length === wanted?.length &&
    !!wanted?.every((part, index) => part.startsWith('$') || part === given?.[index])
  );
}

/** The screen at an address; one without parameters comes before one with. */
export function screenAt<S extends Screen>(screens: readonly S[], url: string): S | undefined {
  return (
    screens.find(({ path }) => !path.includes('$') && leadsTo(url, path)) ??
    screens.find(({ path }) => leadsTo(url, path))
  );
}

export function maySee(needs: Needs, isSignedIn: boolean, holds: (authorisation: string) => boolean): boolean {
  return needs === 'nothing' || (isSignedIn && (needs === 'signedIn' || holds(needs)));
}

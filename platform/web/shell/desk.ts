import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import type { Catalogue, Texts } from '#platform/messages.ts';
import type { Needs, Screen } from '../screens.ts';
import { type AnyCatalogue, useCodeTexts } from '../texts.ts';
import type { BasisCalls } from './basis.ts';
import type { Bell, MenuCount } from './menu-counts.ts';
import { titleKey } from '#platform/title-key.ts';
import type { RecordPage, WorkplaceCalls } from './workplace.ts';

export type MenuIcons = Readonly<Record<string, LucideIcon>>;

/** Something that can be begun from anywhere, such as `New customer`. */
export interface DeskAction<Title extends string = string> {
  readonly title: Title;
  readonly url: string;
  readonly needs: Needs;
}

/** What makes the general desk this product's: its screens, their names, its menu icons, what is loaded after sign-in. */
export interface Desk<Titles extends Texts = Texts> {
  readonly product: string;
  readonly screens: readonly Screen<keyof Titles & string>[];
  /** Titles of screens and menu groups. */
  readonly titles: Catalogue<Titles>;
  /** By the title of a section or a line of the menu. The same promise each time; who signs in does not wait for it. */
  readonly groupIcons: () => Promise<MenuIcons>;
  /** What waits behind lines of the menu. */
  readonly menuCounts: readonly MenuCount[];
  /** What the bell beside the person counts; none where no module has one. */
  readonly bell: Bell<keyof Titles & string> | undefined;
  /** What can be begun from anywhere. */
  readonly actions: readonly DeskAction<keyof Titles & string>[];
  /** What the drawer of a phone lists besides the menu, as far as the person may see it. */
  readonly drawerItems: readonly { readonly title: keyof Titles & string; readonly url: string }[];
  readonly basis: BasisCalls;
  readonly workplace: WorkplaceCalls;
  /** By the channel of the noun: where the search over all records leads. */
  readonly recordPages: Readonly<Record<string, RecordPage<keyof Titles & string>>>;
  /** Lookups that screens will need; one that fails is asked again by the screen that needs it, so nobody is told. */
  readonly afterSignIn: readonly (() => Promise<unknown>)[];
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Screens stand inside a DeskProvider');
  return desk;
}

/** A title in the person's language, by its key or in English; one that is not known is its own text. */
export function useTitles(): (keyOrText: string) => string {
  const find = useCodeTexts([useDesk().titles as unknown as AnyCatalogue]);
  return (keyOrText) => find(keyOrText) ?? find(titleKey(keyOrText)) ?? keyOrText;
}

import type { DashboardPart } from './dashboard/parts.ts';
import type { Screen } from './screens.ts';
import type { DeskAction } from './shell/desk.ts';
import type { Bell, MenuCount } from './shell/menu-counts.ts';
import type { RecordPage } from './shell/workplace.ts';

/** What modules give each other's pages, by the name of the part; the module that shows a part adds it by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface -- Filled by the modules.
export interface WebParts {}

type PartLists = { readonly [Part in keyof WebParts]?: readonly WebParts[Part][] };

/** All that the pages of a module are given by the others. */
export type AllParts = <Part extends keyof WebParts>(part: Part) => readonly WebParts[Part][];

/** A module as the desk knows it. Its code behind the screens is fetched when they are shown. */
export interface WebModule<Title extends string = string> extends PartLists {
  /** Its folder in its district, `modules/<district>/`. */
  readonly name: string;
  readonly screens?: readonly Screen<Title>[] | ((all: AllParts) => readonly Screen<Title>[]);
  /** Where the search over all records leads, by the channel of the noun. */
  readonly recordPages?: Readonly<Record<string, RecordPage<Title>>>;
  /** What waits behind its lines of the menu. */
  readonly menuCounts?: readonly MenuCount[];
  /** What the bell beside the person counts, and where it leads. */
  readonly bell?: Bell<Title>;
  /** What can be begun from anywhere, by Ctrl K. */
  readonly actions?: readonly DeskAction<Title>[];
  /** What it puts onto the dashboard. */
  readonly dashboard?: readonly DashboardPart[];
}

export function webModule<const Title extends string = never>(declared: WebModule<Title>): WebModule<Title> {
  return declared;
}

/** The screens of all modules, in their order; each knows the parts that others give it. */
export function screensOf<Title extends string>(modules: readonly WebModule<Title>[]): readonly Screen<Title>[] {
  const all: AllParts = <Part extends keyof WebParts>(part: Part) =>
    modules.flatMap((each): readonly WebParts[Part][] => (each as PartLists)[part] ?? []);
  return modules.flatMap(({ screens = [] }) => (typeof screens === 'function' ? screens(all) : screens));
}

import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import type { GallerySection } from './section.ts';

const section = (id: string, title: string, load: () => Promise<GallerySection['Section']>): GallerySection => ({
  id,
  title,
  Section: lazyWithRetry(load),
});

/** The bricks of the desk, fetched when they are shown: they bring a router and a query client. */
export const deskSections: readonly GallerySection[] = [
  section('sign-in', 'Sign-in', async () => (await import('./desk/SignIn.tsx')).SignIn),
  section('desk-pages', 'Pages of the desk', async () => (await import('./desk/DeskPages.tsx')).DeskPages),
  section('floating', 'Menus, popovers, states', async () => (await import('./desk/FloatingParts.tsx')).FloatingParts),
  section('list', 'List', async () => (await import('./desk/Lists.tsx')).PlainList),
  section('list-states', 'List: states', async () => (await import('./desk/Lists.tsx')).ListStates),
  section('cards', 'Card table', async () => (await import('./desk/Cards.tsx')).Cards),
  section('form', 'Form', async () => (await import('./desk/Forms.tsx')).Forms),
  section('lines', 'Documents with lines', async () => (await import('./desk/OrderLines.tsx')).OrderLines),
  section('map', 'Map', async () => (await import('./desk/Maps.tsx')).Maps),
  section('records', 'Record, history', async () => (await import('./desk/Records.tsx')).Records),
  section('decisions', 'Decisions', async () => (await import('./desk/DecisionScene.tsx')).DecisionScene),
  section('papers', 'Documents to customers', async () => (await import('./desk/Papers.tsx')).Papers),
  section('viewer', 'Document viewer', async () => (await import('./desk/Documents.tsx')).Documents),
];

import type { GallerySection } from './section.ts';

/** The bricks of the desk. */
export const deskSections: readonly GallerySection[] = [];

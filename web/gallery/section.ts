import type { ComponentType } from 'react';

/** One part of the gallery: a brick, in all its states. */
export interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
}

export { workplaceOperations } from './operations.ts';
export type { SearchProvider } from './search.ts';

export { RecentSuppliers } from './RecentSuppliers.tsx';
export { SupplierAttention } from './SupplierAttention.tsx';
export { SupplierFigures } from './SupplierFigures.tsx';

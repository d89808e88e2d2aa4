import {
  Car,
  ChartColumn,
  FileCheck,
  FileText,
  Fuel,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Truck,
  UserCog,
  Users,
  Warehouse,
} from 'lucide-react';
import type { texts } from './titles/en.ts';

/** The icon of each group of the menu, by its title key. */
export const menuIcons: Partial<Record<keyof typeof texts, LucideIcon>> = {
  dashboard: LayoutDashboard,
  loads: Truck,
  customers: Users,
  suppliers: Warehouse,
  invoices: ReceiptText,
  documents: FileText,
  rates: Fuel,
  vehicles: Car,
  finance: Landmark,
  settings: Settings,
  users: UserCog,
  reports: ChartColumn,
  podLoads: FileCheck,
};

// The front door for public pages: a carrier's phone must not fetch what staff work with.
export { NamedDriverFields, NamedVehicleFields } from './named/NamedFields.tsx';
export {
  driverInput,
  emptyDriver,
  emptyVehicle,
  namedDriverForm,
  namedVehicleForm,
  vehicleInput,
} from './named/named-forms.ts';

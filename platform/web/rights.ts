import { authorisation, type Operations, type Service, type ServiceName } from '#platform/operation.ts';
import { useCan } from './signed-in.ts';

/**
 * The hook of a service that asks whether the person may call one of its operations:
 * `export const useMay = rightsOf(supplierService)`. Only shows and hides: the server decides.
 */
export function rightsOf<Ops extends Operations>(service: Service<ServiceName, Ops>) {
  return function useMay(operation: keyof Ops & string): boolean {
    return useCan(authorisation(service.name, operation));
  };
}

import { useCodeTexts } from '#platform/web/texts.ts';
import { vehicleTexts } from '#modules/parties/vehicles/messages/index.ts';

const catalogues = [vehicleTexts] as const;

/** What a class of vehicle is called. */
export function useVehicleKinds(): (kind: string) => string {
  const words = useCodeTexts(catalogues);
  return (kind) => words(`kind_${kind}`) ?? kind;
}

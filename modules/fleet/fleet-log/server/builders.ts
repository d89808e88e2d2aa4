export async function buildFleetLog(): Promise<void> {}

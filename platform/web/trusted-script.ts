interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of a worker's script, as the page's policy wants it (`require-trusted-types-for 'script'`): only scripts of
 * the app's own origin pass.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('own-workers', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError('Only own scripts run in workers');
      return url;
    },
  });
  return policy.createScriptURL(address);
}

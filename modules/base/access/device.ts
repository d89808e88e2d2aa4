/** Order matters: Edge and Opera say that they are Chrome, Chrome that it is Safari; an iPad that it is a Mac's cousin. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome, Windows` of a user agent: names that people know their devices by. Anything else is shown as it is, shortened. */
export function deviceOf(agent: string): string {
  const named = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return named.length > 0 ? named.join(', ') : agent.slice(0, 60);
}

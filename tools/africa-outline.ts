// Writes platform/web/map/africa-outline.ts, the outlines of the African countries, from Natural Earth (public domain) as
// the npm package world-atlas 2.0.2 brings it: node tools/africa-outline.ts FOLDER/world-atlas/countries-50m.json
import { readFileSync, writeFileSync } from 'node:fs';
import { iso31661NumericToAlpha2 } from 'iso-3166';
import { africanCountries } from '#platform/africa.ts';

interface Atlas {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly id?: string;
        readonly type: 'Polygon' | 'MultiPolygon';
        readonly properties: { readonly name: string };
        readonly arcs: readonly unknown[];
      }[];
    };
  };
}

/** Of a degree: about a kilometre, less than the outlines themselves are wrong by. */
const step = 0.01;
/** Islands of fewer corners are specks on every scale at which outlines are of use. */
const cornersAtLeast = 4;

const atlas = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Atlas;
const { scale, translate } = atlas.transform;

/** Each arc as steps of longitude and latitude. */
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [
      Math.round((x * scale[0] + translate[0]) / step),
      Math.round((y * scale[1] + translate[1]) / step),
    ] as const;
  });
});

/** One that counts backwards is the arc of a neighbour, walked the other way. */
function arcAt(index: number): (typeof arcs)[number] {
  return index >= 0 ? arcs[index]! : arcs[~index]!.toReversed();
}

function ringOf(indexes: readonly number[]): readonly (readonly [number, number])[] {
  const corners = indexes.flatMap((index, place) => arcAt(index).slice(place === 0 ? 0 : 1));
  return corners.filter(([x, y], place) => place === 0 || x !== corners[place - 1]![0] || y !== corners[place - 1]![1]);
}

/** First the corner where it begins, then the step to each next one. */
function encoded(ring: readonly (readonly [number, number])[]): number[] {
  return ring.flatMap(([x, y], place) => {
    const [fromX, fromY] = ring[place - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}

/** Somaliland is drawn for itself there, and has no code. */
const codeOf = (id: string | undefined, name: string) =>
  name === 'Somaliland' ? 'SO' : id && iso31661NumericToAlpha2[id];

const outlines = new Map<string, number[][]>();
for (const { id, type, properties, arcs: shape } of atlas.objects.countries.geometries) {
  const code = codeOf(id, properties.name);
  if (!africanCountries.some((country) => country.code === code)) continue;
  const polygons = (type === 'Polygon' ? [shape] : shape) as readonly (readonly (readonly number[])[])[];
  const rings = polygons.map((polygon) => ringOf(polygon[0]!)).filter((ring) => ring.length >= cornersAtLeast);
  outlines.set(code!, [...(outlines.get(code!) ?? []), ...rings.map(encoded)]);
}

const lines = [...outlines].toSorted().map(([code, rings]) => `  ${code}: ${JSON.stringify(rings)},`);
writeFileSync(
  new URL('../platform/web/map/africa-outline.ts', import.meta.url),
  `// Written by tools/africa-outline.ts from Natural Earth (public domain), as world-atlas 2.0.2 brings it; not edited by hand.
import type { AfricanCountryCode } from '#platform/africa.ts';

/** Of a degree. */
export const outlineStep = ${step};

/**
 * The outline of each country as rings: the longitude and latitude of the first corner, then the step to each next one.
 */
// oxfmt-ignore
export const africaOutline: Readonly<Partial<Record<AfricanCountryCode, readonly (readonly number[])[]>>> = {
${lines.join('\n')}
};
`,
);

import { bamboos, clouds, dunes, forest, peaks, roofs, waves } from '@baize/art/slots/layers/land';
import type { Layer } from '@baize/art/slots/layers/layer';
import {
  fireworks,
  lanterns,
  moonlight,
  petals,
  rays,
  stars,
  sunrise,
} from '@baize/art/slots/layers/sky';
import { cave, pond, reef } from '@baize/art/slots/layers/water';
import type { WORLDS } from '@baize/art/worlds';

type Place = { readonly day: readonly Layer[]; readonly night: readonly Layer[] };

/** Where games are played whose motif is at home in a world: a title has one of them. */
export const PLACES: Readonly<Record<keyof typeof WORLDS, readonly Place[]>> = {
  sea: [
    { day: [rays, reef], night: [stars, reef] },
    { day: [sunrise, waves], night: [moonlight, waves] },
    { day: [rays, cave], night: [stars, cave] },
  ],
  voyage: [
    { day: [sunrise, waves], night: [stars, moonlight, waves] },
    { day: [clouds, waves], night: [moonlight, waves] },
  ],
  table: [{ day: [rays, roofs], night: [stars, lanterns, roofs] }],
  temple: [
    { day: [sunrise, peaks], night: [stars, moonlight, peaks] },
    { day: [rays, roofs], night: [lanterns, roofs] },
    { day: [sunrise, roofs, petals], night: [fireworks, roofs] },
  ],
  garden: [
    { day: [sunrise, pond], night: [stars, moonlight, pond] },
    { day: [rays, forest], night: [moonlight, forest] },
    { day: [sunrise, bamboos, petals], night: [stars, bamboos, petals] },
  ],
  treasure: [
    { day: [rays, cave], night: [stars, cave] },
    { day: [sunrise, dunes], night: [stars, moonlight, dunes] },
    { day: [rays, peaks], night: [fireworks, peaks] },
  ],
  sky: [
    { day: [sunrise, clouds], night: [stars, moonlight, clouds] },
    { day: [clouds, peaks], night: [stars, peaks] },
    { day: [rays, clouds], night: [fireworks, clouds] },
  ],
  feast: [
    { day: [rays, lanterns, roofs], night: [fireworks, roofs] },
    { day: [sunrise, dunes], night: [lanterns, dunes] },
    { day: [rays, forest], night: [fireworks, forest] },
  ],
};
